import Testing
import Words

@testable import HangmanModel

@Suite struct ParTests {
  private let lists = WordCollection.embedded.filter { !$0.universe.isOfPhrases }

  @Test func everyLengthOfTheListsOfWordsHasOne() {
    #expect(lists.count == 3)
    for list in lists {
      for (setter, length) in Setter.all.flatMap({ setter in
        list.universe.lengths.map { (setter, $0) }
      }) {
        let par = list.par(forLength: length, by: setter)
        #expect(par.map((0...25).contains) == true, "\(list.id) \(setter) \(length)")
      }
    }
  }

  @Test func phrasesAndListsOfOnesOwnHaveNone() throws {
    for list in [try #require(WordCollection.embedded(named: "phrases")).id, .init(rawValue: "/a")]
    {
      let setup = GameSetup(list: list, length: 0, allowed: 8, setter: .imp)
      #expect(setup.par == nil && setup.allowed(for: .fair) == nil)
    }
    #expect(WordCollection.standard.par(forLength: 99, by: .imp) == nil)
  }

  /// Each guess at a word of one letter can be a miss, but for the last one.
  @Test func withOneLetterItIsOneLessThanThereAreWords() throws {
    for list in lists {
      let words = try #require(list.universe.words(ofLength: 1))
      #expect(list.par(forLength: 1, by: .imp) == words.count - 1)
      #expect(list.par(forLength: 1, by: "devil") == words.count - 1)
    }
  }

  @Test func theEasesLeaveFourTwoAndOne() throws {
    let setup = GameSetup(list: WordCollection.standard.id, length: 8, allowed: 3, setter: .imp)
    let par = try #require(setup.par)
    #expect(GameSetup.Ease.allCases.map(setup.allowed) == [par + 4, par + 2, par + 1])
    var greatest = setup
    greatest.length = 1
    #expect(GameSetup.Ease.allCases.map(greatest.allowed) == [26, 26, 26])
  }

  @Test(arguments: [(["NOON", "BOAR"], 24), (["AA"], 25), (["ICE-"], 23)])
  func aGameHasNoMoreWrongLettersThanItsWordsLeave(words: [String], most: Int) {
    let list = WordList(words)
    #expect(WordUniverse([list]).mostMisses(forLength: list.length) == most)
    #expect(WordUniverse([list]).mostMisses(forLength: 9) == nil)
  }

  @Test(arguments: [([3, 1, 1], 3, 2), ([4, 2], 4, 3), ([0], 0, 0)])
  func itIsTheMostMissesOrTheMeanRoundedUp(misses: [Int], most: Int, mean: Int) {
    func score(_ guesser: GuesserKind) -> ArenaScore {
      var score = ArenaScore(allowed: 8)
      let more = [.perfect, .minimax].contains(guesser) ? 0 : 9
      for misses in misses { score.add(misses: misses + more, guesses: 0) }
      return score
    }
    let pars = [Setter.imp, .trickster, .angel, .good].map {
      $0.par(forLength: 8, of: .standard, play: score)
    }
    #expect(pars == [most, most, most, mean])
  }

  /// The lengths whose value is found at once.
  @Test(arguments: [
    ("webster", [1, 2, 8, 16, 24]), ("english", [1, 10, 18, 22]), ("dutch", [2, 24, 32, 50]),
  ])
  func againstTheDevilItIsWhatPerfectPlayComesTo(name: String, lengths: [Int]) throws {
    let list = try #require(WordCollection.embedded(named: name))
    for length in lengths {
      let par = Setter.devil.par(forLength: length, of: list) { _ in ArenaScore(allowed: 8) }
      #expect(list.par(forLength: length, by: .devil) == par, "\(name), \(length)")
    }
  }
}

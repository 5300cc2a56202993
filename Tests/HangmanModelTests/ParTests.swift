import Testing
import Words

@testable import HangmanModel

@Suite struct ParTests {
  private let lists = Library.embedded.lists.filter { !$0.universe.isOfPhrases }

  @Test func everyLengthOfTheListsOfWordsHasOne() {
    #expect(lists.count == 3)
    for list in lists {
      for (setter, length) in Setter.all.flatMap({ setter in
        list.universe.lengths.map { (setter, $0) }
      }) {
        let par = list.universe.par(forLength: length, by: setter)
        #expect(par.map((0...25).contains) == true, "\(list.id) \(setter) \(length)")
      }
    }
  }

  @Test func phrasesAndListsOfOnesOwnHaveNone() throws {
    let phrases = try #require(Library.embedded.named("phrases"))
    let setup = GameSetup(list: phrases.id, subject: .phrase(nil), allowed: 8, setter: .imp)
    #expect(phrases.universe.par(of: setup) == nil)
    // Also where ten words are called by the name of a list that has one.
    #expect(WordUniverse([WordList(["BEARHUGS"])]).par(of: .standard) == nil)
    #expect(Library.embedded.standard.universe.par(forLength: 99, by: .imp) == nil)
  }

  /// Each guess at a word of one letter can be a miss, but for the last one.
  @Test func withOneLetterItIsOneLessThanThereAreWords() throws {
    for list in lists {
      let words = try #require(list.universe.words(ofLength: 1))
      #expect(list.universe.par(forLength: 1, by: .imp) == words.count - 1)
      #expect(list.universe.par(forLength: 1, by: "devil") == words.count - 1)
    }
  }

  @Test func theDifficultiesLeaveFourTwoAndOne() {
    #expect(Difficulty.named.map { $0.allowed(withPar: 6) } == [10, 8, 7])
    #expect(Difficulty.named.map { $0.allowed(withPar: nil) } == [10, 8, 7])
    #expect(Difficulty.named.map { $0.allowed(withPar: 25) } == [26, 26, 26])
    #expect(Difficulty.custom(9).allowed(withPar: 25) == 9)
  }

  @Test(arguments: [(["NOON", "BOAR"], 24), (["AA"], 25), (["ICE-"], 23)])
  func aGameHasNoMoreWrongLettersThanItsWordsLeave(words: [String], most: Int) {
    let list = WordList(words)
    #expect(WordUniverse([list]).mostMisses(forLength: list.length) == most)
    #expect(WordUniverse([list]).mostMisses(forLength: 9) == nil)
  }

  @Test(arguments: [([3, 1, 1], 3, 2), ([4, 2], 4, 3), ([0], 0, 0)])
  func itIsTheMostMissesOrTheMeanRoundedUp(misses: [Int], most: Int, mean: Int) {
    func score(_ guesser: Guesser) -> ArenaScore {
      var score = ArenaScore(allowed: 8)
      let more = [.perfect, .minimax].contains(guesser) ? 0 : 9
      for misses in misses { score.add(misses: misses + more, guesses: 0) }
      return score
    }
    let pars = [Setter.imp, .trickster, .angel, .good].map {
      $0.par(forLength: 8, of: Library.embedded.standard, play: score)
    }
    #expect(pars == [most, most, most, mean])
  }

  /// The lengths whose value is found at once.
  @Test(arguments: [
    ("webster", [1, 2, 8, 16, 24]), ("english", [1, 10, 18, 22]), ("dutch", [2, 24, 32, 50]),
  ])
  func againstTheDevilItIsWhatPerfectPlayComesTo(name: String, lengths: [Int]) throws {
    let list = try #require(Library.embedded.named(name))
    for length in lengths {
      let par = Setter.devil.par(forLength: length, of: list) { _ in ArenaScore(allowed: 8) }
      #expect(list.universe.par(forLength: length, by: .devil) == par, "\(name), \(length)")
    }
  }
}

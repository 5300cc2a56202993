import HangmanModel
import Testing
import Words

@Suite struct HyphenTests {
  @Test func evilStartsWithTheWordsThatShowNothing() throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: 11))
    let game = try Game(list)
    #expect(game.round.candidates.count == 25_962)
    #expect(game.round.board.pattern.description == "___________")
  }

  @Test(arguments: [(11, "JEAN-PIERRE"), (15, "JEAN-CHRISTOPHE")])
  func goodMayPickAHyphenatedName(length: Int, name: String) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    var chances = try #require(
      (0...).lazy.map(SeededGenerator.init).first { chances in
        var chances = chances
        return chances.below(list.count) == list.count - 1
      })
    let candidates = GoodGameplay().startingCandidates(
      among: list, knowing: .none, using: &chances)
    #expect(candidates[0] == name)
  }

  @Test(arguments: ["JEAN-PIERRE", "JEAN-CHRISTOPHE", "O'CLOCK", "R2 D2", "A"], Setter.all)
  func aWordWithOtherCharactersCanBeWon(word: String, setter: Setter) throws {
    var game = try Game([word], setter: setter)
    let letters = Set(word.filter(\.isLetter))
    #expect(game.round.board.pattern.hiddenCount == word.filter(\.isLetter).count)
    for letter in letters { game.guess(String(letter)) }
    #expect(game.round.board.status == .won)
    #expect(game.round.board.pattern.description == word)
  }

  @Test func evilStartsWithTheLargestGroupThatShowsTheSame() throws {
    let words = ["A-BC", "D-EF", "G-HI", "ABCD", "BCDE", "AB-C"]
    for seed in 1...20 {
      let game = try Game(words, seed: UInt64(seed))
      #expect(game.words == ["A-BC", "D-EF", "G-HI"])
      #expect(game.round.board.pattern.description == "_-__")
    }
  }

  @Test func groupsOfOneSizeAreDrawnFrom() throws {
    let shown = try (1...100).map {
      try Game(["A-BC", "ABCD", "AB-C"], seed: UInt64($0)).round.board.pattern.description
    }
    #expect(Set(shown) == ["_-__", "____", "__-_"])
  }
}

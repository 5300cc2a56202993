import HangmanModel
import Testing
import Words

/// Games told again by the word at their end.
@Suite struct ReplayTests {
  @Test(arguments: Setter.all)
  func theWordTellsTheSameAsTheSetter(setter: Setter) throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 9), allowed: 6, setter: setter)
    var round = try #require(Round(setup, seed: 3, in: Library.embedded.standard.universe))
    for letter in "ETAOI".compactMap({ Letter($0) }) { round.guess(letter) }
    round.take(.letter(Letter.alphabet[25]))
    round.solve(Solution(round.candidates[0]))
    for letter in Letter.alphabet { round.guess(letter) }
    let record = round.record
    let byMoves = try #require(Replay(record, in: Library.embedded.standard.universe))
    let byWord = try #require(
      Replay(record, word: round.witness(), in: Library.embedded.standard.universe))
    #expect(byWord.steps == byMoves.steps)
  }

  @Test func aWordThatDoesNotFitTellsNothing() throws {
    let round = try #require(Round(.standard, seed: 3, in: Library.embedded.standard.universe))
    let record = round.record
    #expect(Replay(record, word: "NOWORDXX", in: Library.embedded.standard.universe) == nil)
  }
}

import HangmanModel
import PerfectPlay
import Testing
import Words

@Suite struct HintTests {
  private let words = ["BALL", "BELL", "BILL", "CALL", "DULL", "FILL", "HULL"]

  private func round(_ setter: Setter = .imp, allowed: Int = 4, seed: UInt64 = 3) throws -> Round {
    try #require(
      Round(
        GameSetup(
          list: Library.embedded.standard.id, subject: .word(length: 4), allowed: allowed,
          setter: setter),
        seed: seed, in: WordUniverse([WordList(words)])))
  }

  private func takeHint(_ round: inout Round) throws -> Letter {
    let letter = try #require(round.advice()).letter
    #expect(round.play(.hint(.letter(letter))) == .hinted)
    return letter
  }

  @Test func aHintCostsAMistakeAndNothingElse() throws {
    var round = try round()
    let before = round.candidates.count
    let letter = try takeHint(&round)
    #expect(round.board.misses == 1)
    #expect(round.candidates.count == before)
    #expect(round.board.guessed.isEmpty)
    #expect(round.board.openHint == letter)
  }

  @Test func theLastMistakeIsNeverTaken() throws {
    var round = try round(allowed: 2)
    let letter = try takeHint(&round)
    round.guess(letter)
    #expect(round.board.status != .lost || round.board.misses == 2)
    var poor = try self.round(allowed: 1)
    let named = try #require(poor.advice()).letter
    #expect(!poor.board.canTakeHint)
    #expect(poor.play(.hint(.letter(named))) == .unfit)
    #expect(poor.board.misses == 0)
  }

  @Test func thereIsNoOtherHintBeforeTheLetterIsGuessed() throws {
    var round = try round()
    let letter = try takeHint(&round)
    #expect(!round.board.canTakeHint)
    #expect(round.play(.hint(.letter(letter))) == .repeated)
    #expect(round.board.misses == 1)
    round.guess(letter)
    #expect(round.board.openHint == nil)
    #expect(round.board.hintCount == 1)
  }

  @Test(arguments: Setter.all) func noSetterForcesMoreThanAHintSays(setter: Setter) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var round = try round(setter, allowed: 26, seed: seed)
      var most = try #require(round.advice()).misses.upperBound
      while round.board.status == .playing {
        let advice = try #require(round.advice())
        #expect(advice.misses.upperBound <= most)
        let before = round.board.misses
        round.guess(advice.letter)
        most = advice.misses.upperBound - (round.board.misses - before)
      }
      #expect(most >= 0)
    }
  }

  @Test(arguments: [Setter.imp, .good]) func aRoundWithAHintIsTakenUpAndToldAgain(
    setter: Setter
  ) throws {
    let universe = WordUniverse([WordList(words)])
    var round = try round(setter)
    round.guess(try takeHint(&round))
    let told = round.record
    #expect(Replay(told, in: universe)?.steps.last?.board == round.board)
    #expect(Round(round.saved(), in: universe)?.board == round.board)
    #expect(Move.moves(in: told.moves.map(\.description).joined()) == told.moves)
  }

  @Test func gamesWithHintsHaveATableOfTheirOwn() {
    let setup = GameSetup.standard
    let entries = (0..<4).map { index in
      Kept<GameResult>(
        id: Int64(index),
        result: GameResult(
          word: "ABSTRACT", misses: index, setup: setup, isWon: true, hints: index % 2,
          finishedAt: 0))
    }
    #expect(HighScores(entries, of: setup.list, by: setup.setter).entries.map(\.id) == [0, 2])
    let helped = HighScores(entries, of: setup.list, by: setup.setter, isHelped: true)
    #expect(helped.entries.map(\.id) == [1, 3])
  }

  @Test func aHangmanPlayedElsewhereIsLookedAt() {
    let universe = WordUniverse([WordList(words)])
    let told = Consultation(
      of: Pattern(description: "_ILL"), tried: ["A", "E"].compactMap { Letter($0) }, in: universe)
    #expect(told.count == 2)
    #expect(told.words == ["BILL", "FILL"])
    #expect(told.againstVillain?.misses == 1...1)
    #expect(told.againstHonest?.holders == 1)
    let none = Consultation(of: Pattern(description: "_OLL"), tried: [], in: universe)
    #expect(none.count == 0 && none.againstVillain == nil && none.againstHonest == nil)
  }
}

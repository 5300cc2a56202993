import Testing
import Words

@testable import HangmanModel

/// Levels strung together: points, and words that don't come again.
@Suite struct RunTests {
  @Test(arguments: [
    ("", 0), ("N", 2), ("NZ", 2), ("NO", 8), ("ZNO", 7), ("ZYXNO", 5), ("ZYXWVUNO", 4),
  ])
  func aPositionIsAPointAndAWinTheLengthLessTheMisses(guesses: String, points: Int) throws {
    var game = try Game(["NOON"], misses: 26, setter: .good)
    for letter in guesses { game.guess(String(letter)) }
    #expect(game.round.points == points)
    if game.round.board.status == .playing {
      #expect(game.round.saved().runResult(at: 1) == game.round.runResult(at: 1))
    }
  }

  @Test func aSolutionRevealsAllThatIsLeft() throws {
    var game = try Game(["NO-ON"], misses: 8, setter: .good)
    game.guess("Z")
    game.solve("NOON")
    #expect(game.round.points == 4 + 5 - 1)
  }

  @Test func aLostLevelKeepsThePointsOfItsPositions() throws {
    var round = try level(["NOON"], misses: 1, continuing: Run(points: 30, found: ["DEER"]))
    for letter in "NZ" { round.guess(try #require(Letter(letter))) }
    #expect(round.board.status == .lost && round.nextRun == nil)
    let result = try #require(round.runResult(at: 7))
    #expect(result.points == 32 && result.levels == 1 && result.finishedAt == 7)
  }

  @Test(arguments: Setter.all) func noWordComesTwiceAndTheLastOneCompletesTheRun(setter: Setter)
    throws
  {
    let words = ["BEAR", "BOAR", "DEER", "HARE", "WREN"]
    for seed in 1...20 as ClosedRange<UInt64> {
      var run = Run()
      while let started = Round(
        setup(setter), seed: seed &* 31 &+ UInt64(run.level), in: WordUniverse([WordList(words)]),
        continuing: run)
      {
        var round = started
        #expect(round.run == run && round.run.level == run.found.count + 1)
        for letter in Letter.alphabet { round.guess(letter) }
        let next = try #require(round.nextRun)
        #expect(next.points == round.points && next.points > run.points)
        #expect(!run.found.contains(round.board.pattern.description))
        run = next
      }
      #expect(run.found.sorted() == words, "seed \(seed)")
    }
  }

  @Test func aRunThatIsCompleteEndsAndSoDoesALostOne() throws {
    var round = try level(["NOON"], misses: 8, continuing: Run(points: 3, found: ["DEER"]))
    for letter in "NO" { round.guess(try #require(Letter(letter))) }
    let game = FinishedGame(round, at: 9)
    #expect(game.level == 2 && game.points == 11 && game.runState == .complete)
    #expect(
      round.runResult(at: 9)
        == RunResult(
          kind: RunKind(round.board.setup, .steady), points: 11, levels: 2, finishedAt: 9))
    var lost = try level(["NOON"], misses: 1)
    lost.guess(try #require(Letter("Z")))
    #expect(FinishedGame(lost, at: 9).runState == .lost)
  }

  @Test func aRunGoesOnWithTheRoundOfItsNextLevel() throws {
    var round = try level(["NOON"], misses: 8)
    for letter in "NO" { round.guess(try #require(Letter(letter))) }
    let next = try level(["NOON", "DEER"], misses: 8, continuing: try #require(round.nextRun))
    let game = FinishedGame(round, next: next, at: 9)
    #expect(game.level == 1 && game.points == 8 && game.runState == .goesOn)
    #expect(
      next.saved().record.run == Run(points: 8, found: ["NOON"]) && next.candidates[0] == "DEER")
  }

  @Test func aSavedRoundWithAWordThatTheRunHasUsedIsRefused() throws {
    let universe = WordUniverse([WordList(["NOON", "DEER"])])
    for setter in Setter.all {
      var saved = try #require(Round(setup(setter), seed: 3, in: universe)).saved()
      #expect(Round(saved, in: universe) != nil)
      saved.record.run.found = ["NOON", "DEER"]
      #expect(Round(saved, in: universe) == nil)
    }
  }

  private func setup(_ setter: Setter, misses: Int = 26) -> GameSetup {
    GameSetup(
      list: ListID("test"), subject: .word(length: 4), allowed: misses, setter: setter)
  }

  private func level(
    _ words: [String], misses: Int, continuing run: Run = Run()
  ) throws -> Round {
    try #require(
      Round(
        setup(.good, misses: misses), seed: 1, in: WordUniverse([WordList(words)]),
        continuing: run))
  }
}

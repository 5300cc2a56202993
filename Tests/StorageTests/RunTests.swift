import HangmanModel
import SQLite
import Testing
import Words

@testable import Storage

/// Runs: a won game and the round of the next level change places, and what a run came to is kept once.
@Suite struct RunTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  private let second = round(2, run: Run(points: 9, found: ["BOAR"]))
  private let third = round(3, run: Run(points: 20, found: ["BOAR", "DEER"]))

  @Test func theNextLevelTakesThePlaceOfTheRoundThatHasEnded() throws {
    var store: GameStore? = open()
    store?.save(round(1))
    let kept = store?.keep(won("BOAR"), next: second)
    #expect(kept?.game == 1 && kept?.run == nil)
    #expect(open().claimAny() == nil)
    store = nil
    #expect(open().words == ["BOAR"])
    #expect(open().waitingRounds().map(\.round) == [second])
    #expect(History(open()).runTables().isEmpty)
  }

  @Test func theNextLevelIsThisProgramsOwn() {
    let store = open()
    store.save(round(1))
    for (word, level) in [("BOAR", second), ("DEER", third)] {
      #expect(store.keep(won(word), next: level) != nil)
    }
    #expect(store.keep(won("HARE"), ending: run(31, levels: 3))?.run == 1)
    #expect(store.keep(won("WREN"), next: second) == nil)
    #expect(open().words == ["BOAR", "DEER", "HARE"])
    #expect(open().waitingRounds().isEmpty)
    #expect(
      History(open()).runScores(of: RunKind(second.record.setup)).entries.map(\.result) == [
        run(31, levels: 3)
      ])
  }

  @Test func aRunWithoutPointsIsNotKept() {
    let store = open()
    store.save(round(1))
    #expect(store.keep(won("BOAR"), ending: run(0))?.run == nil)
    #expect(store.words == ["BOAR"])
    store.save(round(2))
    store.abandonRound(ending: run(0), isGivenUp: true)
    #expect(History(open()).runTables().isEmpty)
  }

  @Test func aRunThatALossEndedIsNotKeptAgainWhenAnotherIsBegun() {
    let store = open()
    store.save(round(1))
    store.keep(won("BOAR"), ending: run(5))
    store.abandonRound(ending: run(5), isGivenUp: false)
    #expect(History(open()).runScores(of: RunKind(second.record.setup)).entries.count == 1)
  }

  @Test func aRunThatIsLeftAfterAWinIsKeptOnce() {
    let store = open()
    store.save(round(1))
    store.keep(won("BOAR"), next: second)
    for _ in 1...2 { store.abandonRound(ending: run(9), isGivenUp: false) }
    #expect(
      History(open()).runScores(of: RunKind(second.record.setup)).entries.map(\.result) == [run(9)])
    #expect(open().waitingRounds().isEmpty)
  }

  @Test func theBestRunsOfAKindComeInTheirOrder() {
    let best = [
      run(30, levels: 1), run(20, levels: 4, at: 9), run(20, levels: 3, at: 1),
      run(20, levels: 3, at: 2), run(1, levels: 1),
    ]
    for run in [best[2], best[4], best[0], best[3], best[1]] { end(run) }
    #expect(
      History(open()).runScores(of: RunKind(round(1).record.setup)).entries.map(\.result) == best)
    #expect(
      History(open()).runScores(of: RunKind(round(1).record.setup), limit: 2).entries.map(\.result)
        == Array(best.prefix(2)))
  }

  /// Stores of before have such runs too.
  @Test func aRunWithoutALevelIsNotAmongTheBest() {
    let kind = RunKind(round(1).record.setup)
    end(run(9, levels: 0))
    #expect(History(open()).runScores(of: kind).entries.isEmpty)
    #expect(History(open()).runTables(first: kind).isEmpty)
    end(run(3))
    end(run(8, levels: 0))
    #expect(History(open()).runTables().flatMap(\.entries).map(\.result) == [run(3)])
  }

  @Test(arguments: [
    (dutch, Setter.imp, Subject?.some(.word(length: 5)), Difficulty.custom(8), false),
    (webster, .imp, .phrase(nil), .custom(8), false),
    (webster, .imp, .phrase(Category(rawValue: "Plants")), .custom(8), false),
    (webster, .imp, .word(length: 5), .custom(9), false),
    (webster, .good, .word(length: 5), .custom(8), false),
    (webster, .imp, .word(length: 5), .custom(8), true), (webster, .imp, nil, .custom(8), true),
    (webster, .imp, .word(length: 5), .fair, true), (webster, .imp, nil, .hard, true),
  ])
  func eachKindHasRunsOfItsOwn(
    list: ListID, setter: Setter, subject: Subject?, begin: Difficulty, climbs: Bool
  ) {
    let other = RunKind(
      list: list, setter: setter, subject: subject, difficulty: begin, climbs: climbs)
    end(run(3))
    end(run(4, of: other))
    end(run(5))
    #expect(History(open()).runScores(of: other).entries.map(\.result.points) == [4])
    #expect(History(open()).runTables().map(\.kind) == [run(3).kind, other])
    #expect(History(open()).runTables(first: other).map(\.entries.count) == [1, 2])
  }

  @Test func aGameOfARunIsToldAgainWithTheLevelsBeforeIt() throws {
    let before = Run(points: 17, found: ["BOARDING", "O'CLOCKS"])
    var round = try #require(
      Round(.standard, seed: 5, in: Library.embedded.standard.universe, continuing: before))
    let store = open()
    store.save(round.saved())
    #expect(open().claimAny() == nil)
    for letter in Letter.alphabet { round.guess(letter) }
    let game = History(store).add(round, next: nil, at: 1)
    let record = History(open()).record(of: try #require(game.id))
    #expect(record == game.record && record?.run == before)
    let run = try #require(
      History(open()).runScores(of: RunKind(.standard), limit: 1).entries.first)
    #expect(run.id == game.runID && run.result.levels == 2 && run.result.points == game.points)
  }

  @Test func aRunGoesOnWithTheRoundOfItsNextLevel() throws {
    let universe = Library.embedded.standard.universe
    var setup = GameSetup.standard
    setup.setter = .good
    var round = try #require(Round(setup, seed: 5, in: universe))
    let store = open()
    store.save(round.saved())
    for letter in round.candidates[0].compactMap({ Letter($0) }) { round.guess(letter) }
    let next = try #require(round.nextLevel(otherwise: 1))
    let game = History(store).add(round, next: next, at: 9)
    #expect(game.runState == .goesOn && game.id == 1 && game.runID == nil)
    store.leaveRound()
    #expect(store.waitingRounds().map(\.round) == [next.saved(at: 9)])
    #expect(History(store).runTables().isEmpty)
  }

  @Test func aRoundOfPhrasesSurvivesReopening() {
    var saved = round(4, run: Run(points: 40, found: ["ACORN BARNACLE", "TREE"]))
    saved.record.setup.subject = .phrase(Category(rawValue: "Animals"))
    saved.record.moves = Move.moves(in: "E(BOARS)A") ?? []
    open().save(saved)
    #expect(open().claimAny() == saved)
  }

  @Test(arguments: ["E?", "E?7", "E(BO", "(bo)", "E)"])
  func aRoundWhoseMovesCannotBeReadIsNone(moves: String) throws {
    open().save(round(1))
    try open().database?.run("UPDATE round SET guessed = ?", [moves])
    #expect(open().claimAny() == nil)
    #expect(open().waitingRounds().isEmpty)
    #expect(open().takeNotice() == nil)
  }

  private func end(_ run: RunResult) {
    let store = open()
    store.save(round(1))
    store.abandonRound(ending: run, isGivenUp: false)
  }
}

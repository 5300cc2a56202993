import HangmanModel
import SQLite
import Testing
import Words

@testable import Storage

/// Rounds that nobody plays, to be chosen from.
@Suite struct WaitingRoundTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  @Test func theRoundsThatWaitAreListedTheLatestFirst() throws {
    for number in 1...3 { open().save(round(UInt64(number), list: number == 2 ? dutch : webster)) }
    let store = open()
    store.save(round(4))
    let holder = try Victim("hold", folder.store)
    #expect(holder.firstLine().hasPrefix("claimed"))
    #expect(store.waitingRounds().map(\.round) == [round(2, list: dutch), round(1)])
    _ = holder.kill()
    #expect(store.waitingRounds().map(\.id) == [3, 2, 1])
    #expect(open().waitingRounds().map(\.id) == [3, 2, 1])
  }

  @Test func aRoundThatIsTakenUpLeavesThisProgramsToWait() {
    for number in 1...2 { open().save(round(UInt64(number))) }
    let store = open()
    store.save(round(3))
    #expect(store.claimRound(1) == round(1))
    #expect(store.waitingRounds().map(\.id) == [3, 2])
    #expect(open().claimRound(1) == nil)
    #expect(open().claimRound(3) == round(3))
    store.keep(won("BOAR"))
    #expect(open().waitingRounds().map(\.id) == [3, 2])
  }

  @Test func aRoundThatDoesNotWaitIsNeitherTakenUpNorDropped() throws {
    let store = open()
    store.save(round(1))
    let other = open()
    other.save(round(2))
    for id in [1, 2, 99] as [Int64] {
      #expect(store.claimRound(id) == nil)
      #expect(!store.dropRound(id, at: 1))
    }
    #expect(other.keep(won("DEER")) != nil)
    #expect(store.keep(won("BOAR")) != nil)
  }

  @Test func aDroppedRoundEndsItsRunAndAStreak() {
    let store = open()
    let setup = round(1).record.setup
    store.play(won("BOARS"))
    open().save(round(2, run: Run(points: 9, found: ["BOARS"])))
    #expect(History(store).statistics(of: Statistics.Scope())?.currentStreak == 1)
    #expect(store.dropRound(2, at: 50))
    #expect(!store.dropRound(2, at: 50))
    #expect(store.waitingRounds().isEmpty)
    // The board of `round` shows one letter.
    #expect(History(store).runScores(of: RunKind(setup)).entries.map(\.result) == [run(10, at: 50)])
    for scope in Statistics.Scope.all(with: setup) {
      #expect(History(store).statistics(of: scope)?.currentStreak == 0)
      #expect(History(store).statistics(of: scope)?.games == 1)
    }
  }

  @Test func aDroppedRoundThatNobodyBeganToGuessEndsNoStreak() {
    let store = open()
    store.play(won("BOARS"))
    var fresh = round(2)
    (fresh.record.moves, fresh.misses, fresh.pattern) = ([], 0, "____-")
    open().save(fresh)
    #expect(store.dropRound(2, at: 50))
    #expect(History(store).statistics(of: Statistics.Scope())?.currentStreak == 1)
    #expect(History(store).runTables().isEmpty)
  }

  @Test func whereNothingCanBeSavedOnlyRoundsOfThisProgramWait() throws {
    open().save(round(1))
    let store = open()
    store.save(round(2))
    try store.database?.execute("PRAGMA query_only = 1")
    store.save(round(3))
    #expect(store.waitingRounds().isEmpty)
    #expect(store.claimRound(1) == nil)
    #expect(open().waitingRounds().map(\.id) == [1])
  }
}

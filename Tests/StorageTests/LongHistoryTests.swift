import HangmanModel
import SQLite
import Testing

@testable import Storage

/// However many games there are, only the rows that are shown or written cost anything.
@Suite struct LongHistoryTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func expectCheap(_ log: StatementLog, _ count: Int) throws {
    #expect(log.begun.filter { $0.contains("game") }.count >= count, "\(log.begun)")
    #expect(try log.costlySteps() == [])
  }

  @Test func aGamesEndAndItsTablesGoByAnIndex() throws {
    let store = GameStore.open(at: folder.store)
    store.play(won("FIRST", list: dutch))
    let log = StatementLog(of: try #require(store.database))
    let id = try #require(store.play(won("BOAR")))
    #expect(History(store).tables().map(\.entries.count) == [1, 1])
    _ = History(store).record(of: id)
    try expectCheap(log, 5)
  }

  @Test func statisticsAreReadFromNoGame() throws {
    let store = GameStore.open(at: folder.store)
    store.play(won("BOAR"))
    let log = StatementLog(of: try #require(store.database))
    #expect(History(store).statistics().map(\.games) == [1, 1, 1])
    #expect(log.begun.count >= 7)
    #expect(log.begun.allSatisfy { !$0.contains("FROM game") }, "\(log.begun)")
    #expect(try log.costlySteps() == [])
  }

  @Test func aTableIsReadWhenItIsAskedFor() throws {
    let store = GameStore.open(at: folder.store)
    for setter in Setter.all { store.play(won("BOAR", setter: setter)) }
    let log = StatementLog(of: try #require(store.database))
    let tables = History(store).tables()
    #expect(tables.count == Setter.all.count)
    #expect(log.begun.allSatisfy { !$0.contains("LIMIT") }, "\(log.begun)")
    #expect(tables.last?.entries.count == 1)
    #expect(log.begun.filter { $0.contains("LIMIT") }.count == 2)
    #expect(try log.costlySteps() == [])
  }

  @Test func runsAreReadByAnIndex() throws {
    let store = GameStore.open(at: folder.store)
    for points in 1...3 {
      store.save(round(1))
      store.abandonRound(ending: run(points), isGivenUp: true)
    }
    let log = StatementLog(of: try #require(store.database))
    #expect(History(store).runTables().map(\.entries.count) == [3])
    #expect(log.begun.count >= 2)
    #expect(try log.costlySteps() == [])
  }

  @Test func aLookGoesByAnIndex() throws {
    GameStore.open(at: folder.store).play(won("BOAR"))
    let words = try Store.looking(at: folder.store) { store in
      let log = StatementLog(of: try #require(store.database))
      let tables = History(GameStore(store)).tables()
      try expectCheap(log, 1)
      return tables.flatMap(\.entries).map(\.result.word)
    }
    #expect(words == ["BOAR"])
  }

  @Test func whatFallsBackToMemoryIsAllThereWasAndReadByAnIndex() throws {
    for misses in (1...26).reversed() {
      for setter in Setter.all {
        // All of one length, so that par is the same for all.
        let word = "W\(misses + 10)"
        GameStore.open(at: folder.store).play(won(word, misses: misses, setter: setter))
      }
    }
    let store = GameStore.open(at: folder.store)
    try store.database?.execute("PRAGMA query_only = 1")
    store.play(won("W99", setter: .good))
    let log = StatementLog(of: try #require(store.database))
    for setter in Setter.all {
      let best = store.highScores(by: setter).entries.map(\.result.misses)
      #expect(best == (setter == .good ? [1, 2, 3, 3, 4, 5, 6, 7, 8, 9] : Array(1...10)))
    }
    try expectCheap(log, 5)
    #expect(store.games().count == 26 * Setter.all.count + 1)
  }
}

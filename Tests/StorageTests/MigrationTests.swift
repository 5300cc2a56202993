import Foundation
import GhostModel
import HangmanModel
import SQLite
import Testing

@testable import Storage

/// Stores of earlier versions: what they hold is there, with all that was added since.
@Suite struct MigrationTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: [1, 2, 3, 4, 5, 6]) func theStatisticsAreThoseOfTheGamesThereAre(version: Int)
    throws
  {
    try make(version: version)
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == nil)
    try expectStatistics(of: store)
    #expect(store.runSetups().isEmpty)
    let next = GameStore.open(at: folder.store)
    next.play(won("BOAR"))
    #expect(next.statistics(of: Statistics.Scope())?.games == 7)
    let players = GhostStore(next.store)
    players.play(ghost(one: "Anna"))
    #expect(players.scores(against: nil).map(\.name) == ["Anna"])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6]) func aLookShowsThemAndChangesNothing(version: Int) throws {
    try make(version: version)
    let before = try folder.contents
    try Store.looking(at: folder.store) { store in
      let store = GameStore(store)
      try expectStatistics(of: store)
      #expect(store.runSetups().isEmpty)
      #expect(store.bestRuns(10, with: .standard).isEmpty)
      #expect(History(store).tables().flatMap(\.entries).count == 3)
      #expect(store.waitingRounds().map(\.round.guessed) == ["ETA", ""])
      let players = GhostStore(store.store)
      #expect(players.settings() == nil && players.names().isEmpty)
      #expect(players.scores(against: nil).isEmpty && players.resumable() == nil)
    }
    #expect(try folder.contents == before)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6]) func whereItCannotBeWrittenTheyGoOnInMemory(version: Int)
    throws
  {
    try make(version: version)
    try FileManager.default.createDirectory(
      atPath: folder.store + "-claims", withIntermediateDirectories: false)
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == .inMemory(path: folder.store, .notAFile))
    #expect(store.statistics(of: Statistics.Scope())?.games == 6)
    store.play(won("BOAR"))
    #expect(store.statistics(of: Statistics.Scope())?.games == 7)
  }

  @Test func theRoundsOfAnEarlierVersionWait() throws {
    try make(version: 2)
    let store = GameStore.open(at: folder.store)
    let waiting = store.waitingRounds()
    #expect(waiting.map(\.round.guessed) == ["ETA", ""])
    #expect(
      waiting.allSatisfy {
        $0.round.record.run == Run() && $0.round.record.setup.subject.category == nil
      })
    #expect(store.claimRound(waiting[1].id) == waiting[1].round)
  }

  @Test func aDamagedOneIsCountedAsItIsRead() throws {
    try make(version: 2)
    let file = try FileHandle(forWritingTo: URL(filePath: folder.store))
    try file.seek(toOffset: 4096 * 3)
    try file.write(contentsOf: Data(count: 4096))
    try file.close()
    let store = GameStore.open(at: folder.store)
    guard case .setAside = store.takeNotice() else { return #expect(Bool(false)) }
    try expectStatistics(of: store)
  }

  /// The kept store of 1.0.0, which has six games, brought up to a version.
  private func make(version: Int) throws {
    let kept = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Stores/1.0.0.sqlite")
    try FileManager.default.copyItem(at: kept, to: URL(filePath: folder.store))
    if version == 1 { return }
    let database = try Database(folder.store)
    for migration in Schema.migrations[1..<version] { try database.execute(migration) }
    if version > 2 {
      // The games of later versions have more columns.
      let later =
        (version < 5 ? ["hints"] : []) + (version < 6 ? ["occasion", "fingerprint"] : []) + ["par"]
      for column in later { try database.execute("ALTER TABLE game ADD COLUMN \(column) INTEGER") }
      try StatisticRows.recount(in: database)
      for column in later { try database.execute("ALTER TABLE game DROP COLUMN \(column)") }
    }
    try database.execute("PRAGMA user_version = \(version); PRAGMA journal_mode = DELETE")
  }

  private func expectStatistics(of store: GameStore) throws {
    let results = store.games().map(\.result)
    #expect(results.count == 6)
    for scope in Set(results.flatMap { Statistics.Scope.all(with: $0.setup) }) {
      var expected = Statistics(scope: scope)
      for result in results where Statistics.Scope.all(with: result.setup).contains(scope) {
        expected.add(result)
      }
      #expect(store.statistics(of: scope) == expected)
    }
    #expect(store.statistics(of: Statistics.Scope())?.wins == 3)
  }
}

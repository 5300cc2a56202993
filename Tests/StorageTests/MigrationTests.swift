import Foundation
import GhostModel
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Storage

/// Stores that programs wrote and no test: what they hold is there, with all that was added since.
@Suite struct MigrationTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// What a program wrote, and what is to be found of it.
  struct Written: CustomTestStringConvertible {
    let version: String
    let games, wins: Int
    let guessed: [String]
    let runs: [Int]
    let names: [String]

    var testDescription: String { version }

    static let all = [
      Written(version: "1.0.0", games: 6, wins: 3, guessed: ["ETA", ""], runs: [], names: []),
      Written(
        version: "582ed1d", games: 9, wins: 7, guessed: ["", "ET", "", "", ""], runs: [3],
        names: ["Anna", "Bob"]),
      // Today's, which later programs must open.
      Written(
        version: "version-7", games: 8, wins: 6, guessed: ["ET", "", "", ""], runs: [3],
        names: ["Anna", "Bob"]),
    ]

    func copy(to path: String) throws {
      let kept = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Stores/\(version).sqlite")
      try FileManager.default.copyItem(at: kept, to: URL(filePath: path))
    }

    func expect(in store: GameStore) {
      let results = store.games().map(\.result)
      #expect(results.count == games)
      for scope in Set(results.flatMap { Statistics.Scope.all(with: $0.setup) }) {
        var expected = Statistics(scope: scope)
        for result in results where Statistics.Scope.all(with: result.setup).contains(scope) {
          expected = expected.counting(result)
        }
        #expect(History(store).statistics(of: scope) == expected)
      }
      #expect(History(store).statistics(of: Statistics.Scope())?.wins == wins)
      #expect(History(store).tables().flatMap(\.entries).count == wins)
      // Those that are kept have no level, so they aren't among the best.
      let kept = store.store.read { try RunRow.select("ORDER BY id", in: $0) }
      #expect(kept?.map(\.content.points) == runs)
      #expect(History(store).runTables().isEmpty)
      #expect(GhostStore(store.store).scores(against: nil).map(\.name) == names)
    }
  }

  @Test(arguments: Written.all) func allOfItIsThereAndMoreCanBeKept(written: Written) throws {
    try written.copy(to: folder.store)
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == nil)
    written.expect(in: store)
    #expect(store.waitingRounds().map(\.round.guessed) == written.guessed)
    let next = GameStore.open(at: folder.store)
    next.play(won("BOAR"))
    #expect(History(next).statistics(of: Statistics.Scope())?.games == written.games + 1)
    let players = GhostStore(next.store)
    players.play(ghost(one: "Anna"))
    #expect(players.scores(against: nil).first?.name == "Anna")
  }

  @Test(arguments: Written.all) func aLookShowsItAndChangesNothing(written: Written) throws {
    try written.copy(to: folder.store)
    let before = try folder.contents
    try Store.looking(at: folder.store) { store in
      let store = GameStore(store)
      written.expect(in: store)
      #expect(store.waitingRounds().map(\.round.guessed) == written.guessed)
    }
    #expect(try folder.contents == before)
  }

  @Test(arguments: Written.all) func whereItCannotBeWrittenItGoesOnInMemory(written: Written)
    throws
  {
    try written.copy(to: folder.store)
    try FileManager.default.createDirectory(
      atPath: folder.store + "-claims", withIntermediateDirectories: false)
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == .inMemory(path: folder.store, .notAFile))
    written.expect(in: store)
    #expect(store.waitingRounds().isEmpty)
    store.play(won("BOAR"))
    #expect(History(store).statistics(of: Statistics.Scope())?.games == written.games + 1)
  }

  /// Page 4 holds settings, or what is known of the tables' sizes. Only an older store is checked when it
  /// is opened.
  @Test(arguments: Written.all.prefix(2))
  func aDamagedOneIsSetAsideAndWhatCanBeReadGoesOn(written: Written) throws {
    try written.copy(to: folder.store)
    let file = try FileHandle(forWritingTo: URL(filePath: folder.store))
    try file.seek(toOffset: 4096 * 3)
    try file.write(contentsOf: Data(count: 4096))
    try file.close()
    let store = GameStore.open(at: folder.store)
    guard case .setAside(_, _, .damaged) = store.takeNotice() else {
      Issue.record("it wasn't set aside")
      return
    }
    written.expect(in: store)
  }

  @Test(arguments: Written.all) func aDamagedVersionIsSetAsideAndAllOfItGoesOn(written: Written)
    throws
  {
    try written.copy(to: folder.store)
    let version = try Schema.version(of: Database(folder.store))
    try Database(folder.store).execute("PRAGMA user_version = \(version + 1 << 12)")
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() != nil)
    written.expect(in: store)
    #expect(store.waitingRounds().map(\.round.guessed) == written.guessed)
  }

  /// Each of those had some of the columns and tables that came between.
  @Test func aStoreOfAVersionBetweenIsSetAsideAndAllOfItGoesOn() throws {
    let written = Written.all[0]
    try written.copy(to: folder.store)
    try Database(folder.store).execute(
      """
      ALTER TABLE game ADD COLUMN list TEXT DEFAULT 'webster';
      ALTER TABLE game ADD COLUMN seed INTEGER;
      ALTER TABLE game ADD COLUMN moves TEXT;
      ALTER TABLE round ADD COLUMN seed INTEGER;
      UPDATE round SET list = 'webster' WHERE list = 'words';
      UPDATE game SET seed = 5, moves = 'ETA';
      PRAGMA user_version = 2;
      """)
    #expect(throws: FileFault.damaged) { try Seen(at: folder.store) }
    let store = GameStore.open(at: folder.store)
    #expect(
      store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-1", .damaged))
    written.expect(in: store)
    #expect(store.waitingRounds().map(\.round.guessed) == written.guessed)
    #expect(History(store).record(of: 1)?.seed == 5)
  }

  /// As after a migration that is still to come.
  @Test(arguments: Written.all) func columnsThatAreNotKnownLoseNothing(written: Written) throws {
    try written.copy(to: folder.store)
    GameStore.open(at: folder.store).close()
    for table in ["setting", "game", "round", "run", "tally", "streak", "ghostScore", "ghostName"] {
      try Database(folder.store).execute("ALTER TABLE \(table) ADD COLUMN mood TEXT DEFAULT 'x'")
    }
    try Database(folder.store).execute("PRAGMA user_version = \(1 << 12 + 7)")
    let store = GameStore.open(at: folder.store)
    guard case .setAside(_, _, .damaged) = store.takeNotice() else {
      Issue.record("it wasn't set aside")
      return
    }
    written.expect(in: store)
    #expect(store.waitingRounds().map(\.round.guessed) == written.guessed)
    store.play(won("BOAR"))
    #expect(GameStore.open(at: folder.store).games().count == written.games + 1)
  }

  @Test func whatTheLaterOneHadOfEachKindIsThere() throws {
    try Written.all[1].copy(to: folder.store)
    let store = GameStore.open(at: folder.store)
    let history = History(store)
    #expect(store.settings().length == 9 && store.settings().showsMeter)
    #expect(history.record(of: 3)?.run == Run(points: 10, found: ["NASAL", "GROOT"]))
    #expect(history.record(of: 2)?.seed == UInt64(bitPattern: -7_995_527_694_508_729_151))
    #expect(history.record(of: 9)?.moves.text == "?EETAOINSRHLDCUMFPGWY")
    #expect(History(store).latest(1).first?.result.hints == 1)
    let day = try #require(history.record(of: 8)?.occasion.day)
    #expect(store.dailyCalendar().first == day)
    let phrase = try #require(store.waitingRounds().first { $0.round.guessed == "ET" })
    let phrases = try #require(Library.embedded[ListID("phrases")])
    let round = try #require(Round(phrase.round, in: phrases.universe))
    #expect(round.run == Run(points: 16, found: ["APPLIED MATH"]))
    let players = GhostStore(store.store)
    #expect(players.settings()?.setup.opponent == .novice)
    #expect(players.resumable()?.moves.map(\.description) == ["Q", "A"])
  }
}

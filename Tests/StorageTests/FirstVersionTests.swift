import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Storage

/// A store that version 1.0.0 wrote: six games of which three were won, settings, and two rounds.
@Suite struct FirstVersionTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    let kept = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Stores/1.0.0.sqlite")
    try FileManager.default.copyItem(at: kept, to: URL(filePath: folder.store))
  }

  private let words = ["UNCHILDISHLY", "CLUMPISH", "HAGWEED"]

  @Test func allOfItIsThere() throws {
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == nil)
    let history = History(store)
    #expect(history.tables().map(\.setter) == [.imp, .good])
    #expect(history.tables().flatMap(\.entries).map(\.result.word) == words)
    #expect(store.games().map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(store.games().map(\.result.setup.subject.length) == [9, 6, 7, 8, 12, 12])
    #expect(history.record(of: 4) == nil)
    let setup = store.settings().resolved(in: .embedded).setup
    #expect(setup == GameSetup(list: webster, subject: .word(length: 7), allowed: 9, setter: .imp))
    #expect(SettingStore<Preferences>(store.store).settings() == Preferences())
  }

  @Test func allIsCarriedOverFromADamagedVersion() throws {
    try Database(folder.store).execute("PRAGMA user_version = \(Int32.min + 1)")
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() != nil)
    #expect(store.games().map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(store.settings().length == 7)
  }

  @Test func theRoundGoesOnFromItsAnswers() throws {
    let store = GameStore.open(at: folder.store)
    let saved = try #require(store.claimAny())
    #expect(saved.guessed == "ETA" && saved.record.seed == nil)
    var round = try #require(Round(saved, in: Library.embedded.standard.universe))
    #expect(round.candidates.count == 2268)
    #expect(round.record.seed == nil)
    for letter in Letter.alphabet { round.guess(letter) }
    store.save(round.saved())
    #expect(History(store).add(round, next: nil, at: 1).id == 7)
    #expect(store.claimAny()?.guessed.isEmpty == true)
  }

  @Test func aLookShowsItAndChangesNothing() throws {
    let before = try folder.contents
    let seen = try #require(try Seen(at: folder.store))
    #expect(seen.tables.map(\.setter) == [.imp, .good])
    #expect(seen.tables.flatMap(\.entries).map(\.result.word) == words)
    #expect(seen.games.count == 6)
    #expect(try folder.contents == before)
  }

  @Test func whereItCannotBeWrittenItIsShownAllTheSame() throws {
    // A folder has the name of the claims' file.
    try FileManager.default.createDirectory(
      atPath: folder.store + "-claims", withIntermediateDirectories: false)
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == .inMemory(path: folder.store, .notAFile))
    #expect(History(store).tables().flatMap(\.entries).map(\.result.word) == words)
    #expect(store.settings().length == 7)
  }

  @Test func itsTablesKeepTheirNamesAndColumns() throws {
    let database = try #require(GameStore.open(at: folder.store).database)
    func columns(_ table: String) throws -> [String] {
      try database.all("SELECT name FROM pragma_table_info(?)", [table]) { $0[0] }
    }
    #expect(try columns("setting") == ["name", "value"])
    #expect(
      try columns("game").prefix(7)
        == ["id", "word", "misses", "allowed", "mode", "isWon", "finishedAt"])
    #expect(
      try columns("round").prefix(10) == [
        "id", "list", "mode", "allowed", "misses", "pattern", "guessed", "secret",
        "candidateCounts", "generatorState",
      ])
    let strict: [String] = try database.all(
      "SELECT name FROM pragma_table_info('game') WHERE cid > 6 AND \"notnull\""
    ) { $0[0] }
    #expect(strict.isEmpty)
  }

  /// Page 4 holds the settings, 2 and 3 what is known of the tables' sizes; quick_check finds either.
  @Test(arguments: [2, 3, 4]) func aDamagedOneIsSetAsideAndWhatCanBeReadGoesOn(page: Int) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: folder.store))
    try file.seek(toOffset: UInt64(4096 * (page - 1)))
    try file.write(contentsOf: Data(count: 4096))
    try file.close()
    let store = GameStore.open(at: folder.store)
    #expect(
      store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-1", .damaged))
    #expect(History(store).tables().flatMap(\.entries).map(\.result.word) == words)
    #expect(store.games().map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(store.claimAny()?.guessed == "ETA")
    store.close()
    let next = GameStore.open(at: folder.store)
    #expect(next.takeNotice() == nil)
    #expect(next.games().count == 6)
  }
}

import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing

@testable import Storage

/// Files that can't be used as they are: the player goes on, and is told once.
@Suite struct TroubleTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  private func expectWorking(_ store: GameStore) {
    store.change { $0.length = 11 }
    #expect(store.settings().length == 11)
    #expect(store.play(won("PLAYED")) != nil)
    #expect(store.words.contains("PLAYED"))
    store.save(round(7))
  }

  @Test(arguments: [
    "not a database, whatever its name says\n", String(repeating: "x", count: 9_000),
  ])
  func aFileThatIsNoDatabaseIsSetAside(content: String) throws {
    try content.write(toFile: folder.store, atomically: true, encoding: .utf8)
    let store = open()
    #expect(
      store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-1", .damaged))
    #expect(store.takeNotice() == nil)
    expectWorking(store)
    #expect(try String(contentsOfFile: folder.store + ".damaged-1", encoding: .utf8) == content)
    #expect(open().words == ["PLAYED"])
  }

  @Test func whatWasSetAsideBeforeIsNotOverwritten() throws {
    try "first".write(toFile: folder.store + ".damaged-1", atomically: true, encoding: .utf8)
    try "log".write(toFile: folder.store + ".damaged-2-wal", atomically: true, encoding: .utf8)
    try "second".write(toFile: folder.store, atomically: true, encoding: .utf8)
    try "second's".write(toFile: folder.store + "-wal", atomically: true, encoding: .utf8)
    #expect(
      open().takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-3", .damaged))
    #expect(folder.names.contains("hangman.sqlite.damaged-3"))
    #expect(try String(contentsOfFile: folder.store + ".damaged-1", encoding: .utf8) == "first")
  }

  @Test func aStoreCutToNothingKeepsItsLog() throws {
    let log = Data(repeating: 7, count: 5_000)
    try Data().write(to: URL(fileURLWithPath: folder.store))
    try log.write(to: URL(fileURLWithPath: folder.store + "-wal"))
    expectWorking(open())
    let kept = URL(fileURLWithPath: folder.store + ".damaged-1-wal")
    #expect(try Data(contentsOf: kept) == log)
  }

  @Test func aLogWithoutItsDatabaseIsSetAsideAlone() throws {
    _ = try StoreScene.killed.set(at: folder.store)
    unlink(folder.store)
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.store + "-wal"))
    #expect(!log.isEmpty)
    let store = open()
    let kept = folder.store + ".damaged-1-wal"
    #expect(
      store.takeNotice() == .setAside(original: folder.store, movedTo: kept, .damaged))
    #expect(store.takeNotice() == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == log)
    expectWorking(store)
    store.close()
    #expect(open().words == ["PLAYED"])
  }

  @Test func aNewerStoreIsSetAside() throws {
    try open().database?.execute("PRAGMA user_version = 99")
    let store = open()
    #expect(
      store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".newer-1", .newer))
    expectWorking(store)
  }

  /// One flipped bit of the file's byte 60 makes a version that no migration writes.
  @Test(arguments: [7, 6, 3]) func aDamagedVersionIsSetAsideAndCarriedOver(bit: Int) throws {
    let filled = open()
    filled.change { $0.length = 5 }
    filled.play(won("BOAR"))
    filled.close()
    let file = URL(fileURLWithPath: folder.store)
    var bytes = try Data(contentsOf: file)
    bytes[60] ^= 1 << UInt8(bit)
    try bytes.write(to: file)
    #expect(throws: FileFault.damaged) { try Store.looking(at: folder.store) { _ in } }

    let store = open()
    #expect(
      store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-1", .damaged))
    #expect(store.words == ["BOAR"] && store.settings().length == 5)
    expectWorking(store)
    store.close()
    #expect(open().takeNotice() == nil)
  }

  @Test func aStoreMigratedWhileInUseIsLeftAsItIs() throws {
    let store = open()
    store.change { $0.length = 5 }
    try store.database?.execute("PRAGMA user_version = 99; ALTER TABLE game RENAME TO games")
    #expect(store.play(won("BOAR")) != nil)
    #expect(store.settings().length == 5)
    #expect(store.takeNotice() == .stoppedSaving(path: folder.store, .newer))
    #expect(!folder.names.contains { $0.contains("newer") || $0.contains("damaged") })
  }

  @Test func damageFoundDuringPlayIsSetAsideAndPlayGoesOn() throws {
    let filled = open()
    filled.change { $0.length = 5 }
    for number in 0..<200 { filled.play(won("W\(number)" + String(repeating: "X", count: 90))) }
    let pages: Int64? = try filled.database?.first("PRAGMA page_count")
    filled.close()
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.store))
    try file.seek(toOffset: 6 * 4096)
    try file.write(contentsOf: Data(repeating: 0xAB, count: Int((pages ?? 0) - 6) * 4096))
    try file.close()

    let store = open()
    store.save(round(4))
    expectWorking(store)
    #expect(
      store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-1", .damaged))
    #expect(store.takeNotice() == nil)
    #expect(open().words.contains("PLAYED"))
    #expect(open().settings().length == 11)
    #expect(open().claimAny() == nil)
  }

  @Test func anEmptyFileIsANewStore() throws {
    try Data().write(to: URL(fileURLWithPath: folder.store))
    let store = open()
    expectWorking(store)
    #expect(store.takeNotice() == nil)
    #expect(open().words == ["PLAYED"])
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() throws {
    let other = try Database(folder.store)
    try other.execute("CREATE TABLE bookmark (url TEXT)")
    let store = open()
    #expect(store.takeNotice() == .inMemory(path: folder.store, .foreign))
    expectWorking(store)
    let tables: Int64? = try other.first("SELECT count(*) FROM sqlite_master")
    #expect(tables == 1)
  }

  @Test func aMigrationThatWasCutShortIsDoneAgain() throws {
    let early = "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"
    try Database(folder.store).execute(early)
    let store = open()
    expectWorking(store)
    #expect(store.takeNotice() == nil)
    let kept: String? = try store.database?.first(
      "SELECT sql FROM sqlite_master WHERE name = 'grdb_migrations'")
    #expect(kept == early)
  }

  @Test func aFolderInTheWayLeavesTheGameInMemory() throws {
    try FileManager.default.createDirectory(
      atPath: folder.store, withIntermediateDirectories: false)
    let store = open()
    #expect(store.takeNotice() == .inMemory(path: folder.store, .notAFile))
    #expect(store.takeNotice() == nil)
    expectWorking(store)
    #expect(folder.names == ["hangman.sqlite"])
  }

  @Test func aPathBelowAFileLeavesTheGameInMemory() throws {
    try "file".write(toFile: folder.path + "/file", atomically: true, encoding: .utf8)
    let path = folder.path + "/file/hangman/hangman.sqlite"
    let store = GameStore.open(at: path)
    #expect(store.takeNotice() == .inMemory(path: path, FileFault(errno: ENOTDIR)))
    expectWorking(store)
  }

  @Test func aDeviceIsNoStore() {
    let store = GameStore.open(at: "/dev/full")
    #expect(store.takeNotice() == .inMemory(path: "/dev/full", .notAFile))
    expectWorking(store)
  }

  @Test func withoutAPathTheGameStaysInMemory() {
    let store = GameStore.open(at: nil)
    #expect(store.takeNotice() == .inMemory(path: nil, .noHome))
    expectWorking(store)
  }

  @Test func missingFoldersAreMadeForTheUserAlone() throws {
    let store = GameStore.open(at: folder.path + "/a/b/hangman.sqlite")
    #expect(store.takeNotice() == nil)
    for name in ["/a", "/a/b"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + name)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test func aDiskThatFillsUpLosesNothingOfTheSession() throws {
    let store = open()
    store.change { $0.difficulty = .custom(7) }
    store.play(won("BEFORE"))
    store.save(round(4))
    let pages: Int64? = try store.database?.first("PRAGMA page_count")
    try store.database?.execute("PRAGMA max_page_count = \(pages ?? 0)")
    let long = String(repeating: "LONG", count: 5_000)
    #expect(store.keep(won(long)) != nil)
    #expect(store.takeNotice() == .stoppedSaving(path: folder.store, .full))
    #expect(store.words == ["BEFORE", long])
    #expect(store.settings().difficulty == .custom(7))
    expectWorking(store)
    #expect(store.takeNotice() == nil)
    #expect(open().words == ["BEFORE"])
  }

  @Test func theRoundOnAFullDiskStaysThisProgramsOwn() throws {
    var store: GameStore? = open()
    store?.save(round(4))
    try store?.database?.execute("PRAGMA query_only = 1")
    store?.save(round(5))
    #expect(store?.takeNotice() == .stoppedSaving(path: folder.store, .readOnly))
    #expect(open().claimAny() == nil)
    #expect(store?.keep(won("BOAR")) != nil)
    store = nil
    #expect(open().claimAny() == round(4))
  }

  @Test func aDeletedStoreLosesNothingOfTheSession() throws {
    let store = open()
    store.play(won("BEFORE"))
    store.save(round(4))
    for name in folder.names { unlink(folder.path + "/" + name) }
    store.change { $0.length = 5 }
    #expect(store.takeNotice() == .stoppedSaving(path: folder.store, .gone))
    #expect(store.keep(won("AFTER")) != nil)
    #expect(store.words == ["BEFORE", "AFTER"])
    #expect(store.settings().length == 5)
    #expect(folder.names.isEmpty)
  }

  @Test func aNameThatMeansSomethingToSQLiteIsAFileLikeAnyOther() {
    let path = folder.path + "/file:a?mode=memory&b#c %41"
    GameStore.open(at: path).play(won("BOAR"))
    #expect(GameStore.open(at: path).words == ["BOAR"])
  }

  @Test func programsThatMeetADamagedFileSetItAsideOnce() throws {
    for _ in 0..<8 {
      let folder = try Folder()
      try Data(repeating: 0x58, count: 5_000).write(to: URL(fileURLWithPath: folder.store))
      let victims = try (0..<4).map { _ in try Victim("play", folder.store, "3") }
      let printed = victims.flatMap { $0.finish() }
      #expect(printed.count == 12, "\(printed)")
      #expect(GameStore.open(at: folder.store).games().count == 12)
      #expect(folder.names.filter { $0.contains("damaged") } == ["hangman.sqlite.damaged-1"])
    }
  }
}

import CSQLite
import Foundation
import Testing

@testable import SQLite

@Suite struct DatabaseTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: [.read, .write] as [Database.Access])
  func noFileIsMadeUnasked(access: Database.Access) {
    let error = #expect(throws: DatabaseError.self) { try Database(folder.file, access) }
    #expect(error?.extendedCode == SQLITE_CANTOPEN)
    #expect(folder.names.isEmpty)
  }

  @Test func aHandleThatFailedToOpenIsClosed() {
    let before = sqlite3_memory_used()
    for _ in 0..<20_000 { _ = try? Database(folder.file, .read) }
    // Left open they'd take 27 million bytes; the bound leaves room for tests that run meanwhile.
    #expect(sqlite3_memory_used() - before < 14_000_000)
  }

  @Test func aConnectionIsClosedWithItsLastReference() throws {
    do {
      let database = try Database(folder.file)
      try database.execute("PRAGMA journal_mode = WAL; CREATE TABLE item (number INTEGER)")
      #expect(folder.names == ["file", "file-shm", "file-wal"])
    }
    #expect(folder.names == ["file"])
  }

  @Test func aURIHasParametersAndAPathHasNone() throws {
    let name = folder.file + "?immutable=1"
    try Database(name).execute("CREATE TABLE item (number INTEGER)")
    #expect(folder.names == ["file?immutable=1"])
    let database = try Database("file:\(folder.file)%3fimmutable=1?immutable=1", [.read, .uri])
    let writer = try Database(name)
    try writer.execute("BEGIN EXCLUSIVE")
    #expect(try database.first("SELECT count(*) FROM item") == 0 as Int64)
    withExtendedLifetime(writer) {}
  }

  @Test func whatIsOpenedToReadIsNotWritten() throws {
    try Database(folder.file).execute("CREATE TABLE item (number INTEGER PRIMARY KEY)")
    let database = try Database(folder.file, .read)
    #expect(database.isReadOnly)
    #expect(try !Database(folder.file).isReadOnly)
    let error = #expect(throws: DatabaseError.self) { try database.add(1) }
    #expect(error?.code == SQLITE_READONLY)
  }

  @Test func thePatienceIsTheOneGiven() throws {
    #expect(
      try Database(folder.file, patience: 3_000).first("PRAGMA busy_timeout") == 3_000 as Int64)
    #expect(try Database(folder.file).first("PRAGMA busy_timeout") == 0 as Int64)
  }

  @Test func statementsAreDoneUpToTheFirstThatFails() throws {
    let database = try Database.withItems(1)
    #expect(throws: DatabaseError.self) {
      try database.execute(
        "INSERT INTO item VALUES (2); INSERT INTO item VALUES (1); INSERT INTO item VALUES (3)")
    }
    #expect(try database.items == [1, 2])
  }

  @Test func changesAndTheLastRowAreThoseOfTheLastStatement() throws {
    let database = try Database.withItems(1, 2, 9)
    #expect(database.lastInsertedRow == 9)
    try database.run("DELETE FROM item WHERE number < ?", [5])
    #expect(database.changes == 2)
    try database.run("DELETE FROM item WHERE number < ?", [5])
    #expect(database.changes == 0)
  }

  @Test func anErrorHasBothItsCodesAndAMessage() throws {
    let database = try Database.withItems(1)
    let twice = #expect(throws: DatabaseError.self) { try database.add(1) }
    #expect(twice?.extendedCode == SQLITE_CONSTRAINT | 6 << 8)  // SQLITE_CONSTRAINT_PRIMARYKEY
    #expect(twice?.isOfConstraint == true)
    #expect(twice?.message == "UNIQUE constraint failed: item.number")
    let unknown = #expect(throws: DatabaseError.self) { try database.run("SELECT * FROM none") }
    #expect(unknown?.code == SQLITE_ERROR)
    #expect(unknown?.message == "no such table: none")
  }

  @Test func aFileThatIsNoDatabaseIsFoundOutAtTheFirstStatement() throws {
    try Data(repeating: 7, count: 5_000).write(to: URL(fileURLWithPath: folder.file))
    let database = try Database(folder.file)
    let error = #expect(throws: DatabaseError.self) { try database.execute("PRAGMA user_version") }
    #expect(error?.code == SQLITE_NOTADB)
  }
}

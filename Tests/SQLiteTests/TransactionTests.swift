import CSQLite
import Testing

@testable import SQLite

@Suite struct TransactionTests {
  @Test func aBodyThatEndsIsCommitted() throws {
    let database = try Database.withItems()
    let value = try database.transaction {
      try database.add(1)
      return "done"
    }
    #expect(value == "done")
    #expect(try database.items == [1])
    #expect(!database.isInTransaction)
  }

  @Test func aBodyThatThrowsIsRolledBack() throws {
    let database = try Database.withItems(1)
    #expect(throws: Interruption.self) {
      try database.transaction {
        try database.add(2)
        throw Interruption()
      }
    }
    #expect(!database.isInTransaction)
    #expect(try database.items == [1])
  }

  @Test func aFailedCommitIsRolledBack() throws {
    let database = try Database.withItems(1)
    try database.execute(
      """
      PRAGMA foreign_keys = 1;
      CREATE TABLE part (item REFERENCES item DEFERRABLE INITIALLY DEFERRED)
      """)
    let error = #expect(throws: DatabaseError.self) {
      try database.transaction { try database.execute("INSERT INTO part VALUES (7)") }
    }
    #expect(error?.extendedCode == SQLITE_CONSTRAINT | 3 << 8)  // SQLITE_CONSTRAINT_FOREIGNKEY
    #expect(!database.isInTransaction)
    #expect(try database.first("SELECT count(*) FROM part") == 0 as Int64)
    try database.transaction { try database.add(2) }
    #expect(try database.items == [1, 2])
  }

  @Test func whatSQLiteRolledBackByItselfThrowsItsOwnError() throws {
    let database = try Database.withItems(1)
    let error = #expect(throws: DatabaseError.self) {
      try database.transaction {
        try database.add(2)
        try database.execute("INSERT OR ROLLBACK INTO item VALUES (1)")
      }
    }
    #expect(error?.message.contains("UNIQUE") == true)
    #expect(try database.items == [1])
  }

  @Test func aTransactionWithinAnotherFailsAndTheOuterOneGoesOn() throws {
    let database = try Database.withItems()
    try database.transaction {
      try database.add(1)
      #expect(throws: DatabaseError.self) { try database.transaction {} }
      #expect(database.isInTransaction)
    }
    #expect(try database.items == [1])
  }

  @Test func twoConnectionsNeverWriteAtOnce() throws {
    let folder = try Folder()
    let one = try Database(folder.file)
    let other = try Database(folder.file)
    try one.transaction {
      let error = #expect(throws: DatabaseError.self) { try other.transaction {} }
      #expect(error?.code == SQLITE_BUSY)
    }
    try other.transaction {}
  }
}

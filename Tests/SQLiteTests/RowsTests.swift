import CSQLite
import Foundation
import Testing

@testable import SQLite

@Suite struct RowsTests {
  static let values: [StoredValue] = [
    .null, .integer(.min), .integer(.max), .real(0.5), .text(""), .text("5"),
    .text("ÉLAN\u{1F480}"),
    .text("NUL\0and after"), .blob([]), .blob([0, 255]),
  ]

  @Test(arguments: values) func aValueComesBackAsItWent(value: StoredValue) throws {
    #expect(try Database.inMemory().first("SELECT ?", [value]) == value)
  }

  @Test func aTextIsStoredWithAllItsBytes() throws {
    let size: Int64? = try Database.inMemory().first("SELECT length(CAST(? AS BLOB))", ["É\0É"])
    #expect(size == 5)
  }

  @Test(arguments: values) func noKindIsTakenForAnother(value: StoredValue) throws {
    let row = try Database.inMemory().query("SELECT ?", [value])
    #expect(try row.next())
    let (number, text): (Int64?, String?) = (row[0], row[0])
    if case .integer = value { #expect(number != nil) } else { #expect(number == nil) }
    if case .text = value { #expect(text != nil) } else { #expect(text == nil) }
    let (int, flag): (Int?, Bool?) = (row.amount("?", in: .min ... .max), row[0])
    #expect((int == nil) == (number == nil) && (flag == nil) == (number == nil))
  }

  @Test func aColumnThatIsNotThereIsMissing() throws {
    let row = try Database.inMemory().query("SELECT 1")
    #expect(try row.next())
    let (after, before): (Int64?, Int64?) = (row[1], row[-1])
    #expect(after == nil && before == nil)
  }

  @Test func rowsHoldTheirConnection() throws {
    func rows() throws -> Rows { try Database.inMemory().query("VALUES (1), (2)") }
    let rows = try rows()
    #expect(try rows.next() && rows.next())
    #expect(rows[0] == 2 as Int64)
    #expect(try !rows.next())
  }

  @Test(
    arguments: [
      { database in try database.run("SELECT 1") },
      { database in _ = try database.query("VALUES (1), (2)").next() },
      { database in _ = try database.first("VALUES (1), (2)") as Int64? },
      { database in try? database.run("SELECT ?", []) },
      { database in try? database.run("SELECT 1", [1]) },
      { database in try? database.run("SELECT 1; SELECT 2") },
      { database in try? database.run("INSERT INTO item VALUES (1)") },
      { database in
        try? database.run("INSERT INTO item VALUES (?)", [String(repeating: "x", count: 9)])
      },
      { database in try? database.execute("SELECT 1; INSERT INTO item VALUES (1)") },
      { database in _ = try? database.all("SELECT 1") { _ -> Int? in throw Interruption() } },
    ] as [@Sendable (Database) throws -> Void])
  func aStatementIsFinalisedHoweverItEnds(body: @Sendable (Database) throws -> Void) throws {
    let database = try Database.withItems(1)
    try body(database)
    #expect(!database.hasStatements)
  }

  @Test(arguments: [[], [1, 2]])
  func anotherNumberOfValuesThanQuestionMarksIsRefused(values: [Int]) throws {
    let database = try Database.withItems()
    let error = #expect(throws: DatabaseError.self) {
      try database.run("INSERT INTO item VALUES (?)", values)
    }
    #expect(error?.extendedCode == SQLITE_RANGE)
    #expect(try database.items.isEmpty)
  }

  @Test(arguments: ["DELETE FROM item; SELECT 1", "", "-- nothing"])
  func whatIsNotOneStatementIsRefused(sql: String) throws {
    let database = try Database.withItems(1)
    let error = #expect(throws: DatabaseError.self) { try database.run(sql) }
    #expect(error?.extendedCode == SQLITE_MISUSE)
    #expect(try database.items == [1])
  }

  @Test func whatWasReadBeforeDamageIsKept() throws {
    let folder = try Folder()
    var pages = 0 as Int64
    do {
      let database = try Database(folder.file)
      try database.execute("CREATE TABLE word (word TEXT)")
      try database.transaction {
        for _ in 0..<1_000 {
          try database.run("INSERT INTO word VALUES (?)", [String(repeating: "W", count: 100)])
        }
      }
      pages = try database.first("PRAGMA page_count") ?? 0
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file))
    try file.seek(toOffset: UInt64(pages / 2 * 4096))
    try file.write(contentsOf: Data(repeating: 0xAB, count: Int(pages - pages / 2) * 4096))
    try file.close()

    let rows = try Database(folder.file, .read).query("SELECT word FROM word")
    var count = 0
    let error = #expect(throws: DatabaseError.self) { while try rows.next() { count += 1 } }
    #expect(error?.code == SQLITE_CORRUPT)
    #expect(count > 100 && count < 1_000)
  }
}

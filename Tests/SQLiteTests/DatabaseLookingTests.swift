import CSQLite
import Foundation
import Testing

@testable import SQLite

@Suite struct DatabaseLookingTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// Leaves a file with a log, as a process does that is killed.
  private func leaveLog() throws {
    let database = try Database(folder.file)
    try database.execute(
      "CREATE TABLE item (number INTEGER PRIMARY KEY); PRAGMA journal_mode = WAL")
    try database.add(1)
    for name in folder.names {
      try FileManager.default.copyItem(
        atPath: folder.path + "/" + name, toPath: folder.path + "/left-" + name)
    }
  }

  @Test func aLogIsReadAndLeft() throws {
    try leaveLog()
    let before = folder.names
    let seen = try Database.looking(at: folder.path + "/left-file") { try $0.items }
    #expect(seen == [1])
    #expect(folder.names == before)
  }

  @Test func aLogWithoutItsIndexIsReadAndLeft() throws {
    try leaveLog()
    unlink(folder.path + "/left-file-shm")
    let before = folder.names
    let seen = try Database.looking(at: folder.path + "/left-file") { try $0.items }
    #expect(seen == [1])
    #expect(folder.names == before)
  }

  /// The moment when a program that closes its database has deleted the log's index.
  @Test func aLogThatIsAboutToGoIsNotMadeAgain() throws {
    try leaveLog()
    let name = folder.path + "/left-file"
    let seen = try Database.looking(at: name) { database in
      unlink(name + "-wal")
      return try database.items
    }
    #expect(seen == [])
    #expect(!folder.names.contains("left-file-wal"))
  }

  @Test func aDatabaseWithoutPagesKeepsItsLog() throws {
    try leaveLog()
    truncate(folder.path + "/left-file", 0)
    let before = folder.names
    #expect(throws: DatabaseError.self) {
      try Database.looking(at: folder.path + "/left-file") { try $0.items }
    }
    #expect(folder.names == before)
  }

  @Test(arguments: ["a?b", "a#b", "a%41b", "a&b=c", "É b"])
  func aPathIsTakenAsItIs(name: String) throws {
    try Database(folder.path + "/" + name).execute("CREATE TABLE item (number INTEGER)")
    #expect(try Database.looking(at: folder.path + "/" + name) { try $0.items } == [])
    #expect(folder.names == [name])
  }
}

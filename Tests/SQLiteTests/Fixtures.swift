import CSQLite
import Foundation

@testable import SQLite

/// A folder that's gone after the test.
final class Folder {
  let path: String
  var file: String { path + "/file" }

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/hangman-sqlite-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension Database {
  /// One in memory with the table `item`, whose numbers differ.
  static func withItems(_ numbers: Int...) throws -> Database {
    let database = try inMemory()
    try database.execute("CREATE TABLE item (number INTEGER PRIMARY KEY)")
    for number in numbers { try database.add(number) }
    return database
  }

  func add(_ number: Int) throws { try run("INSERT INTO item VALUES (?)", [number]) }

  var items: [Int] {
    get throws {
      try all("SELECT number FROM item ORDER BY number") { $0.amount("number", in: .min ... .max) }
    }
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
  var hasStatements: Bool { sqlite3_next_stmt(handle, nil) != nil }
}

/// What a body throws.
struct Interruption: Error {}

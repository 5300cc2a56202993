import Foundation
import SQLite

/// What is in a store, read from a copy so that the store itself stays as it was left.
struct Kept {
  struct Round: Hashable {
    let id: Int64
    let sight: Sight

    /// Whether all that a picture shows is in this round: it may be some guesses behind, and of two
    /// pictures, if it was cut off while it was sent.
    func holds(_ picture: Sight) -> Bool {
      picture.pattern.count == sight.pattern.count && picture.allowed == sight.allowed
        && zip(picture.pattern, sight.pattern).allSatisfy { $0 == "_" || $0 == $1 }
        && sight.wrong.hasPrefix(picture.wrong) && picture.left >= sight.left
    }
  }

  struct Game: Hashable {
    let word: String
    let misses: Int
    let allowed: Int
    let isWon: Bool
  }

  let rounds: [Round]
  let games: [Game]
  let settings: [String: String]

  /// What `PRAGMA integrity_check` says: "ok" of a sound one.
  let integrity: String

  /// - Parameter home: its games must have ended.
  init(in home: Home) throws { try self.init(store: home.store) }

  /// - Parameter store: the file of one whose games have ended.
  init(store: String) throws {
    let copy = try Home()
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: store + suffix) {
      try FileManager.default.copyItem(atPath: store + suffix, toPath: copy.store + suffix)
    }
    let database = try Database(copy.store)
    rounds = try database.all(
      "SELECT id, pattern, guessed, allowed, misses FROM round ORDER BY id"
    ) { try Self.round($0) }
    games = try database.all("SELECT word, misses, allowed, isWon FROM game ORDER BY id") { row in
      Game(
        word: try row.read(0), misses: try row.count(1), allowed: try row.count(2),
        isWon: try row.read(3))
    }
    let pairs: [(String, String)] = try database.all(
      "SELECT name, CAST(value AS TEXT) FROM setting"
    ) { row in (try row.read(0), try row.read(1)) }
    settings = Dictionary(uniqueKeysWithValues: pairs)
    integrity = try database.first("PRAGMA integrity_check") ?? "no answer"
    withExtendedLifetime(copy) {}
  }

  /// The round that the next start takes up.
  var newest: Sight? { rounds.last?.sight }

  private static func round(_ row: borrowing Rows) throws -> Round {
    let pattern: String = try row.read(1)
    let guessed: String = try row.read(2)
    let allowed = try row.count(3)
    let misses = try row.count(4)
    return Round(
      id: try row.read(0),
      sight: Sight(
        pattern: pattern, left: allowed - misses, allowed: allowed,
        wrong: guessed.filter { !pattern.contains($0) }))
  }
}

extension Rows {
  fileprivate func read<Value: Readable>(_ column: Int32) throws -> Value {
    guard let value: Value = self[column] else { throw Unexpected("column \(column) is missing") }
    return value
  }

  fileprivate func count(_ column: Int32) throws -> Int { Int(try read(column) as Int64) }
}

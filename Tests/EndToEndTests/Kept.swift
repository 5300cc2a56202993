import Foundation
import GRDB

/// What is in a store, read from a copy so that the store itself stays as it was left.
struct Kept {
  struct Round: Hashable {
    let id: Int64
    let guessed: String
    let sight: Sight

    /// Whether a picture may be of this round: as it is, as it was a guess ago, or, if it was cut
    /// off while it was sent, some of both.
    func mayShow(_ picture: Sight) -> Bool {
      guard let last = guessed.last else { return picture == sight }
      let pattern = sight.pattern.map { $0 == last ? "_" : $0 }
      let wrong = sight.wrong.filter { $0 != last }
      let left = sight.left + (wrong == sight.wrong ? 0 : 1)
      let cells = zip(picture.pattern, zip(pattern, sight.pattern))
      return picture.pattern.count == pattern.count
        && cells.allSatisfy { $0 == $1.0 || $0 == $1.1 }
        && picture.allowed == sight.allowed && [sight.left, left].contains(picture.left)
        && [sight.wrong, wrong].contains(picture.wrong)
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
  init(in home: Home) throws {
    let copy = try Home()
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: home.store + suffix) {
      try FileManager.default.copyItem(atPath: home.store + suffix, toPath: copy.store + suffix)
    }
    let queue = try DatabaseQueue(path: copy.store)
    (rounds, games, settings, integrity) = try queue.read { db in
      (
        try Row.fetchAll(db, sql: "SELECT * FROM round ORDER BY id").map(Self.round),
        try Row.fetchAll(db, sql: "SELECT * FROM game ORDER BY id").map(Self.game),
        try Dictionary(
          uniqueKeysWithValues: Row.fetchAll(db, sql: "SELECT name, value FROM setting").map {
            ($0["name"], "\($0["value"] as DatabaseValue)".filter { $0 != "\"" })
          }),
        try String.fetchOne(db, sql: "PRAGMA integrity_check") ?? "no answer"
      )
    }
    try queue.close()
    withExtendedLifetime(copy) {}
  }

  /// The round that the next start takes up.
  var newest: Sight? { rounds.last?.sight }

  private static func round(_ row: Row) -> Round {
    let (pattern, guessed): (String, String) = (row["pattern"], row["guessed"])
    let (allowed, misses): (Int, Int) = (row["allowed"], row["misses"])
    return Round(
      id: row["id"], guessed: guessed,
      sight: Sight(
        pattern: pattern, left: allowed - misses, allowed: allowed,
        wrong: guessed.filter { !pattern.contains($0) }))
  }

  private static func game(_ row: Row) -> Game {
    Game(word: row["word"], misses: row["misses"], allowed: row["allowed"], isWon: row["isWon"])
  }
}

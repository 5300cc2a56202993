internal import GRDB
import HangmanModel

/// The rounds in progress: a row for each, whichever program plays it.
enum RoundRows {
  /// The rounds on a word list, the one begun last first.
  static func ids(list: String, in db: Database) throws -> [Int64] {
    try Int64.fetchAll(
      db, sql: "SELECT id FROM round WHERE list = ? ORDER BY id DESC", arguments: [list])
  }

  static func round(_ id: Int64, in db: Database) throws -> SavedRound? {
    guard
      let row = try Row.fetchOne(db, sql: "SELECT * FROM round WHERE id = ?", arguments: [id]),
      let mode = row.value("mode").flatMap(GameMode.init(rawValue:)),
      let allowed: Int = row.value("allowed"), let misses: Int = row.value("misses"),
      let pattern: String = row.value("pattern"), let guessed: String = row.value("guessed"),
      let counts: String = row.value("candidateCounts"),
      let state: Int64 = row.value("generatorState")
    else { return nil }
    return SavedRound(
      mode: mode, allowed: allowed, misses: misses, pattern: pattern, guessed: guessed,
      secret: row.value("secret"),
      candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
      generatorState: UInt64(bitPattern: state))
  }

  /// Writes a round, under a new number if it has none yet.
  static func write(_ round: SavedRound, list: String, as id: Int64?, to db: Database) throws
    -> Int64
  {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO round (
          id, list, mode, allowed, misses, pattern, guessed, secret, candidateCounts,
          generatorState)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, list, round.mode.rawValue, round.allowed, round.misses, round.pattern, round.guessed,
        round.secret, round.candidateCounts.map(String.init).joined(separator: ","),
        Int64(bitPattern: round.generatorState),
      ])
    return id ?? db.lastInsertedRowID
  }

  /// Whether there was one.
  static func delete(_ id: Int64, in db: Database) throws -> Bool {
    try db.execute(sql: "DELETE FROM round WHERE id = ?", arguments: [id])
    return db.changesCount == 1
  }
}

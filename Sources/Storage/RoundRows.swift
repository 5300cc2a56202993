import HangmanModel
import SQLite

/// The rounds in progress: a row for each, whichever program plays it.
enum RoundRows {
  /// The rounds on a word list, the one begun last first.
  static func ids(list: String, in database: Database) throws -> [Int64] {
    try database.all("SELECT id FROM round WHERE list = ? ORDER BY id DESC", [list]) { $0[0] }
  }

  static func round(_ id: Int64, in database: Database) throws -> SavedRound? {
    let row = try database.query(
      """
      SELECT mode, allowed, misses, pattern, guessed, secret, candidateCounts, generatorState
      FROM round WHERE id = ?
      """, [id])
    guard try row.next(),
      let mode: GameMode = row[0], let allowed: Int = row[1], let misses: Int = row[2],
      let pattern: String = row[3], let guessed: String = row[4], let counts: String = row[6],
      let state: Int64 = row[7]
    else { return nil }
    return SavedRound(
      mode: mode, allowed: allowed, misses: misses, pattern: pattern, guessed: guessed,
      secret: row[5], candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
      generatorState: UInt64(bitPattern: state))
  }

  /// Writes a round, under a new number if it has none yet.
  static func write(
    _ round: SavedRound, list: String, as id: Int64?, to database: Database
  ) throws -> Int64 {
    try database.run(
      """
      INSERT OR REPLACE INTO round (
        id, list, mode, allowed, misses, pattern, guessed, secret, candidateCounts,
        generatorState)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id, list, round.mode.rawValue, round.allowed, round.misses, round.pattern, round.guessed,
        round.secret, round.candidateCounts.map(String.init).joined(separator: ","),
        Int64(bitPattern: round.generatorState),
      ])
    return id ?? database.lastInsertedRow
  }

  /// Whether there was one.
  static func delete(_ id: Int64, in database: Database) throws -> Bool {
    try database.run("DELETE FROM round WHERE id = ?", [id])
    return database.changes == 1
  }
}

import HangmanModel
import SQLite

/// The history: a row for each finished game.
enum GameRows {
  typealias Entry = HighScores.Entry

  private static let columns = "id, word, misses, allowed, mode, isWon, finishedAt"

  /// Every game, the first one first. What was read before an error goes to `body` too.
  static func forEach(in database: Database, _ body: (Entry) -> Void) throws {
    let rows = try database.query("SELECT \(columns) FROM game ORDER BY id")
    while try rows.next() {
      if let entry = entry(rows) { body(entry) }
    }
  }

  static func game(_ id: Int64, in database: Database) throws -> GameResult? {
    let rows = try database.query("SELECT \(columns) FROM game WHERE id = ?", [id])
    return try rows.next() ? entry(rows)?.result : nil
  }

  /// The best of the won games; the order is that of `GameResult.ranks(above:)`.
  static func best(_ limit: Int, in database: Database) throws -> [Entry] {
    try database.all(
      """
      SELECT \(columns) FROM game WHERE isWon
      ORDER BY misses, mode <> 'evil', allowed, finishedAt, id LIMIT ?
      """, [limit], entry)
  }

  /// Adds a game, under a new number unless one is given.
  @discardableResult
  static func insert(
    _ result: GameResult, as id: Int64? = nil, in database: Database
  ) throws -> Int64 {
    try database.run(
      "INSERT INTO game (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        id, result.word, result.misses, result.allowed, result.mode.rawValue, result.isWon,
        result.finishedAt,
      ])
    return database.lastInsertedRow
  }

  private static func entry(_ row: borrowing Rows) -> Entry? {
    guard let id: Int64 = row[0], let word: String = row[1], let misses: Int = row[2],
      let allowed: Int = row[3], let mode: GameMode = row[4], let isWon: Bool = row[5],
      let finishedAt: Int = row[6]
    else { return nil }
    return Entry(
      id: id,
      result: GameResult(
        word: word, misses: misses, allowed: allowed, mode: mode, isWon: isWon,
        finishedAt: finishedAt))
  }
}

internal import GRDB
import HangmanModel

/// The history: a row for each finished game.
enum GameRows {
  typealias Entry = HighScores.Entry

  /// Every game, the first one first. What was read before an error goes to `body` too.
  static func forEach(in db: Database, _ body: (Entry) -> Void) throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT * FROM game ORDER BY id")
    while let row = try rows.next() {
      if let entry = entry(row) { body(entry) }
    }
  }

  static func game(_ id: Int64, in db: Database) throws -> GameResult? {
    try Row.fetchOne(db, sql: "SELECT * FROM game WHERE id = ?", arguments: [id])
      .flatMap(entry)?.result
  }

  /// The best of the won games; the order is that of `GameResult.ranks(above:)`.
  static func best(_ limit: Int, in db: Database) throws -> [Entry] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM game WHERE isWon
        ORDER BY misses, mode <> 'evil', allowed, finishedAt, id LIMIT ?
        """, arguments: [limit]
    ).compactMap(entry)
  }

  /// Adds a game, under a new number unless one is given.
  @discardableResult
  static func insert(_ result: GameResult, as id: Int64? = nil, in db: Database) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO game (id, word, misses, allowed, mode, isWon, finishedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, result.word, result.misses, result.allowed, result.mode.rawValue, result.isWon,
        result.finishedAt,
      ])
    return db.lastInsertedRowID
  }

  private static func entry(_ row: Row) -> Entry? {
    guard let id: Int64 = row.value("id"), let word: String = row.value("word"),
      let misses: Int = row.value("misses"), let allowed: Int = row.value("allowed"),
      let mode = row.value("mode").flatMap(GameMode.init(rawValue:)),
      let isWon: Bool = row.value("isWon"), let finishedAt: Int = row.value("finishedAt")
    else { return nil }
    return Entry(
      id: id,
      result: GameResult(
        word: word, misses: misses, allowed: allowed, mode: mode, isWon: isWon,
        finishedAt: finishedAt))
  }
}

import HangmanModel
import SQLite
import Words

/// The rounds in progress: a row for each, whichever program plays it.
enum RoundRows {
  /// The rounds on some lists, the one begun last first.
  static func ids(lists: [WordCollection.ID], in database: Database) throws -> [Int64] {
    let places = lists.map { _ in "?" }.joined(separator: ", ")
    return try database.all(
      "SELECT id FROM round WHERE list IN (\(places)) ORDER BY id DESC", lists.map(\.rawValue)
    ) { $0[0] }
  }

  static func round(_ id: Int64, in database: Database) throws -> SavedRound? {
    let row = try database.query(
      """
      SELECT list, mode, allowed, misses, pattern, guessed, secret, candidateCounts, seed,
        generatorState
      FROM round WHERE id = ?
      """, [id])
    guard try row.next(),
      let list: WordCollection.ID = row[0], let setter = (row[1] as String?).flatMap(Setter.named),
      let allowed: Int = row[2], let misses: Int = row[3], let pattern: String = row[4],
      let guessed: String = row[5], let counts: String = row[7], let state: Int64 = row[9]
    else { return nil }
    return SavedRound(
      setup: GameSetup(list: list, length: pattern.utf8.count, allowed: allowed, setter: setter),
      misses: misses, pattern: pattern, moves: Move.moves(in: guessed) ?? [], secret: row[6],
      candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
      seed: (row[8] as Int64?).map(UInt64.init(bitPattern:)),
      generatorState: UInt64(bitPattern: state))
  }

  /// As many rounds as can be read, by their numbers.
  static func read(from database: Database) -> [Int64: SavedRound] {
    var rounds: [Int64: SavedRound] = [:]
    guard let ids = try? database.query("SELECT id FROM round ORDER BY id") else { return [:] }
    while (try? ids.next()) == true {
      if let id: Int64 = ids[0] { rounds[id] = try? round(id, in: database) }
    }
    return rounds
  }

  /// Writes a round, under a new number if it has none yet.
  static func write(_ round: SavedRound, as id: Int64?, to database: Database) throws -> Int64 {
    try database.run(
      """
      INSERT OR REPLACE INTO round (
        id, list, mode, allowed, misses, pattern, guessed, secret, candidateCounts, seed,
        generatorState)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id, round.setup.list.rawValue, round.setup.setter.id, round.setup.allowed, round.misses,
        round.pattern, round.moves.map(\.description).joined(), round.secret,
        round.candidateCounts.map(String.init).joined(separator: ","),
        round.seed.map { Int64(bitPattern: $0) }, Int64(bitPattern: round.generatorState),
      ])
    return id ?? database.lastInsertedRow
  }

  /// Whether there was one.
  static func delete(_ id: Int64, in database: Database) throws -> Bool {
    try database.run("DELETE FROM round WHERE id = ?", [id])
    return database.changes == 1
  }
}

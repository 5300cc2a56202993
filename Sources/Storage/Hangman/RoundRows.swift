import HangmanModel
import SQLite
import Words

/// The rounds in progress: a row for each, whichever program plays it.
enum RoundRows {
  /// The rounds on some lists, and those of an occasion on any, the one begun last first.
  static func ids(
    lists: [ListID], occasion: Occasion?, in database: Database
  ) throws -> [Int64] {
    let places = lists.map { _ in "?" }.joined(separator: ", ")
    return try database.all(
      "SELECT id FROM round WHERE list IN (\(places)) OR occasion = ? ORDER BY id DESC",
      lists.map(\.text) + [occasion?.name]
    ) { $0[0] }
  }

  private static let columns = """
    list, mode, allowed, misses, pattern, guessed, secret, candidateCounts, seed, generatorState,
    length, category, points, found, occasion
    """

  /// Nil where there is none, or none that can be read.
  static func round(_ id: Int64, in database: Database) throws -> SavedRound? {
    let row = try database.query("SELECT \(columns) FROM round WHERE id = ?", [id])
    guard try row.next(), let setup = setup(row),
      let misses = row.misses(3), let pattern: String = row[4], let guessed: String = row[5],
      let moves = Move.moves(in: guessed), let counts: String = row[7], let state: Int64 = row[9],
      let occasion = Occasion(name: row[14])
    else { return nil }
    let record = GameRecord(
      setup: setup, seed: (row[8] as Int64?).map(UInt64.init(bitPattern:)), moves: moves,
      run: Run(points: row.amount(12) ?? 0, found: GameRows.words(in: row[13])), occasion: occasion)
    return SavedRound(
      record, misses: misses, pattern: pattern, secret: row[6],
      candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
      generatorState: UInt64(bitPattern: state))
  }

  private static func setup(_ row: borrowing Rows) -> GameSetup? {
    guard let list: ListID = row[0], let allowed = row.allowed(2),
      let setter = (row[1] as String?).flatMap(Setter.named), let pattern: String = row[4],
      let length = row.length(10, of: pattern)
    else { return nil }
    return GameSetup(
      list: list, subject: Subject(storedLength: length, category: row[11]), allowed: allowed,
      setter: setter)
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
    let record = round.record
    let setup = record.setup
    try database.run(
      """
      INSERT OR REPLACE INTO round (id, \(columns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id, setup.list, setup.setter.id, setup.allowed, round.misses, round.pattern,
        record.moves.text, round.secret,
        round.candidateCounts.map(String.init).joined(separator: ","),
        record.seed.map { Int64(bitPattern: $0) }, Int64(bitPattern: round.generatorState),
        setup.subject.storedLength, setup.subject.category?.rawValue, record.run.points,
        GameRows.text(of: record.run.found), record.occasion.name,
      ])
    return id ?? database.lastInsertedRow
  }
}

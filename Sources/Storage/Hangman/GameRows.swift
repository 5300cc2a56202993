import HangmanModel
import SQLite
import Words

/// The history: a row for each finished game.
enum GameRows {
  struct Row {
    let entry: Kept<GameResult>
    let record: GameRecord?
  }

  /// What makes the result of a game.
  private static let resultColumns =
    "id, word, misses, allowed, mode, isWon, finishedAt, list, length, category, hints, par"
  private static let columns = resultColumns + ", seed, moves, points, found, occasion, fingerprint"

  /// Every game, the first one first. What was read before an error goes to `body` too.
  static func forEach(in database: Database, _ body: (Row) -> Void) throws {
    let rows = try database.query("SELECT \(columns) FROM game ORDER BY id")
    while try rows.next() {
      if let row = row(rows) { body(row) }
    }
  }

  /// The result of every game, the first one first.
  static func forEachResult(in database: Database, _ body: (GameResult) -> Void) throws {
    let rows = try database.query("SELECT \(resultColumns) FROM game ORDER BY id")
    while try rows.next() {
      if let entry = entry(rows) { body(entry.result) }
    }
  }

  /// The games that ended last, the last one first.
  static func latest(_ limit: Int, in database: Database) throws -> [Row] {
    try database.all("SELECT \(columns) FROM game ORDER BY id DESC LIMIT ?", [limit], row)
  }

  static func row(_ id: Int64, in database: Database) throws -> Row? {
    let rows = try database.query("SELECT \(columns) FROM game WHERE id = ?", [id])
    return try rows.next() ? row(rows) : nil
  }

  /// The best of the won games on a list by a setter, with hints or without, in the order of
  /// ``HighScores``.
  ///
  /// Of one length those that were kept with their par and those without it have their best by an index, and
  /// the best of all are among these.
  static func best(
    _ limit: Int, _ list: ListID, _ setter: Setter, isHelped: Bool,
    in database: Database
  ) throws -> [Row] {
    let rows = try StatisticRows.lengths(list, setter, in: database).flatMap { length in
      try [false, true].flatMap { lacksPar in
        try database.all(
          """
          SELECT \(columns) FROM game
          WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
            AND coalesce(length, length(word)) = ? AND (par IS NULL) = ?
          ORDER BY misses - coalesce(par, 0), coalesce(par, 0) DESC, allowed, finishedAt, id LIMIT ?
          """, [list, setter.id, isHelped, length, lacksPar, limit], row)
      }
    }
    let rowOf = Dictionary(rows.map { ($0.entry.id, $0) }) { first, _ in first }
    let best = HighScores(
      rows.map(\.entry), of: list, by: setter, isHelped: isHelped, limit: limit)
    return best.entries.compactMap { rowOf[$0.id] }
  }

  /// As much as can be read: all games, or the best of each table and those of days.
  static func read(from database: Database, all isAll: Bool) -> [Row] {
    var games: [Row] = []
    if isAll {
      try? forEach(in: database) { games.append($0) }
    } else {
      for scope in Set(((try? StatisticRows.scopes(in: database)) ?? []).map(\.ofAllSubjects)) {
        guard let list = scope.list, let setter = scope.setter else { continue }
        for isHelped in [false, true] {
          games += (try? best(10, list, setter, isHelped: isHelped, in: database)) ?? []
        }
      }
    }
    let days = isAll ? [] : (try? DailyRows.games(in: database)) ?? []
    return games + days.compactMap { try? row($0, in: database) }
  }

  /// Adds games under their numbers; those that are there already aren't doubled.
  static func add(_ games: [Row], to database: Database) throws {
    for game in games {
      let present = try row(game.entry.id, in: database)?.entry
      if present == game.entry { continue }
      try insert(
        game.entry.result, game.record, as: present == nil ? game.entry.id : nil, in: database)
    }
  }

  /// Adds a game, under a new number unless one is given.
  @discardableResult
  static func insert(
    _ result: GameResult, _ record: GameRecord?, as id: Int64? = nil, in database: Database
  ) throws -> Int64 {
    let setup = result.setup
    try database.run(
      "INSERT INTO game (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        id, result.word, result.misses, setup.allowed, setup.setter.id, result.isWon,
        result.finishedAt, setup.list, setup.subject.storedLength, setup.subject.category?.rawValue,
        result.hints, result.par,
        (record?.seed).map { Int64(bitPattern: $0) },
        record.map { $0.moves.text },
        record.map(\.run.points), record.flatMap { text(of: $0.run.found) },
        record?.occasion.name,
        record?.fingerprint.map { Int64(bitPattern: $0) },
      ])
    return database.lastInsertedRow
  }

  /// Words as a column has them, in lines; nil for none.
  static func text(of words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: "\n")
  }

  static func words(in text: String?) -> [String] {
    (text ?? "").split(separator: "\n").map(String.init)
  }

  private static func row(_ row: borrowing Rows) -> Row? {
    guard let entry = entry(row) else { return nil }
    return Row(entry: entry, record: record(row, setup: entry.result.setup))
  }

  private static func entry(_ row: borrowing Rows) -> Kept<GameResult>? {
    guard let id: Int64 = row[0], let word: String = row[1], let misses = row.misses(2),
      let allowed = row.allowed(3), let setter = (row[4] as String?).flatMap(Setter.named),
      let isWon: Bool = row[5], let finishedAt = row.amount(6),
      let list: ListID = row[7],
      let length = row.length(8, of: word)
    else { return nil }
    let setup = GameSetup(
      list: list, subject: Subject(storedLength: length, category: row[9]), allowed: allowed,
      setter: setter)
    // Version 1.0.0 kept no par, which is that of the list then.
    let result = GameResult(
      word: word, misses: misses, setup: setup, isWon: isWon, hints: row.misses(10) ?? 0,
      par: row.misses(11) ?? Library.embedded[list]?.universe.par(of: setup),
      finishedAt: finishedAt)
    return Kept<GameResult>(id: id, result: result)
  }

  private static func record(_ row: borrowing Rows, setup: GameSetup) -> GameRecord? {
    guard let text: String = row[13], let moves = Move.moves(in: text),
      let occasion = Occasion(name: row[16])
    else { return nil }
    return GameRecord(
      setup: setup, seed: (row[12] as Int64?).map(UInt64.init(bitPattern:)), moves: moves,
      run: Run(points: row.amount(14) ?? 0, found: words(in: row[15])), occasion: occasion,
      fingerprint: (row[17] as Int64?).map(UInt64.init(bitPattern:)))
  }
}

import HangmanModel
import SQLite
import Words

/// The runs that ended with points: a row for each.
enum RunRows {
  private static let columns =
    "id, list, mode, length, category, allowed, points, levels, finishedAt"

  /// Adds a run, under a new number unless one is given; one without points isn't kept.
  @discardableResult
  static func insert(
    _ run: RunResult, as id: Int64? = nil, in database: Database
  ) throws -> Int64? {
    if run.points <= 0 { return nil }
    try database.run(
      "INSERT INTO run (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [id] + key(of: run.setup) + [run.points, run.levels, run.finishedAt])
    return database.lastInsertedRow
  }

  /// The best runs with a setup, in the order of ``RunScores``.
  static func best(
    _ limit: Int, with setup: GameSetup, in database: Database
  ) throws -> [Kept<RunResult>] {
    try database.all(
      """
      SELECT \(columns) FROM run
      WHERE list = ? AND mode = ? AND length = ? AND category = ? AND allowed = ?
      ORDER BY points DESC, levels DESC, finishedAt, id LIMIT ?
      """, key(of: setup) + [limit], entry)
  }

  /// The latest run of each setup, the latest of all first; each is found from the one before.
  static func latest(in database: Database) throws -> [Kept<RunResult>] {
    var runs: [Kept<RunResult>] = []
    while let run = try latest(before: runs.last?.result.setup, in: database) { runs.append(run) }
    return runs.sorted { $0.id > $1.id }
  }

  /// The latest run of the setup that stands last, or last before another.
  private static func latest(
    before setup: GameSetup?, in database: Database
  ) throws -> Kept<RunResult>? {
    let names = ["list", "mode", "length", "category", "allowed"]
    let condition =
      setup == nil ? "" : "WHERE (\(names.joined(separator: ", "))) < (?, ?, ?, ?, ?)"
    return try database.all(
      """
      SELECT \(columns) FROM run INDEXED BY run_latest \(condition)
      ORDER BY \(names.map { "\($0) DESC" }.joined(separator: ", ")), id DESC LIMIT 1
      """, setup.map(key) ?? [], entry
    ).first
  }

  /// As many as can be read: all runs, or the best and the latest of each setup.
  static func read(from database: Database, all isAll: Bool) -> [Kept<RunResult>] {
    if !isAll {
      let latest = (try? latest(in: database)) ?? []
      return latest.flatMap { run in
        [run] + ((try? best(10, with: run.result.setup, in: database)) ?? [])
      }
    }
    var runs: [Kept<RunResult>] = []
    guard let rows = try? database.query("SELECT \(columns) FROM run ORDER BY id") else {
      return []
    }
    while (try? rows.next()) == true { if let run = entry(rows) { runs.append(run) } }
    return runs
  }

  /// Adds runs under their numbers; those that are there already aren't doubled.
  static func add(_ runs: [Kept<RunResult>], to database: Database) throws {
    for run in runs {
      let present = try database.all(
        "SELECT \(columns) FROM run WHERE id = ?", [run.id], entry
      ).first
      if present == run { continue }
      try insert(run.result, as: present == nil ? run.id : nil, in: database)
    }
  }

  private static func key(of setup: GameSetup) -> [(any Storable)?] {
    [
      setup.list, setup.setter.id, setup.subject.storedLength,
      setup.subject.category?.rawValue ?? "", setup.allowed,
    ]
  }

  private static func entry(_ row: borrowing Rows) -> Kept<RunResult>? {
    guard let id: Int64 = row[0], let list: ListID = row[1],
      let setter = (row[2] as String?).flatMap(Setter.named), let length = row.length(3),
      let category: String = row[4], let allowed = row.allowed(5), let points = row.amount(6),
      let levels = row.amount(7), let finishedAt = row.amount(8)
    else { return nil }
    let setup = GameSetup(
      list: list, subject: Subject(storedLength: length, category: category), allowed: allowed,
      setter: setter)
    return Kept<RunResult>(
      id: id,
      result: RunResult(setup: setup, points: points, levels: levels, finishedAt: finishedAt))
  }
}

import HangmanModel
import SQLite
import Words

/// A run that ended with points.
struct RunRow: StoredRow {
  var id: Int64?
  let result: RunResult

  static let table = "run"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "id": { $0.id }, "list": \.result.setup.list, "mode": \.result.setup.setter.id,
      "length": \.result.setup.subject.storedLength,
      "category": { $0.result.setup.subject.category?.rawValue ?? "" },
      "allowed": \.result.setup.allowed, "points": \.result.points, "levels": \.result.levels,
      "finishedAt": \.result.finishedAt,
    ]
  }
}

extension RunRow {
  init?(_ row: borrowing Rows) {
    guard let id: Int64 = row["id"], let setup = row.setup(), let points = row.amount("points"),
      let levels = row.amount("levels"), let finishedAt = row.amount("finishedAt")
    else { return nil }
    self.init(
      id: id,
      result: RunResult(setup: setup, points: points, levels: levels, finishedAt: finishedAt))
  }

  /// The run with its number in the history.
  var kept: Kept<RunResult>? { id.map { Kept(id: $0, result: result) } }
}

/// The runs of each setup.
extension RunRow {
  private static let setupColumns = "list, mode, length, category, allowed"

  private static func values(of setup: GameSetup) -> [(any Storable)?] {
    [
      setup.list, setup.setter.id, setup.subject.storedLength,
      setup.subject.category?.rawValue ?? "", setup.allowed,
    ]
  }

  /// The best, in the order of ``RunScores``.
  static func best(
    _ limit: Int, with setup: GameSetup, in database: Database
  ) throws -> [RunRow] {
    try select(
      """
      WHERE (\(setupColumns)) = (?, ?, ?, ?, ?)
      ORDER BY points DESC, levels DESC, finishedAt, id LIMIT ?
      """, values(of: setup) + [limit], in: database)
  }

  /// The latest run of each setup, the latest of all first; each is found from the one before.
  static func latest(in database: Database) throws -> [RunRow] {
    let order = "ORDER BY list DESC, mode DESC, length DESC, category DESC, allowed DESC, id DESC"
    var runs: [RunRow] = []
    var next = try select("INDEXED BY run_latest \(order) LIMIT 1", in: database).first
    while let run = next {
      runs.append(run)
      next = try select(
        "INDEXED BY run_latest WHERE (\(setupColumns)) < (?, ?, ?, ?, ?) \(order) LIMIT 1",
        values(of: run.result.setup), in: database
      ).first
    }
    return runs.sorted { ($0.id ?? 0) > ($1.id ?? 0) }
  }
}

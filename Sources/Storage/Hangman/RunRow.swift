import HangmanModel
import SQLite
import Words

/// A run that ended with points.
struct RunRow: NumberedRow {
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

  init(id: Int64? = nil, _ result: RunResult) {
    self.id = id
    self.result = result
  }

  init?(_ row: borrowing Rows) {
    guard let id: Int64 = row["id"], let setup = row.setup(), let points = row.amount("points"),
      let levels = row.amount("levels"), let finishedAt = row.amount("finishedAt")
    else { return nil }
    self.init(
      id: id,
      RunResult(setup: setup, points: points, levels: levels, finishedAt: finishedAt))
  }

  /// The run with its number in the history.
  var kept: Kept<RunResult>? { id.map { Kept(id: $0, result: result) } }
}

/// The runs of each setup.
extension Database {
  private static let setupColumns = "list, mode, length, category, allowed"

  private func values(of setup: GameSetup) -> [(any Storable)?] {
    [
      setup.list, setup.setter.id, setup.subject.storedLength,
      setup.subject.category?.rawValue ?? "", setup.allowed,
    ]
  }

  /// The best, in the order of ``RunScores``.
  func bestRuns(_ limit: Int, with setup: GameSetup) throws -> [RunRow] {
    try select(
      """
      WHERE (\(Self.setupColumns)) = (?, ?, ?, ?, ?)
      ORDER BY points DESC, levels DESC, finishedAt, id LIMIT ?
      """, values(of: setup) + [limit])
  }

  /// The latest run of each setup, the latest of all first; each is found from the one before.
  func latestRuns() throws -> [RunRow] {
    var runs: [RunRow] = []
    var condition = ""
    while true {
      let next: [RunRow] = try select(
        """
        INDEXED BY run_latest \(condition)
        ORDER BY list DESC, mode DESC, length DESC, category DESC, allowed DESC, id DESC LIMIT 1
        """, runs.last.map { values(of: $0.result.setup) } ?? [])
      guard let run = next.first else { break }
      runs.append(run)
      condition = "WHERE (\(Self.setupColumns)) < (?, ?, ?, ?, ?)"
    }
    return runs.sorted { ($0.id ?? 0) > ($1.id ?? 0) }
  }
}

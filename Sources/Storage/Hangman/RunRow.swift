import HangmanModel
import SQLite
import Words

/// A run that ended with points.
extension RunResult: StoredContent {
  static let table = "run"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "list": \.kind.list, "mode": \.kind.setter.id, "length": \.kind.storedLength,
      "category": \.kind.storedCategory, "allowed": \.kind.storedAllowed, "rule": \.kind.storedRule,
      "points": \.points, "levels": \.levels, "finishedAt": \.finishedAt,
    ]
  }

  init?(_ row: borrowing Rows) {
    guard let kind = RunKind(row), let points = row.amount("points"),
      let levels = row.amount("levels"), let finishedAt = row.amount("finishedAt")
    else { return nil }
    self.init(kind: kind, points: points, levels: levels, finishedAt: finishedAt)
  }
}

/// What the columns have of a kind of runs.
extension RunKind {
  static let columns = "list, mode, length, category, allowed, rule"

  var values: [(any Storable)?] {
    [list, setter.id, storedLength, storedCategory, storedAllowed, storedRule]
  }

  /// -1 where lengths vary.
  var storedLength: Int { subject.map(\.storedLength) ?? -1 }

  var storedCategory: String { subject?.category?.rawValue ?? "" }

  /// 0 where the mistakes follow par.
  var storedAllowed: Int { difficulty.chosen ?? 0 }

  /// Empty for a steady run, as those of before runs climbed were.
  var storedRule: String { climbs ? difficulty.followsPar ? difficulty.description : "custom" : "" }

  init?(_ row: borrowing Rows) {
    guard let list: ListID = row["list"], let setter = row.setter,
      let allowed = row.amount("allowed", in: 0...GameSetup.allowedRange.upperBound),
      let length = row.amount("length", in: -1...64), let rule: String = row["rule"]
    else { return nil }
    self.init(
      list: list, setter: setter,
      subject: length < 0 ? nil : Subject(storedLength: length, category: row["category"]),
      difficulty: Difficulty(rule) ?? .custom(allowed), climbs: !rule.isEmpty)
  }
}

typealias RunRow = StoredRow<RunResult>

/// The runs of each kind, of those that have a level; one may have points from its first game alone.
extension RunRow {
  /// The run with its number in the history.
  var kept: Kept<RunResult>? { id.map { Kept(id: $0, result: content) } }

  /// The latest run of each kind, the latest of all first; each is found from the one before.
  static func latest(in database: Database) throws -> [RunRow] {
    let order = RunKind.columns.split(separator: ",").map { "\($0) DESC" }.joined(separator: ",")
    var runs: [RunRow] = []
    let last = "AND levels > 0 ORDER BY \(order), id DESC LIMIT 1"
    var next = try select("INDEXED BY run_latest WHERE true \(last)", in: database).first
    while let run = next {
      runs.append(run)
      let values = run.content.kind.values
      next = try select(
        "INDEXED BY run_latest WHERE (\(RunKind.columns)) < (\(marks(values.count))) \(last)",
        values, in: database
      ).first
    }
    return runs.sorted { ($0.id ?? 0) > ($1.id ?? 0) }
  }
}

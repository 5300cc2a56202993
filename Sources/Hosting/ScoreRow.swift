import HangmanModel
import SQLite
import Words

/// What a row of the board is for.
public enum ScoreKind: String, Sendable {
  case game, day, run
}

/// A row of the board, as it's kept.
public struct ScoreRow: Hashable, Sendable {
  public let player: PlayerKey
  public let kind: ScoreKind
  public let code: String

  /// The host on which it was played.
  var host: String

  /// In seconds since 1970 began (UTC).
  public internal(set) var time: Int

  // What a row says besides follows from its code.

  /// The names of its list and its setter.
  public let list, setter: String

  /// Nil for phrases, and for runs of varied lengths.
  public let length: Int?

  /// Nil for a run.
  public let misses: Int?

  /// Misses of games and days, points of runs.
  public let score: Int

  /// Nil but for the game of a day, by its number.
  public let day: Int?

  /// Where the chances of the first level began.
  let seed: UInt64

  /// How many levels the code tells.
  let level: Int

  /// The table in which it has a place, and the place there, the least being the best.
  let title: String?
  let rank: [Int]
}

extension ScoreRow {
  /// - Parameters:
  ///   - run: the run that has ended with the game; nil for the game itself.
  ///   - day: whose game it is, if it's one of a day.
  ///   - seed: where the chances of the first level began.
  init(
    _ result: GameResult, _ run: RunResult?, of day: Day?, seed: UInt64, code: String,
    by player: PlayerKey, on host: String
  ) {
    self.player = player
    self.code = code
    self.host = host
    time = run?.finishedAt ?? result.finishedAt
    let par = result.par ?? 0
    let title: Standings.Title?
    if let run {
      kind = .run
      title = .runs(run.kind)
      rank = [-run.points, -run.levels, 0]
    } else if let day {
      kind = .day
      title = .day(day)
      rank = [result.isWon ? 0 : 1, result.misses, result.hints]
    } else {
      kind = .game
      title = result.isWon ? Standings.Title(result) : nil
      rank = [result.misses - par, -par, result.allowed]
    }
    list = result.setup.list.text
    setter = result.setup.setter.id
    length = run.map(\.kind.subject?.length) ?? result.setup.subject.length
    misses = run == nil ? result.misses : nil
    score = run?.points ?? result.misses
    self.day = day?.number
    self.seed = seed
    level = code.count { $0 == Prover.separator } + 1
    self.title = title?.key
  }
}

extension ScoreRow {
  private static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "player": \.player.hex, "kind": \.kind.rawValue, "code": \.code, "host": \.host,
      "time": \.time, "list": \.list, "setter": \.setter, "length": { $0.length },
      "misses": { $0.misses }, "score": \.score, "day": { $0.day }, "seed": \.seed,
      "level": \.level, "title": { $0.title }, "first": \.rank[0], "second": \.rank[1],
      "third": \.rank[2],
    ]
  }

  /// What begins a statement that finds rows.
  ///
  /// - Parameter more: another column or two.
  static func selection(and more: String? = nil) -> String {
    let all = columns.map(\.key) + [more].compactMap(\.self)
    return "SELECT \(all.joined(separator: ", ")) FROM row"
  }

  /// Nil for what can't be anybody's.
  init?(_ row: borrowing Rows) {
    func number(_ column: String) -> Int? { row.amount(column, in: .min ... .max) }
    guard let player = (row["player"] as String?).flatMap(PlayerKey.init),
      let kind = (row["kind"] as String?).flatMap(ScoreKind.init), let code: String = row["code"],
      let host: String = row["host"], let time = row.amount("time"),
      let list: String = row["list"], let setter: String = row["setter"],
      let score = number("score"), let seed: UInt64 = row["seed"], let level = number("level"),
      let first = number("first"), let second = number("second"), let third = number("third")
    else { return nil }
    self.init(
      player: player, kind: kind, code: code, host: host, time: time, list: list, setter: setter,
      length: number("length"), misses: number("misses"), score: score, day: number("day"),
      seed: seed, level: level, title: row["title"], rank: [first, second, third])
  }

  /// Adds the row; one that is there already, or another of the same player's day, stays.
  ///
  /// - Parameter isReplacing: puts it in place of that instead.
  func insert(in database: Database, replacing isReplacing: Bool = false) throws {
    try database.insertion(
      isReplacing ? "OR REPLACE" : "OR IGNORE", into: "row", Self.columns.map(\.key)
    )
    .run(Self.columns.map { $0.value(self) })
  }
}

/// What stands for a table in a column.
extension Standings.Title {
  var key: String {
    switch self {
    case .day(let day): "day/\(day)"
    case .games(let list, let setter, let isHelped):
      "games/\(list.text)/\(setter.id)/\(isHelped ? "hints" : "")"
    case .runs(let kind):
      [
        "runs", kind.list.text, kind.setter.id, Self.key(of: kind.subject),
        kind.difficulty.description, kind.climbs ? "climbs" : "",
      ].joined(separator: "/")
    }
  }

  /// Nil for what is no table of games or runs; those of days aren't looked for.
  init?(key: String) {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 3, let setter = Setter.named(parts[2]) else { return nil }
    let list = ListID(parts[1])
    if parts[0] == "games", parts.count == 4 {
      self = .games(list, setter, isHelped: !parts[3].isEmpty)
    } else if parts[0] == "runs", parts.count == 6, let difficulty = Difficulty(parts[4]) {
      self = .runs(
        RunKind(
          list: list, setter: setter, subject: Self.subject(parts[3]), difficulty: difficulty,
          climbs: !parts[5].isEmpty))
    } else {
      return nil
    }
  }

  /// A length, `any` where lengths vary, or what phrases are about behind a colon.
  private static func key(of subject: Subject?) -> String {
    switch subject {
    case nil: "any"
    case .word(let length): "\(length)"
    case .phrase(let category): ":\(category?.rawValue ?? "")"
    }
  }

  private static func subject(_ key: String) -> Subject? {
    if key.hasPrefix(":") {
      return .phrase(key.count > 1 ? Category(rawValue: String(key.dropFirst())) : nil)
    }
    return Int(key).map { .word(length: $0) }
  }
}

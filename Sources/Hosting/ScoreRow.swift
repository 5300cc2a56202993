import HangmanModel
import SQLite
import Words

/// A row of the board, as it's kept.
public struct ScoreRow: Hashable, Sendable {
  public let player: PlayerKey
  public let kind: ScoreKind
  public let code: String

  /// The host on which it was played.
  let host: String

  /// In seconds since 1970 began (UTC).
  public let time: Int

  /// Nil where the columns hold what no row has.
  public let figures: Figures?
}

/// What a row says of itself, which follows from its code.
public struct Figures: Hashable, Sendable {
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
  let seed: Int64

  /// How many levels the code tells.
  let level: Int

  /// The table in which it has a place, and the place there, the least being the best.
  let title: String?
  let rank: [Int]
}

extension Figures {
  init(_ result: GameResult, _ run: RunResult?, levels: Int, seed: UInt64, day: Day?) {
    let par = result.par ?? 0
    let title: Standings.Title?
    if let run {
      title = .runs(run.kind)
      rank = [-run.points, -run.levels, 0]
    } else if let day {
      title = .day(day)
      rank = [result.isWon ? 0 : 1, result.misses, result.hints]
    } else {
      title = result.isWon ? Standings.Title(result) : nil
      rank = [result.misses - par, -par, result.allowed]
    }
    list = result.setup.list.text
    setter = result.setup.setter.id
    length = run.map(\.kind.subject?.length) ?? result.setup.subject.length
    misses = run == nil ? result.misses : nil
    score = run?.points ?? result.misses
    self.day = day?.number
    self.seed = seed.bits
    level = levels
    self.title = title?.key
  }
}

extension ScoreRow {
  private static let columns = [
    "player", "kind", "code", "host", "time", "list", "setter", "length", "misses", "score", "day",
    "seed", "level", "title", "first", "second", "third",
  ]

  private static let insertion = """
    INTO row (\(columns.joined(separator: ", ")))
    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
    """

  /// What begins a statement that finds rows.
  ///
  /// - Parameter more: another column or two.
  static func selection(and more: String? = nil) -> String {
    let all = columns + [more].compactMap(\.self)
    return "SELECT \(all.joined(separator: ", ")) FROM row"
  }

  /// Nil for what can't be anybody's.
  init?(_ row: borrowing Rows) {
    guard let player = (row["player"] as String?).flatMap(PlayerKey.init),
      let kind = (row["kind"] as String?).flatMap(ScoreKind.init), let code: String = row["code"],
      let host: String = row["host"], let time = row.amount("time")
    else { return nil }
    self.init(
      player: player, kind: kind, code: code, host: host, time: time, figures: Figures(row))
  }

  /// Adds the row; one that is there already, or another of the same player's day, stays.
  ///
  /// - Parameter isReplacing: puts it in place of that instead.
  func insert(in database: Database, replacing isReplacing: Bool = false) throws {
    guard let figures else { return }
    let own: [(any Storable)?] = [player.hex, kind.rawValue, code, host, time]
    try database.run(
      "INSERT OR \(isReplacing ? "REPLACE" : "IGNORE") \(Self.insertion)", own + figures.values)
  }
}

extension Figures {
  fileprivate var values: [(any Storable)?] {
    [list, setter, length, misses, score, day, seed, level, title] + rank
  }

  fileprivate init?(_ row: borrowing Rows) {
    func number(_ column: String) -> Int? { (row[column] as Int64?).map(Int.init) }
    guard let list: String = row["list"], let setter: String = row["setter"],
      let score = number("score"), let seed: Int64 = row["seed"], let level = number("level"),
      let first = number("first"), let second = number("second"), let third = number("third")
    else { return nil }
    self.list = list
    self.setter = setter
    length = number("length")
    misses = number("misses")
    self.score = score
    day = number("day")
    self.seed = seed
    self.level = level
    title = row["title"]
    rank = [first, second, third]
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

  init?(key: String) {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first else { return nil }
    if first == "day", parts.count == 2, let day = Day(parts[1]) {
      self = .day(day)
      return
    }
    guard parts.count > 3, let setter = Setter.named(parts[2]) else { return nil }
    let list = ListID(parts[1])
    if first == "games", parts.count == 4 {
      self = .games(list, setter, isHelped: !parts[3].isEmpty)
    } else if first == "runs", parts.count == 6, let difficulty = Difficulty(parts[4]) {
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

import HangmanModel
import SQLite

/// Games and rounds of days, by the names of their occasions: these have the order of the days.
enum DailyRows {
  private static let condition = "occasion >= 'daily ' AND occasion < 'daily!'"

  /// What came of the days that were played, by their days; of one day first what was kept first.
  ///
  /// - Complexity: O(*n*) for *n* days, by an index.
  static func results(in database: Database) throws -> [DailyResult] {
    try database.all(
      "SELECT occasion, misses, allowed, isWon FROM game WHERE \(condition) ORDER BY occasion, id"
    ) { row in
      guard let day = day(row[0]), let misses = row.misses(1), let allowed = row.allowed(2),
        let isWon: Bool = row[3]
      else { return nil }
      return DailyResult(day: day, misses: misses, allowed: allowed, isWon: isWon)
    }
  }

  /// The numbers of the games of days.
  static func games(in database: Database) throws -> [Int64] {
    try database.all("SELECT id FROM game WHERE \(condition) ORDER BY occasion, id") { $0[0] }
  }

  /// The rounds of days that go on, by their numbers.
  static func rounds(in database: Database) throws -> [(id: Int64, day: Day)] {
    try database.all("SELECT id, occasion FROM round WHERE \(condition) ORDER BY id") { row in
      guard let id: Int64 = row[0], let day = day(row[1]) else { return nil }
      return (id, day)
    }
  }

  /// Makes the games and rounds of a day like any others.
  static func forget(_ day: Day, in database: Database) throws {
    for table in ["game", "round"] {
      try database.run(
        "UPDATE \(table) SET occasion = NULL WHERE occasion = ?", [Occasion.daily(day).name])
    }
  }

  static func isPlayed(_ day: Day, in database: Database) throws -> Bool {
    let name = Occasion.daily(day).name
    return try database.first("SELECT EXISTS (SELECT 1 FROM game WHERE occasion = ?)", [name])
      ?? false
  }

  private static func day(_ name: String?) -> Day? {
    Occasion(name: name)?.day
  }
}

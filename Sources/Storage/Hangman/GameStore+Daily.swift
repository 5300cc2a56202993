public import HangmanModel
import SQLite

/// The games of days: each has one try.
extension GameStore {
  /// What came of the days that were played.
  ///
  /// - Complexity: O(*n*) for *n* days, by an index.
  public func dailyCalendar() -> DailyCalendar {
    DailyCalendar(store.read { try $0.dailyResults() } ?? [])
  }

  /// What can be done about the game of a day.
  public func dailyState(of day: Day) -> DailyState {
    let found = store.read { database in
      (
        played: try database.dailyResults(of: day).first, begun: try database.dailyRounds(),
        latest: try database.latestDay()
      )
    }
    guard let found else { return .open }
    if let result = found.played { return .played(result) }
    if let round = found.begun.first(where: { $0.day == day }) {
      return round.id == own?.id || rounds.isFree(round.id) ? .begun : .elsewhere
    }
    let days = found.begun.map(\.day) + [found.latest].compactMap(\.self)
    guard let latest = days.max() else { return .open }
    if latest > day { return .past(latest: latest) }
    return day.isDoubtful(after: latest) ? .unsure(latest: latest) : .open
  }

  /// Drops the days that a wrong clock may have put after a day: their games and rounds stay, and are no
  /// dailies any more.
  public func dropDays(doubtfulAfter day: Day) {
    store.write { database in
      let days = try database.dailyResults().map(\.day) + database.dailyRounds().map(\.day)
      for other in Set(days) where other.isDoubtful(after: day) {
        for table in [GameRow.table, RoundRow.table] {
          try database.run(
            "UPDATE \(table) SET occasion = NULL WHERE occasion = ?", [Occasion.daily(other).name])
        }
      }
    }
  }

  /// The round of a day that waits.
  public func waitingDaily(of day: Day) -> WaitingRound? {
    waitingRounds().first { $0.round.record.occasion == .daily(day) }
  }

  /// Makes the round of a day this program's, and leaves the one before to wait; false if the day was
  /// played or begun, here or by another program.
  public func beginDaily(_ round: SavedRound) -> Bool {
    guard let day = round.record.occasion.day else { return false }
    let begun = store.write { database -> RoundRow? in
      let isBegun = try database.dailyRounds().contains { $0.day == day }
      if try isBegun || !database.dailyResults(of: day).isEmpty { return nil }
      return try self.rounds.write(RoundRow(round), to: database)
    }
    guard let begun else { return false }
    leaveRound()
    own = begun
    return true
  }
}

/// Games and rounds of days, by the names of their occasions: these have the order of the days.
extension Database {
  private static var isDaily: String { "occasion >= 'daily ' AND occasion < 'daily!'" }

  /// What came of days, by their order; of one day first what was kept first.
  ///
  /// - Parameter day: nil for all that were played.
  func dailyResults(of day: Day? = nil) throws -> [DailyResult] {
    try all(
      """
      SELECT occasion, misses, allowed, isWon FROM game
      WHERE \(day == nil ? Self.isDaily : "occasion = ?") ORDER BY occasion, id
      """, day.map { [Occasion.daily($0).name] } ?? []
    ) { row in
      guard let day = Self.day(row), let misses = row.misses("misses"),
        let allowed = row.amount("allowed", in: GameSetup.allowedRange),
        let isWon: Bool = row["isWon"]
      else { return nil }
      return DailyResult(day: day, misses: misses, allowed: allowed, isWon: isWon)
    }
  }

  /// The last day that was played.
  fileprivate func latestDay() throws -> Day? {
    try all(
      "SELECT occasion FROM game WHERE \(Self.isDaily) ORDER BY occasion DESC LIMIT 1", [], Self.day
    ).first
  }

  /// The rounds of days that go on, by their numbers.
  fileprivate func dailyRounds() throws -> [(id: Int64, day: Day)] {
    try all("SELECT id, occasion FROM round WHERE \(Self.isDaily) ORDER BY id") { row in
      guard let id: Int64 = row["id"], let day = Self.day(row) else { return nil }
      return (id, day)
    }
  }

  private static func day(_ row: borrowing Rows) -> Day? { Occasion(name: row["occasion"])?.day }
}

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
    if let result = store.read({ try $0.dailyResults(of: day).first }) { return .played(result) }
    let begun = rounds.all()
    if let round = begun.first(where: { $0.day == day }), let id = round.id {
      return rounds.isFree(id) ? .begun : .elsewhere
    }
    let days = begun.map(\.day) + [store.read { try $0.latestDay() }]
    guard let latest = days.compactMap(\.self).max() else { return .open }
    if latest > day { return .past(latest: latest) }
    return day.isDoubtful(after: latest) ? .unsure(latest: latest) : .open
  }

  /// Drops the days that a wrong clock may have put after a day: their games and rounds stay, and are no
  /// dailies any more.
  public func dropDays(doubtfulAfter day: Day) {
    store.write { database in
      let begun = try RoundRow.select("", in: database).compactMap(\.day)
      let days = try Set(begun + database.dailyResults().map(\.day))
      for other in days where other.isDoubtful(after: day) {
        for table in [KeptGame.table, SavedRound.table] {
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
      let isBegun = try RoundRow.select("", in: database).contains { $0.day == day }
      if try isBegun || !database.dailyResults(of: day).isEmpty { return nil }
      return try self.rounds.write(RoundRow(content: round), to: database)
    }
    guard let begun else { return false }
    rounds.leave()
    rounds.own = begun
    return true
  }
}

extension RoundRow {
  fileprivate var day: Day? { content.record.occasion.day }
}

/// Games of days, by the names of their occasions: these have the order of the days.
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

  private static func day(_ row: borrowing Rows) -> Day? { Occasion(name: row["occasion"])?.day }
}

public import HangmanModel
import SQLite

/// The games of days: each has one try.
extension GameStore {
  /// What came of the days that were played.
  ///
  /// - Complexity: O(*n*) for *n* days.
  public func dailyCalendar() -> DailyCalendar {
    DailyCalendar(store.perform(otherwise: [], DailyRows.results))
  }

  /// What can be done about the game of a day.
  public func dailyState(of day: Day) -> DailyState {
    let calendar = dailyCalendar()
    if let result = calendar[day] { return .played(result) }
    let begun = store.perform(otherwise: [], DailyRows.rounds)
    if let round = begun.first(where: { $0.day == day }) {
      return round.id == own?.id || rounds.isFree(round.id) ? .begun : .elsewhere
    }
    let latest = (begun.map(\.day) + [calendar.latest].compactMap(\.self)).max()
    guard let latest else { return .open }
    if latest > day { return .past(latest: latest) }
    return day.isDoubtful(after: latest) ? .unsure(latest: latest) : .open
  }

  /// Drops the days that a wrong clock may have put after a day: their games and rounds stay, and are no
  /// dailies any more.
  public func dropDays(doubtfulAfter day: Day) {
    store.write(otherwise: ()) { database in
      let days =
        try DailyRows.results(in: database).map(\.day) + DailyRows.rounds(in: database).map(\.day)
      for other in Set(days) where other.isDoubtful(after: day) {
        try DailyRows.forget(other, in: database)
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
    return store.write(otherwise: nil) { database -> Int64? in
      let isBegun = try DailyRows.rounds(in: database).contains { $0.day == day }
      if try isBegun || DailyRows.isPlayed(day, in: database) { return nil }
      return try self.begin(round, in: database)
    } noting: { id in
      guard let id else { return }
      leaveRound()
      own = OwnRound(id: id, saved: round)
    } != nil
  }
}

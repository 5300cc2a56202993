import HangmanModel
import Storage

/// The game of the day.
extension GameSession {
  /// Begins or goes on with the game of today; false where that can't be, which
  /// ``GameStore/dailyState(of:)`` explains.
  func openDaily(_ answer: DailyAnswer = .none) -> Bool {
    let day = today
    if answer == .drop { dropDoubtfulDays() }
    if round.occasion == .daily(day), finished == nil { return true }
    if let waiting = store.waitingDaily(of: day) { return resume(waiting) }
    switch store.dailyState(of: day) {
    case .open: break
    case .unsure where answer == .sure: break
    case .unsure, .begun, .elsewhere, .played, .past: return false
    }
    guard let started = DailyGame(of: day, in: library).round(in: library) else { return false }
    return suspend(for: started, .started(insteadOf: nil)) {
      store.beginDaily(started.saved(at: clock()))
    }
  }

  /// Drops the days that a wrong clock has put after today.
  func dropDoubtfulDays() {
    if round.occasion.day?.isDoubtful(after: today) == true { startNewGame() }
    store.dropDays(doubtfulAfter: today)
  }
}

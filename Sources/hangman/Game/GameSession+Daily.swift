import HangmanModel
import Storage

/// The game of the day.
extension GameSession {
  /// Begins or goes on with the game of today; false where that can't be, which
  /// ``GameStore/dailyState(of:)`` explains.
  func openDaily() -> Bool {
    let day = today
    if round.occasion == .daily(day), finished == nil { return true }
    if let waiting = store.waitingDaily(of: day) { return takeUp(waiting) }
    guard store.dailyState(of: day) == .open, let started = DailyGame(of: day).round else {
      return false
    }
    return go(to: started, isResumed: false) { store.beginDaily(started.saved) }
  }
}

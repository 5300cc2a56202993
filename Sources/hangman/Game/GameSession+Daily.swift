import HangmanModel
import Storage
import Wording

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

  /// What is told of today's game and of the days before it.
  var dailySentences: [String] {
    [
      dailySentence(DailyGame(of: today)), dailySentence(store.dailyState(of: today)),
      streakSentence(of: store.dailyCalendar(), on: today),
    ]
  }

  /// How many days in a row were won; nil in a game that isn't of a day.
  var dailyStreak: String? {
    guard case .daily(let day) = round.occasion else { return nil }
    return streakSentence(of: store.dailyCalendar(), on: day)
  }
}

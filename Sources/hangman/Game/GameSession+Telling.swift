import HangmanModel
import Storage
import Wording

// What is told of the game on the screen and line by line alike.
extension GameSession {
  /// What the setter remarks on the round as it stands; nil where it is silent.
  var remark: String? { speaks ?? settings.hasVoice ? Voice.remark(on: round) : nil }

  /// What is told of today's game and of the days before it.
  var dailySentences: [String] {
    [
      dailySentence(DailyGame(of: today)), dailyStateSentence(store.dailyState(of: today)),
      streakSentence(of: store.dailyCalendar(), on: today),
    ]
  }

  /// How many days in a row were won; nil in a game that isn't of a day.
  var dailyStreak: String? {
    guard case .daily(let day) = round.occasion else { return nil }
    return streakSentence(of: store.dailyCalendar(), on: day)
  }
}

import HangmanModel
import Presentation
import Storage

// What is told of the game on the screen and line by line alike.
extension GameSession {
  /// What is told of today's game and of the days before it.
  ///
  /// - Parameter command: the command that the player answers with, where an answer is asked for.
  func todaySentences(answeringBy command: (DailyAnswer) -> String) -> [String] {
    let state = store.dailyState(of: today)
    let answer = dailyAnswerSentence(
      state, on: today, sure: command(.sure), drop: command(.drop))
    return dailySentences(DailyGame(of: today, in: library), state, in: store.dailyCalendar())
      + [answer].compactMap(\.self)
  }

  /// What is known of the round as it begins.
  var opening: Opening { Opening(round: round, tellsHeld: tellsHeld, lostSetter: lostSetter) }

  /// What the run comes to if another game is begun; nil where there is nothing to lose.
  var runEnd: String? { hasPoints ? runResult.flatMap(runEndSentence) : nil }

  /// How many days in a row were won; nil in a game that isn't of a day.
  var dailyStreak: String? {
    round.occasion.day.map { streakSentence(of: store.dailyCalendar(), on: $0) }
  }
}

/// What is known of a round as it begins, so that it can be told again in another language.
struct Opening {
  fileprivate let round: Round
  fileprivate let tellsHeld: Bool
  fileprivate let lostSetter: Setter?

  /// What is said of it.
  var text: String { openingSentence(for: round, tellsHeld: tellsHeld, insteadOf: lostSetter) }

  /// The same with where its run stands.
  var levelText: String { round.run.level == 1 ? text : "\(runSentence(round)) \(text)" }
}

import HangmanModel
import Presentation
import Storage

// What is told of the game on the screen and line by line alike.
extension GameSession {
  /// The game as it is now.
  ///
  /// - Parameter isSpeaking: whether the setter remarks on it.
  func view(_ news: News, isSpeaking: Bool) -> GameView {
    var view = GameView(round, news)
    view.showsMeter = settings.showsMeter
    // Who has never played reads how many words a villain holds, whatever the meter says.
    view.tellsHeld = settings.showsMeter || isFirstEver
    view.lostSetter = lostSetter
    view.isNewcomer =
      isFirstEver && round.board.moves.isEmpty && round.board.setup.setter.isStandard
      && round.occasion.isOwnRun
    if isSpeaking { view.remark = Voice.remark(on: round, tellsHeld: settings.showsMeter) }
    view.givenUp = givenUp
    view.end = end
    return view
  }

  /// That the round begins, or goes on where it was left.
  var opening: News { isBegun ? .resumed : .begins }

  /// What the program begins with.
  var firstNews: News { isAnotherWaiting ? .beginsBesideAnother : opening }

  /// Makes a move, and says what came of it.
  func make(_ move: Move) -> News {
    let before = round.board.category
    let outcome = play(move)
    return .move(move, outcome, tellsCategory: round.board.category != before)
  }

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
}

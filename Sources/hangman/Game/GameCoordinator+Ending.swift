import CommonScreens
import HangmanModel
import HangmanScreens
import Presentation
import TerminalUI

/// The end of a game, and what follows.
extension GameCoordinator {
  /// Lets the scores rise over the board of a game that has just ended.
  func raiseHistory() {
    guard let end = session.end else { return }
    let history = HistoryScreen(
      over: main, end, steps: steps(after: end.game), dateText: briefDay(of:))
    history.delegate = self
    sheet = history
    stage.push(history)
  }

  private func steps(after game: FinishedGame) -> [HistoryScreen.Step] {
    [session.isAnotherAside ? .comeBack : .next(game.runState)]
      + (game.occasion.isOfSetter ? [.story] : []) + [.share, .scores]
      + (game.occasion.day == nil ? [] : [.calendar])
  }

  /// Goes on to the next level, or begins another game where there is none.
  func goOn(by transition: Transition) {
    if session.startNextLevel() {
      show(.begins)
      stage.pop(to: main, by: transition)
    } else {
      startNewGame(by: transition)
    }
  }

  private func takeSuggestion() {
    guard let suggestion = session.end?.suggestion else { return }
    askIfHopeless(suggestion.applied(to: session.settings), no: labels.notNow) { [unowned self] in
      session.takeSuggestion()
      show(.begins)
    }
  }

  private func tellMeaning(of game: FinishedGame) {
    guard let meaning = game.meaning else { return }
    program.show(NoteScreen { _ in [meaningSentence(meaning, of: game.result.word)] })
  }
}

extension GameCoordinator: HistoryScreenDelegate {
  func historyScreen(_ screen: HistoryScreen, didChoose step: HistoryScreen.Step) {
    guard let game = session.finished else { return }
    switch step {
    case .next, .comeBack: goOn(by: .none)
    case .calendar: showDaily()
    case .story: showConfession(of: game)
    case .share: share(game)
    case .scores: showHistory()
    case .meaning: tellMeaning(of: game)
    case .suggestion: takeSuggestion()
    case .menu: program.showMenu()
    }
  }
}

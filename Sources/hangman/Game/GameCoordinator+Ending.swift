import CommonScreens
import HangmanModel
import HangmanScreens
import TerminalUI
import Wording

/// The end of a game: what its board tells, and what follows.
extension GameCoordinator {
  func ending(_ game: FinishedGame) -> MainScreen.Ending {
    var ending = MainScreen.Ending(
      game, told: sentences(after: game), steps: steps(after: game))
    ending.suggestion = session.suggestion
    return ending
  }

  /// What is told of the game, and the streak of days after its main sentence.
  private func sentences(after game: FinishedGame) -> [String] {
    var told = game.sentences
    if let streak = session.dailyStreak { told.insert(streak, at: min(1, told.count)) }
    return told + [remark].compactMap(\.self)
  }

  private func steps(after game: FinishedGame) -> [MainScreen.Step] {
    [session.isAnotherAside ? .comeBack : .next(game.nextTitle)]
      + (game.occasion.day == nil ? [] : [.calendar])
      + (game.occasion.isOfSetter ? [.confession(game.confessionTitle)] : [])
      + (game.meaning == nil ? [] : [.meaning]) + [.share, .scores]
  }

  /// Goes on to the next level, or begins another game where there is none.
  func goOn(by transition: Transition) {
    if session.startNextLevel() {
      showBoard(levelNotice)
      stage.pop(to: main, by: transition)
    } else {
      startNewGame(by: transition)
    }
  }

  func takeSuggestion() {
    guard let suggestion = session.suggestion else { return }
    askIfHopeless(suggestion.applied(to: session.settings), no: "Not now") { [unowned self] in
      session.takeSuggestion()
      showBoard(levelNotice)
    }
  }

  func tellMeaning() {
    guard let game = session.finished, let meaning = game.meaning else { return }
    program.show(NoteScreen { _ in [meaningSentence(meaning, of: game.result.word)] })
  }

  /// Lets the scores come when the settings say so, and before them what is to be told of the first
  /// loss, which waits for whoever still types.
  func showHistoryInTime() {
    guard let game = session.finished, session.round.occasion.isScored, !hasShownHistory,
      stage.top === main
    else { return }
    let milliseconds: Int? =
      switch session.settings.scoresAfter {
      case .atOnce: 0
      case .threeSeconds: 3_000
      case .onlyWhenAsked: nil
      }
    if !hasConfessed, session.isFirstLoss {
      return stage.afterQuiet(
        milliseconds: milliseconds ?? 3_000, outlastsTyping: true
      ) { [unowned self] in
        hasConfessed = true
        showConfession(of: game)
      }
    }
    guard let milliseconds else { return }
    stage.afterQuiet(milliseconds: milliseconds) { [unowned self] in showHistory() }
  }
}

import CommonScreens
import HangmanModel
import HangmanScreens
import TerminalUI

/// The end of a game: what its board tells, and what follows.
extension GameCoordinator {
  /// The steps that the last board offers, by what they are known by.
  private enum NextStep: String {
    case newGame, story, scores
  }

  func ending(_ game: FinishedGame) -> MainScreen.Ending {
    let dodges = game.result.setup.setter.dodges
    let story = MainScreen.Step(NextStep.story.rawValue, "How it dodged", brief: "Story")
    return MainScreen.Ending(
      headline: game.headline, sentences: game.sentences,
      steps: [MainScreen.Step(NextStep.newGame.rawValue, "New Game")] + (dodges ? [story] : []) + [
        MainScreen.Step(NextStep.scores.rawValue, "High Scores", brief: "Scores")
      ], answer: session.answer, counts: dodges ? game.candidateCounts : [])
  }

  func mainScreen(_ screen: MainScreen, didChoose step: MainScreen.Step) {
    switch NextStep(rawValue: step.id) {
    case .newGame: startNewGame(by: .none)
    case .story: if let game = session.finished { showStory(of: game) }
    case .scores: showHistory()
    case nil: break
    }
  }

  /// Lets the scores come when the settings say so.
  func showHistoryInTime() {
    let milliseconds: Int? =
      switch session.settings.scoresAfter {
      case .atOnce: 0
      case .threeSeconds: 3_000
      case .onlyWhenAsked: nil
      }
    guard let milliseconds else { return }
    stage.afterQuiet(milliseconds: milliseconds) { [unowned self] in showHistory() }
  }

  func showStory(of game: FinishedGame) { program.show(NoteScreen(game.story(columns:))) }
}

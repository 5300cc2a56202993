import CommonScreens
import Presentation
import TerminalUI

extension MainScreen {
  /// What the buttons of the board do.
  public enum Step: CaseIterable, Sendable {
    case newGame, settings, scores

    var label: Caption {
      switch self {
      case .newGame: labels.newGame
      case .settings: labels.settings
      case .scores: labels.scores
      }
    }
  }
}

extension MainScreen.State {
  func pad(_ layout: MainLayout) -> LetterPad<MainScreen.Step> {
    LetterPad(layout.keyboard, buttons(layout))
  }

  /// The buttons in sight, in as many words as fit: none at the end, nor where another screen shows the board.
  func buttons(_ layout: MainLayout) -> ButtonRow<MainScreen.Step> {
    let isShown = end == nil && shownBy == nil && layout.tier != .minimal
    return ButtonRow.fitting(
      isShown ? MainScreen.Step.allCases : [], in: layout.buttonRows,
      gap: layout.tier.isFull ? 4 : 1
    ) { $0.label }
  }
}

import CommonScreens
import GhostModel
import Presentation
import TerminalUI

extension GhostScreen {
  /// What the buttons of the board do.
  enum Choice: CaseIterable {
    case challenge, newRound, settings, scores

    var title: String {
      switch self {
      case .challenge: labels.challenge.text
      case .newRound: labels.newRound.text
      case .settings: labels.settings.text
      case .scores: labels.scores.text
      }
    }
  }
}

extension GhostScreen.State {
  /// The keys, and the buttons in sight.
  func pad(_ layout: GhostLayout) -> LetterPad<GhostScreen.Choice> {
    LetterPad(layout.keyboard, buttons(layout))
  }

  func buttons(_ layout: GhostLayout) -> ButtonRow<GhostScreen.Choice> {
    let choices = GhostScreen.Choice.allCases.filter {
      $0 != .challenge || board.setup.hasChallenges
    }
    return ButtonRow(
      choices, in: layout.buttonRow, gap: layout.tier.isFull ? 3 : 1, title: \.title)
  }
}

import CommonScreens
import GhostModel
import Presentation
import TerminalUI

extension GhostScreen {
  /// What the buttons of the board do.
  enum Choice: CaseIterable {
    case challenge, newRound, settings, scores

    var label: Caption {
      switch self {
      case .challenge: labels.challenge
      case .newRound: labels.newRound
      case .settings: labels.settings
      case .scores: labels.scores
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
    return ButtonRow.fitting(choices, in: layout.buttonRow, gap: layout.tier.isFull ? 3 : 1) {
      $0.label
    }
  }
}

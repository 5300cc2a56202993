import CommonScreens
import GhostModel
import TerminalUI

extension GhostScreen {
  /// What the buttons of the board do.
  enum Choice: CaseIterable {
    case challenge, newRound, settings, scores

    var title: String {
      switch self {
      case .challenge: "Challenge"
      case .newRound: "New Round"
      case .settings: "(i) Settings"
      case .scores: "High Scores"
      }
    }

    var brief: String {
      switch self {
      case .challenge: "Challenge"
      case .newRound: "New"
      case .settings: "(i)"
      case .scores: "Scores"
      }
    }
  }
}

extension GhostScreen.State {
  /// The buttons in sight and where each of them stands.
  func buttons(_ layout: GhostLayout) -> [(choice: GhostScreen.Choice, button: Button, rect: Rect)]
  {
    guard let row = layout.buttonRow else { return [] }
    let choices = GhostScreen.Choice.allCases.filter {
      $0 != .challenge || board.setup.hasChallenges
    }
    let buttons = choices.map { Button(layout.tier.isFull ? $0.title : $0.brief) }
    let gap = layout.tier.isFull ? 3 : 1
    let rects = Button.rows(buttons, in: row, gap: gap) ?? []
    return zip(choices, zip(buttons, rects)).map { ($0, $1.0, $1.1) }
  }
}

public import GhostModel
import Presentation

/// What the player wants, on the board or at the end of a round.
public enum GhostOutcome: Hashable, Sendable {
  /// The player whose turn it is makes a move.
  case move(GhostMove)
  case newRound, settings, scores
  /// To read what the word means that ended the round.
  case meaning(String)
  case menu

  /// The buttons of the board, and those at the end.
  static let onBoard = [move(.challenge)] + atEnd
  static let atEnd = [newRound, settings, scores]

  /// What stands on its button; empty where it has none.
  var label: Caption {
    switch self {
    case .move: labels.challenge
    case .newRound: labels.newRound
    case .settings: labels.settings
    case .scores: labels.scores
    case .meaning, .menu: ""
    }
  }
}

import HangmanModel
import TerminalUI
import Wording

/// A hint: first its cost is told, in the notice's place, and then it is taken or not.
extension MainScreen {
  /// Says what a hint would cost, unless the game is over.
  func offerHint() {
    guard state.ending == nil, state.board.status == .playing else { return }
    state.notice = hintOffer(on: state.board)
    state.offersHint = state.board.canTakeHint
  }

  /// Takes the hint, or not; false for a key that means something else, which calls the offer off.
  func answerOffer(_ key: Key) -> Bool {
    state.offersHint = false
    switch key {
    case .enter: onOutcome(.takeHint)
    case .escape: state.notice = "No hint then. Guess a letter."
    default: return false
    }
    return true
  }
}

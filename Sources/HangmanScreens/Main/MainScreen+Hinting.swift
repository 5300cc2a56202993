import HangmanModel
import Presentation
import TerminalUI

/// A hint: its cost is told in the notice's place, and then it is taken or not.
extension MainScreen {
  /// Takes the hint, or not; false for a key that means something else, which calls the offer off.
  func answerOffer(_ key: Key) -> Bool {
    state.offersHint = false
    switch key {
    case .enter: onOutcome(.takeHint)
    case .escape: state.notice = ScreenText.noHint.text
    default: return false
    }
    return true
  }
}

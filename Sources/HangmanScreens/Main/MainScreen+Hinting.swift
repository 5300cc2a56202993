import HangmanModel
import Presentation
import TerminalUI

/// A hint: first its cost is told, in the notice's place, and then it is taken or not.
extension MainScreen {
  /// Says what a hint would cost and whether it helps, and lets it be taken if there is one.
  public func offerHint(_ sentence: String, isSold: Bool) {
    state.notice = sentence
    state.offersHint = isSold
  }

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

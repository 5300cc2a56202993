import HangmanModel
import TerminalUI
import Words

/// What a ``GuessField`` asks and tells.
protocol GuessFieldDelegate: AnyObject {
  /// Whether `string` may replace the characters in `range`; asked before every change.
  func guessField(
    _ field: GuessField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool

  /// A letter came through.
  func guessField(_ field: GuessField, didEnter letter: Letter)
}

/// A text field for one letter, which empties itself as soon as it is filled.
///
/// Every way to make a guess (typed, clicked, picked on the grid) goes through it.
final class GuessField {
  weak var delegate: (any GuessFieldDelegate)?

  /// Replaces the field's text, which is always empty, if the delegate agrees.
  func insert(_ string: String) {
    guard
      let delegate,
      delegate.guessField(self, shouldChangeCharactersIn: 0..<0, replacementString: string),
      let letter = string.first.flatMap(Letter.typed)
    else { return }
    delegate.guessField(self, didEnter: letter)
  }
}

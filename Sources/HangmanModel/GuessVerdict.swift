public import Words

/// What a piece of input is worth as a guess.
public enum GuessVerdict: Hashable, Sendable {
  /// A letter that hasn't been guessed yet.
  case accepted(Letter)
  /// A letter that was guessed before.
  case repeated(Letter)
  /// Anything but one letter A to Z, with or without an accent: a digit, a sign, nothing, several characters at once.
  case invalid
  /// Anything after the end of the round.
  case ended
}

extension Board {
  /// Judges a piece of input: the one filter that every guess goes through.
  public func verdict(on input: String) -> GuessVerdict {
    guard status == .playing else { return .ended }
    guard input.count == 1, let letter = input.first.flatMap(Letter.typed) else {
      return .invalid
    }
    return letters.contains(letter) ? .repeated(letter) : .accepted(letter)
  }
}

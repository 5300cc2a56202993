public import HangmanModel
public import PerfectPlay
import Words

/// What a hint would cost and whether it helps, before it is taken; or why there is none.
///
/// - Parameter isTaken: how it is taken.
public func sentence(
  for offer: HintOffer?, on board: Board, isTaken: String = "Enter takes it, Esc doesn't."
) -> String {
  switch offer {
  case .safe: "A hint costs a mistake, and names a letter that is right. \(isTaken)"
  case .risky: "A hint costs a mistake, and no letter is safe now. \(isTaken)"
  case .fatal: "No hint now: paying for it would cost you the game."
  case nil: board.openHint.map { openHintSentence($0.description) } ?? noHintSentence
  }
}

/// The hint, once it's paid: `Try B: at most 5 more mistakes.`
///
/// - Parameter setter: the one that is played.
public func hintSentence(_ advice: Advice, against setter: Setter) -> String {
  "Try \(adviceSentence(advice, against: setter))"
}

/// What came of asking for a hint.
func hintSentence(for outcome: Outcome, of hint: Hint) -> String {
  switch outcome {
  case .hinted: "The hint is \(hint.name)."
  case .repeated: openHintSentence(hint.name)
  case .ended: "The game is over."
  case .hit, .miss, .solved, .wrong, .unfit: noHintSentence
  }
}

private let noHintSentence = "A hint costs a mistake, and you have only one left."

private func openHintSentence(_ name: String) -> String {
  "The hint was \(name). Guess it first."
}

extension Hint {
  /// What it tells, in a word.
  public var name: String {
    switch self {
    case .letter(let letter): letter.description
    }
  }
}

/// A hint: the letter, and what it's worth.
///
/// - Parameter setter: one that is played; it may force less, as its par says, unless it is perfect.
public func adviceSentence(_ advice: Advice, against setter: Setter? = nil) -> String {
  let isExact = setter?.isPerfect != false || advice.misses.upperBound == 0
  return "\(advice.letter): \(worth(of: advice.misses))\(isExact ? "" : ", whoever the villain")."
}

/// `at most 5 more mistakes`, with how few it may be where that isn't proved.
func worth(of misses: ClosedRange<Int>) -> String {
  let (least, most) = (misses.lowerBound, misses.upperBound)
  if most == 0 { return "no more mistakes" }
  let told = "at most \(most) more \(most == 1 ? "mistake" : "mistakes")"
  return least == most ? told : "\(told), perhaps only \(least)"
}

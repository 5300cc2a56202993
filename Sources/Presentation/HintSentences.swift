public import HangmanModel
public import PerfectPlay
import Words

/// What a hint would cost and whether it helps, before it is taken; or why there is none.
///
/// - Parameter isTaken: how it is taken; nil where that goes without saying.
public func sentence(
  for offer: HintOffer?, on board: Board, isTaken: String? = GameMessage.howToTakeHint.text
) -> String {
  let way = isTaken.map { " \($0)" } ?? ""
  return switch offer {
  case .safe: "\(GameMessage.safeHint.text)\(way)"
  case .risky: "\(GameMessage.riskyHint.text)\(way)"
  case .fatal: GameMessage.fatalHint.text
  case nil: (board.openHint.map { .openHint($0.description) } ?? GameMessage.noHint).text
  }
}

/// The hint, once it's paid: `Try B: at most 5 more mistakes.`
///
/// - Parameter setter: the one that is played.
public func hintSentence(_ advice: Advice, against setter: Setter) -> String {
  GameMessage.paid(adviceSentence(advice, against: setter)).text
}

/// What came of asking for a hint.
func hintMessage(for outcome: Outcome, of hint: Hint) -> GameMessage {
  switch outcome {
  case .hinted: .hint(hint.name)
  case .repeated: .openHint(hint.name)
  case .ended: .over
  case .hit, .miss, .solved, .wrong, .unfit: .noHint
  }
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
  GameMessage.advice(advice.letter, advice.worth, advice.scope(against: setter)).text
}

extension Advice {
  /// How many mistakes are left to make: `at most 5 more mistakes`.
  var worth: String {
    let most = GameMessage.atMost(misses.upperBound).text
    return misses.count == 1 ? most : GameMessage.perhapsOnly(most, misses.lowerBound).text
  }

  fileprivate func scope(against setter: Setter?) -> AdviceScope {
    guard let setter, !setter.isPerfect, misses.upperBound > 0 else { return .thisGame }
    return setter.dodges ? .anyVillain : .anyWord
  }
}

/// What the worth of an advice holds for: the game as it's played; or as many at most, since a villain may force less
/// than a perfect one, and a word that was chosen less than the worst one.
public enum AdviceScope: Hashable, Sendable {
  case thisGame, anyVillain, anyWord
}

public import HangmanModel
import Words

/// What par says of the mistakes allowed.
public enum ParVerdict: Hashable, Sendable {
  /// Wrong letters can't use them up.
  case cannotBeLost
  /// So many may be too few for a par as great as this.
  case mayBeTooFew(Int)
  /// So many can't be enough, or may not be.
  case cannotBeWon(Int), mayBeLost(Int)
  /// What perfect or careful play makes of it.
  case perfect, noMistake, noMore, aboutThat
}

extension GameSetup {
  /// What par says of the mistakes allowed, in 38 columns and in 24: plainly where they can't be enough,
  /// or where wrong letters can't use them up. Nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - isGreatest: whether it's the greatest par of several games.
  ///   - most: the most wrong letters that a game can have; nil where that isn't known.
  public func parSentences(
    par: Int?, isGreatest: Bool = false, mostMisses most: Int?
  ) -> (text: String, brief: String)? {
    guard let verdict = verdict(onPar: par, isGreatest, mostMisses: most) else { return nil }
    let beginning = par.map { GameMessage.beginning(par: $0, isGreatest: isGreatest).text } ?? ""
    let (text, brief) = tongue.words(for: verdict)
    return ((beginning + text).capitalized, (beginning + brief).capitalized)
  }

  private func verdict(
    onPar par: Int?, _ isGreatest: Bool, mostMisses most: Int?
  ) -> ParVerdict? {
    if let most, allowed > most { return .cannotBeLost }
    guard let par else { return nil }
    if isGreatest, isBeyondCarefulPlay(withPar: par) { return .mayBeTooFew(allowed) }
    if cannotBeWon(withPar: par) { return .cannotBeWon(allowed) }
    if isBeyondCarefulPlay(withPar: par) { return .mayBeLost(allowed) }
    if setter.isPerfect { return .perfect }
    if par == 0 { return .noMistake }
    return setter.dodges ? .noMore : .aboutThat
  }
}

/// `par 6`.
public func parTitle(_ par: Int) -> String { "\(labels.par.text.lowercased()) \(par)" }

/// What a game that was won makes of par: `That is one under par, which is 6.` Nil without a par.
public func scoreSentence(of result: GameResult) -> String? {
  guard result.isWon, let par = result.par, let score = result.score else { return nil }
  return EndMessage.score(EndMessage.toPar(score).text, par).text
}

extension Difficulty {
  /// What it is called.
  public var title: String {
    switch self {
    case .gentle: labels.gentle.text
    case .fair: labels.fair.text
    case .hard: labels.hard.text
    case .custom: labels.custom.text
    }
  }

  /// How many mistakes it gives, in a few words.
  ///
  /// - Parameter most: the most over par that there can be, where that's known.
  public func conduct(atMost most: Int? = nil) -> String {
    GameMessage.conduct(over: spare.map { min($0, most ?? $0) }).text
  }
}

/// What is asked before a game in which a villain takes all the mistakes of careful play; nil for any other.
public func hopelessQuestion(_ setup: GameSetup, par: Int?) -> String? {
  hopelessSentence(setup, par: par).map { "\($0) \(GameMessage.askAllTheSame.text)" }
}

/// The same without the question.
public func hopelessSentence(_ setup: GameSetup, par: Int?) -> String? {
  guard let par, setup.isBeyondCarefulPlay(withPar: par) else { return nil }
  let isHopeless = setup.cannotBeWon(withPar: par)
  return (isHopeless ? GameMessage.hopeless(setup.allowed, par) : .risky(setup.allowed, par)).text
}

extension String {
  /// The text with a capital at its beginning.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

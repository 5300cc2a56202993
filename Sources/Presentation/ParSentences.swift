public import HangmanModel
import Words

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
    func told(_ text: String, _ brief: String) -> (text: String, brief: String) {
      let beginning = par.map { "Par \(isGreatest ? "up to " : "")\($0): " } ?? ""
      return ((beginning + text).capitalized, (beginning + brief).capitalized)
    }
    if let most, allowed > most { return told("letters alone can't lose it.", "can't be lost.") }
    guard let par else { return nil }
    if isGreatest, isBeyondCarefulPlay(withPar: par) {
      return told("\(allowed) may be too few.", "too few?")
    }
    if cannotBeWon(withPar: par) {
      return told("it can't be won with \(allowed).", "can't be won.")
    }
    if isBeyondCarefulPlay(withPar: par) {
      return told("careful play may lose with \(allowed).", "it may not be enough.")
    }
    if setter.isPerfect { return told("perfect play makes as many.", "perfect play.") }
    if par == 0 { return told("careful play makes no mistake.", "careful play.") }
    return setter.dodges
      ? told("careful play makes no more.", "careful play.")
      : told("careful play makes about that.", "careful play.")
  }
}

/// What a game that was won makes of par: `That is one under par, which is 6.` Nil without a par.
public func scoreSentence(of result: GameResult) -> String? {
  guard result.isWon, let par = result.par, let score = result.score else { return nil }
  return "That is \(parPhrase(score)), which is \(par)."
}

/// Where a score stands: `at par`, `one over par`, `three under par`.
public func parPhrase(_ score: Int) -> String {
  score == 0 ? "at par" : "\(English().spelled(abs(score))) \(score > 0 ? "over" : "under") par"
}

extension Difficulty {
  /// What it is called.
  public var title: String {
    switch self {
    case .gentle: "Gentle"
    case .fair: "Fair"
    case .hard: "Hard"
    case .custom: "Custom"
    }
  }

  /// How many mistakes it gives, in a few words.
  ///
  /// - Parameter most: the most over par that there can be, where that's known.
  public func conduct(atMost most: Int? = nil) -> String {
    spare.map { "\(min($0, most ?? $0)) over par" } ?? "your own number"
  }
}

/// What is asked before a game in which a villain takes all the mistakes of careful play; nil for any other.
public func hopelessQuestion(_ setup: GameSetup, par: Int?) -> String? {
  hopelessSentence(setup, par: par).map { "\($0) Play all the same?" }
}

/// The same without the question.
public func hopelessSentence(_ setup: GameSetup, par: Int?) -> String? {
  guard let par, setup.isBeyondCarefulPlay(withPar: par) else { return nil }
  let mistakes = "With \(counted(setup.allowed, .mistake))"
  return setup.cannotBeWon(withPar: par)
    ? "\(mistakes) I can't be beaten: par is \(par)."
    : "\(mistakes) careful play may not be enough: par is \(par)."
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

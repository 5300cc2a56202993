public import Words

/// A round as it is written down: enough to go on with it later, on the same words.
///
/// The candidates are not part of it, since they are exactly the words that fit the board.
public struct SavedRound: Hashable, Sendable {
  public var mode: GameMode
  public var allowed: Int
  public var misses: Int

  /// The board's cells, `_` for a hidden one.
  public var pattern: String

  /// The guesses that counted, in order.
  public var guessed: String

  /// The chosen word of a good round; nil in evil, where there is none.
  public var secret: String?

  /// How many words the setter held at the start and after each guess.
  public var candidateCounts: [Int]

  /// Where the generator of the round's chances stands.
  public var generatorState: UInt64

  public init(
    mode: GameMode, allowed: Int, misses: Int, pattern: String, guessed: String, secret: String?,
    candidateCounts: [Int], generatorState: UInt64
  ) {
    self.mode = mode
    self.allowed = allowed
    self.misses = misses
    self.pattern = pattern
    self.guessed = guessed
    self.secret = secret
    self.candidateCounts = candidateCounts
    self.generatorState = generatorState
  }

  /// The number of characters of the word.
  public var length: Int { pattern.utf8.count }
}

extension Round {
  /// The round to write down, with the state of its generator.
  public func saved(generator: SeededGenerator) -> SavedRound {
    let secret =
      switch board.mode {
      case .evil: nil as String?
      case .good: candidates[0]
      }
    return SavedRound(
      mode: board.mode, allowed: board.allowed, misses: board.misses,
      pattern: board.pattern.description, guessed: String(board.guessed.map(\.character)),
      secret: secret, candidateCounts: candidateCounts, generatorState: generator.state)
  }

  /// Takes a saved round up again by giving its answers once more; nil if it can't have been played
  /// on these words.
  ///
  /// - Complexity: O(*n*) for the *n* words of its length.
  public init?(_ saved: SavedRound, in universe: WordUniverse) {
    let letters = saved.guessed.compactMap { Letter($0) }
    let pattern = Pattern(description: saved.pattern)
    guard letters.count == saved.guessed.count, Settings.allowedRange.contains(saved.allowed),
      let words = universe.words(ofLength: saved.length),
      let candidates = saved.startingCandidates(among: words)
    else { return nil }
    self.init(candidates: candidates, allowed: saved.allowed, gameplay: saved.mode.gameplay)
    for letter in letters {
      guard repeatAnswer(to: letter, with: pattern.positions(of: letter)) else { return nil }
    }
    guard board.pattern == pattern, board.misses == saved.misses,
      candidateCounts == saved.candidateCounts
    else { return nil }
  }
}

extension SavedRound {
  /// The words that the setter held at the start; nil if it can't have held any of these.
  fileprivate func startingCandidates(among words: WordList) -> Candidates? {
    switch mode {
    case .evil:
      let candidates = Candidates(words, showing: Pattern(description: pattern).opening)
      return candidates.count > 0 ? candidates : nil
    case .good:
      guard let secret, words.holds(secret) else { return nil }
      return Candidates(only: secret)
    }
  }
}

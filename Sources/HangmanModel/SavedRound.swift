public import Words

/// A round as it is written down: enough to go on with it later, on the same words.
///
/// The candidates are not part of it, since they are exactly the words that fit the board.
public struct SavedRound: Hashable, Sendable {
  public var setup: GameSetup
  public var misses: Int

  /// The board's cells, `_` for a hidden one.
  public var pattern: String

  /// The moves that counted, in order.
  public var moves: [Move]

  /// The word that was chosen at the start; nil where the setter held several.
  public var secret: String?

  /// How many words the setter held at the start and after each move.
  public var candidateCounts: [Int]

  /// Where the round's chances began; nil for a round of version 1.0.0, which didn't keep it.
  public var seed: UInt64?

  /// Where the round's chances stand.
  public var generatorState: UInt64

  /// The levels before it.
  public var run: Run

  public var occasion: Occasion

  public init(
    setup: GameSetup, misses: Int, pattern: String, moves: [Move], secret: String?,
    candidateCounts: [Int], seed: UInt64?, generatorState: UInt64, run: Run = Run(),
    occasion: Occasion = .run
  ) {
    self.setup = setup
    self.misses = misses
    self.pattern = pattern
    self.moves = moves
    self.secret = secret
    self.candidateCounts = candidateCounts
    self.seed = seed
    self.generatorState = generatorState
    self.run = run
    self.occasion = occasion
  }
}

extension Round {
  /// The round to write down.
  public var saved: SavedRound {
    SavedRound(
      setup: board.setup, misses: board.misses, pattern: board.pattern.description,
      moves: board.moves,
      secret: candidateCounts[0] == 1 ? candidates[0] : nil, candidateCounts: candidateCounts,
      seed: seed, generatorState: generator.state, run: run, occasion: occasion)
  }

  /// Takes a saved round up again: its answers are given once more. Where its setter remembers things, it
  /// is told again from its seed first, unless the setter would answer otherwise now. Nil if it can't
  /// have been played on these words.
  ///
  /// - Complexity: O(*n*) for the *n* words of its length.
  public init?(_ saved: SavedRound, in universe: WordUniverse) {
    if saved.setup.setter.makeGameplay().hasMemory, let seed = saved.seed,
      GameSetup.allowedRange.contains(saved.setup.allowed)
    {
      let transcript = Transcript(
        setup: saved.setup, seed: seed, moves: saved.moves, run: saved.run,
        occasion: saved.occasion)
      let told = Round(transcript, in: universe)
      if let told, told.saved == saved {
        self = told
        return
      }
    }
    self.init(repeating: saved, in: universe)
  }

  private init?(repeating saved: SavedRound, in universe: WordUniverse) {
    let pattern = Pattern(description: saved.pattern)
    let isLengthRight = universe.isOfPhrases || pattern.length == saved.setup.length
    guard isLengthRight, GameSetup.allowedRange.contains(saved.setup.allowed),
      let words = saved.setup.words(
        showing: pattern.opening, in: universe, without: saved.run.found),
      let candidates = saved.startingCandidates(among: words)
    else { return nil }
    self.init(
      candidates: candidates, setup: saved.setup, gameplay: saved.setup.setter.makeGameplay(),
      seed: saved.seed, generator: SeededGenerator(seed: saved.generatorState),
      universe: universe, run: saved.run, occasion: saved.occasion)
    for move in saved.moves {
      switch move {
      case .letter(let letter):
        guard repeatAnswer(to: letter, with: pattern.positions(of: letter)) else { return nil }
      case .solution(let solution): if solve(solution) == .unfit { return nil }
      case .hint(let letter): if takeHint(naming: letter) != .hinted { return nil }
      }
    }
    guard board.pattern == pattern, board.misses == saved.misses,
      candidateCounts == saved.candidateCounts
    else { return nil }
  }
}

extension SavedRound {
  /// The words that the setter held at the start; nil if it can't have held any of these.
  fileprivate func startingCandidates(among words: WordList) -> Candidates? {
    if let secret { return words.holds(secret) ? Candidates(only: secret) : nil }
    let candidates = Candidates(words, showing: Pattern(description: pattern).opening)
    return candidates.count > 0 ? candidates : nil
  }
}

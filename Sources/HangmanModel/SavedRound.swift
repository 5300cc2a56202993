public import Words

/// A round as it is written down: enough to go on with it later, on the same words.
///
/// The candidates are not part of it, since they are exactly the words that fit the board.
public struct SavedRound: Hashable, Sendable {
  /// The game until now. Version 1.0.0 kept no seed.
  public var record: GameRecord

  public var misses: Int

  /// The board's cells, `_` for a hidden one.
  public var pattern: String

  /// The word that was chosen at the start; nil where the setter held several.
  public var secret: String?

  /// How many words the setter held at the start and after each move.
  public var candidateCounts: [Int]

  /// Where the round's chances stand.
  public var generatorState: UInt64

  /// When it was written down, in seconds since 1970 began (UTC); nil where that isn't known.
  public var savedAt: Int?

  public init(
    _ record: GameRecord, misses: Int, pattern: String, secret: String?, candidateCounts: [Int],
    generatorState: UInt64, savedAt: Int? = nil
  ) {
    self.record = record
    self.misses = misses
    self.pattern = pattern
    self.secret = secret
    self.candidateCounts = candidateCounts
    self.generatorState = generatorState
    self.savedAt = savedAt
  }
}

extension Round {
  /// The round to write down.
  ///
  /// - Parameter time: when that is, in seconds since 1970 began (UTC).
  public func saved(at time: Int? = nil) -> SavedRound {
    SavedRound(
      record, misses: board.misses, pattern: board.pattern.description,
      secret: candidateCounts[0] == 1 ? candidates[0] : nil, candidateCounts: candidateCounts,
      generatorState: generator.state, savedAt: time)
  }

  /// Takes a saved round up again: its answers are given once more, and its setter goes on from there. Nil if
  /// it can't have been played on these words.
  ///
  /// - Complexity: O(*n*) for the *n* words of its length.
  public init?(_ saved: SavedRound, in universe: WordUniverse) {
    let pattern = Pattern(description: saved.pattern)
    let setup = saved.record.setup
    guard setup.subject.length ?? pattern.length == pattern.length,
      var round = Round(
        saved.record, answeredBy: pattern, secret: saved.secret,
        successor: setup.setter.makeGameplay(),
        generator: SeededGenerator(seed: saved.generatorState), in: universe),
      saved.record.moves.allSatisfy({ round.play($0).counts }),
      round.board.pattern == pattern, round.board.misses == saved.misses,
      round.candidateCounts == saved.candidateCounts
    else { return nil }
    // What comes from now on is for the setter that took note of the answers.
    if let successor = (round.gameplay as? RecordedGameplay)?.successor {
      round.gameplay = successor
    }
    self = round
  }
}

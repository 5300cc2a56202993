/// A game that was played to its end.
public struct GameResult: Hashable, Sendable {
  /// The word: the one found, or after a loss one that fits every answer.
  public var word: String
  public var misses: Int
  public var allowed: Int
  public var mode: GameMode
  public var isWon: Bool

  /// When the game ended, in seconds since 1970 began (UTC).
  public var finishedAt: Int

  public init(
    word: String, misses: Int, allowed: Int, mode: GameMode, isWon: Bool, finishedAt: Int
  ) {
    self.word = word
    self.misses = misses
    self.allowed = allowed
    self.mode = mode
    self.isWon = isWon
    self.finishedAt = finishedAt
  }

  /// Whether the result stands above another among the high scores: fewer misses first, then evil
  /// before good, then fewer misses allowed, then the earlier.
  public func ranks(above other: GameResult) -> Bool {
    rank.lexicographicallyPrecedes(other.rank)
  }

  private var rank: [Int] { [misses, mode == .evil ? 0 : 1, allowed, finishedAt] }
}

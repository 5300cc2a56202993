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

/// The best games, in their order.
public struct HighScores: Hashable, Sendable {
  /// A game of the table, and which row of the history it is.
  public struct Entry: Hashable, Sendable {
    public let id: Int64
    public let result: GameResult

    public init(id: Int64, result: GameResult) {
      self.id = id
      self.result = result
    }
  }

  public let entries: [Entry]

  /// The `limit` best of the won games; of equals, the one that was kept first.
  public init(_ games: [Entry], limit: Int = 10) {
    let ranked = games.filter(\.result.isWon).sorted { left, right in
      if left.result.ranks(above: right.result) { return true }
      return !right.result.ranks(above: left.result) && left.id < right.id
    }
    entries = Array(ranked.prefix(limit))
  }
}

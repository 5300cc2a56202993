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

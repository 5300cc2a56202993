public import Words

/// The best games on one list of words, in their order.
public struct HighScores: Hashable, Sendable {
  /// A game of the table, and which of the history it is.
  public struct Entry: Hashable, Sendable {
    public let id: Int64
    public let result: GameResult

    public init(id: Int64, result: GameResult) {
      self.id = id
      self.result = result
    }
  }

  public let list: WordCollection.ID
  public let entries: [Entry]

  /// The `limit` best of the games on a list that were won; of equals, the one that was kept first.
  public init(_ games: [Entry], of list: WordCollection.ID, limit: Int = 10) {
    self.list = list
    let ranked = games.filter { $0.result.isWon && $0.result.setup.list == list }
      .sorted { left, right in
        if left.result.ranks(above: right.result) { return true }
        return !right.result.ranks(above: left.result) && left.id < right.id
      }
    entries = Array(ranked.prefix(limit))
  }
}

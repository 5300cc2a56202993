public import Words

/// What a game or a run came to, and which of those that are kept it is.
public struct Kept<Result: Hashable & Sendable>: Hashable, Sendable {
  public let id: Int64
  public let result: Result

  public init(id: Int64, result: Result) {
    self.id = id
    self.result = result
  }
}

/// The best games on one list of words with one setter, in their order; those with hints apart.
public struct HighScores: Hashable, Sendable {
  public let list: ListID
  public let setter: Setter

  /// Whether they are the games in which hints were taken.
  public let isHelped: Bool
  public let entries: [Kept<GameResult>]

  /// The `limit` best of the games on a list with a setter that were won; of equals, the one that was
  /// kept first.
  public init(
    _ games: [Kept<GameResult>], of list: ListID, by setter: Setter,
    isHelped: Bool = false, limit: Int = 10
  ) {
    self.list = list
    self.setter = setter
    self.isHelped = isHelped
    let ranked = games.filter { game in
      let setup = game.result.setup
      let isApart = game.result.hints > 0
      return game.result.isWon && isApart == isHelped && setup.list == list
        && setup.setter == setter
    }.sorted { left, right in
      let rank = right.result.rank + [Int(right.id)]
      return (left.result.rank + [Int(left.id)]).lexicographicallyPrecedes(rank)
    }
    entries = Array(ranked.prefix(limit))
  }
}

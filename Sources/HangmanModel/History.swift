public import Words

/// What keeps the results for a ``History``.
public protocol HistoryStorage: AnyObject {
  /// Keeps a game that has ended in exchange for the round in play, both or neither; nil if there is
  /// no such round, as when it was finished before.
  func keep(_ result: GameResult, _ transcript: Transcript?) -> Int64?

  /// The best of the won games on a list by a setter, in their order.
  func best(_ limit: Int, on list: WordCollection.ID, by setter: Setter) -> [HighScores.Entry]

  /// The lists on which a game was won.
  func wonLists() -> [WordCollection.ID]

  /// What a game is told again from; nil for one that was kept without.
  func transcript(of game: Int64) -> Transcript?
}

/// The games that were played to their end: takes in each one, and gives back the best.
public struct History {
  private let storage: any HistoryStorage

  public init(_ storage: any HistoryStorage) { self.storage = storage }

  /// Adds a round that has ended.
  ///
  /// - Parameters:
  ///   - familiar: the words among which one that fits is looked for first.
  ///   - time: in seconds since 1970 began (UTC).
  public func add(_ round: Round, preferring familiar: WordUniverse?, at time: Int) -> FinishedGame
  {
    let result = GameResult(
      word: round.witness(preferring: familiar), misses: round.board.misses,
      setup: round.board.setup, isWon: round.board.status == .won, finishedAt: time)
    return FinishedGame(round, result: result, id: storage.keep(result, round.transcript))
  }

  /// The best games on a list.
  public func highScores(of list: WordCollection.ID, limit: Int = 10) -> HighScores {
    let best = Setter.all.flatMap { storage.best(limit, on: list, by: $0) }
    return HighScores(best, of: list, limit: limit)
  }

  /// A table for each list on which a game was won: the program's own in their order, then the
  /// others by their names.
  ///
  /// - Parameter first: a list whose table comes before all others, also if it's empty.
  public func tables(first: WordCollection.ID? = nil) -> [HighScores] {
    let lists = storage.wonLists()
    let own = WordCollection.embedded.map(\.id)
    let others = lists.filter { !own.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    let rest = (own.filter(lists.contains) + others).filter { $0 != first }
    return ((first.map { [$0] } ?? []) + rest).map { highScores(of: $0) }
  }

  /// What a game of a table is told again from; nil where that isn't known.
  public func transcript(of game: Int64) -> Transcript? { storage.transcript(of: game) }
}

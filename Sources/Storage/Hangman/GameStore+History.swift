public import HangmanModel
import SQLite
public import Words

extension GameStore: HistoryStorage {
  /// What is written at the end of a game.
  private struct Ended {
    let game: GameRow
    var run: RunRow?
    var next: RoundRow?
  }

  /// All of it is one transaction: at any moment either the round that ended is there, or the game,
  /// with what became of its run.
  @discardableResult
  public func keep(
    _ result: GameResult, _ record: GameRecord?, then step: RunStep
  ) -> KeptGame? {
    let occasion = rounds.own?.round.record.occasion
    let ended = rounds.end(ownRound) { database -> Ended? in
      // A day has one try, also where its round came from two stores.
      if let day = occasion?.day, try !database.dailyResults(of: day).isEmpty { return nil }
      var game = GameRow(result: result, record: record)
      game.id = try database.insert(game)
      try StatisticRows.add([result], to: database)
      switch step {
      case .goesOn(let level):
        return Ended(game: game, next: try self.rounds.write(RoundRow(round: level), to: database))
      case .ends(let run):
        return Ended(game: game, run: try run.flatMap { try Self.add($0, to: database) })
      }
    }
    rounds.leave()
    guard let ended, let game = ended.game.id else { return nil }
    rounds.own = ended.next
    finished.append(ended.game)
    if let run = ended.run { finishedRuns.append(run) }
    return KeptGame(id: game, run: ended.run?.id)
  }

  /// The best of one length with a par of their own and of those without have an index, and the best of all
  /// are among these.
  ///
  /// - Complexity: O(*m* · `limit`) for *m* lengths.
  public func best(
    _ limit: Int, on list: ListID, by setter: Setter, isHelped: Bool
  ) -> [Kept<GameResult>] {
    let lengths = store.read { try StatisticRows.lengths(list, setter, in: $0) } ?? []
    let best = lengths.flatMap { length in
      [false, true].flatMap { lacksPar in
        games(
          """
          WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
            AND coalesce(length, length(word)) = ? AND (par IS NULL) = ?
          ORDER BY misses - coalesce(par, 0), coalesce(par, 0) DESC, allowed, finishedAt, id
          LIMIT ?
          """, [list, setter.id, isHelped, length, lacksPar, limit])
      }
    }
    return HighScores(
      best.compactMap(\.kept), of: list, by: setter, isHelped: isHelped, limit: limit
    ).entries
  }

  /// - Complexity: O(log *n*) for *n* games, by the same index.
  public func hasBest(on list: ListID, by setter: Setter, isHelped: Bool) -> Bool {
    let found = store.read {
      try $0.query(
        """
        SELECT 1 FROM game WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
        """, [list, setter.id, isHelped]
      ).next()
    }
    return found == true
  }

  private func games(_ conditions: String, _ values: [(any Storable)?]) -> [GameRow] {
    store.read { try GameRow.select(conditions, values, in: $0) } ?? []
  }

  /// - Complexity: O(`limit`).
  public func latest(_ limit: Int) -> [Kept<GameResult>] {
    games("ORDER BY id DESC LIMIT ?", [limit]).compactMap(\.kept)
  }

  public func record(of game: Int64) -> GameRecord? { games("WHERE id = ?", [game]).first?.record }

  /// - Complexity: O(`limit`), by an index.
  public func bestRuns(_ limit: Int, with setup: GameSetup) -> [Kept<RunResult>] {
    (store.read { try RunRow.best(limit, with: setup, in: $0) } ?? []).compactMap(\.kept)
  }

  /// - Complexity: O(*m*) for *m* setups, by an index.
  public func runSetups() -> [GameSetup] {
    (store.read { try RunRow.latest(in: $0) } ?? []).map(\.result.setup)
  }

  /// - Complexity: O(*m*) for *m* numbers of misses in the lists, setters and lengths of the scope.
  public func statistics(of scope: Statistics.Scope) -> Statistics? {
    store.read { try StatisticRows.statistics(of: scope, in: $0) }
  }

  /// How many games were lost to setters of a role.
  public func losses(to role: Setter.Role) -> Int {
    let setters = Setter.all.filter { $0.role == role }.map(\.id)
    let losses = store.read { database in
      try database.all(
        "SELECT games FROM tally WHERE NOT isWon AND mode IN (\(marks(setters.count)))", setters
      ) { $0.amount("games") }
    }
    return (losses ?? []).reduce(0, +)
  }

  /// - Complexity: O(*m*) for *m* scopes.
  public func statisticsScopes() -> [Statistics.Scope] {
    store.read { try StatisticRows.scopes(in: $0) } ?? []
  }
}

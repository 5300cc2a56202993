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
    guard let own, let round = own.id else { return nil }
    let ended = store.write { database -> Ended? in
      guard try self.rounds.delete(round, in: database) else { return nil }
      // A day has one try, also where its round came from two stores.
      if let day = own.round.record.occasion.day, try !database.dailyResults(of: day).isEmpty {
        return nil
      }
      let id = try database.insert(GameRow(result, record))
      try StatisticRows.add(result, to: database)
      var ended = Ended(game: GameRow(id: id, result, record))
      switch step {
      case .goesOn(let level): ended.next = try self.rounds.write(RoundRow(level), to: database)
      case .ends(let run): ended.run = try run.flatMap { try Self.add($0, to: database) }
      }
      return ended
    }
    leaveRound()
    guard let ended, let game = ended.game.id else { return nil }
    self.own = ended.next
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
    let games = store.read { database -> [GameRow] in
      try StatisticRows.lengths(list, setter, in: database).flatMap { length in
        try [false, true].flatMap { lacksPar -> [GameRow] in
          try database.select(
            """
            WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
              AND coalesce(length, length(word)) = ? AND (par IS NULL) = ?
            ORDER BY misses - coalesce(par, 0), coalesce(par, 0) DESC, allowed, finishedAt, id
            LIMIT ?
            """, [list, setter.id, isHelped, length, lacksPar, limit])
        }
      }
    }
    let kept = (games ?? []).compactMap(\.kept)
    return HighScores(kept, of: list, by: setter, isHelped: isHelped, limit: limit).entries
  }

  /// - Complexity: O(`limit`).
  public func latest(_ limit: Int) -> [Kept<GameResult>] {
    let games = store.read { database -> [GameRow] in
      try database.select("ORDER BY id DESC LIMIT ?", [limit])
    }
    return (games ?? []).compactMap(\.kept)
  }

  public func record(of game: Int64) -> GameRecord? {
    let games = store.read { database -> [GameRow] in
      try database.select("WHERE id = ?", [game])
    }
    return games?.first?.record
  }

  /// - Complexity: O(`limit`), by an index.
  public func bestRuns(_ limit: Int, with setup: GameSetup) -> [Kept<RunResult>] {
    (store.read { try $0.bestRuns(limit, with: setup) } ?? []).compactMap(\.kept)
  }

  /// - Complexity: O(*m*) for *m* setups, by an index.
  public func runSetups() -> [GameSetup] {
    (store.read { try $0.latestRuns() } ?? []).map(\.result.setup)
  }

  /// - Complexity: O(*m*) for *m* numbers of misses in the lists, setters and lengths of the scope.
  public func statistics(of scope: Statistics.Scope) -> Statistics? {
    store.read { try StatisticRows.statistics(of: scope, in: $0) }
  }

  /// - Complexity: O(*m*) for *m* scopes.
  public func statisticsScopes() -> [Statistics.Scope] {
    store.read { try StatisticRows.scopes(in: $0) } ?? []
  }
}

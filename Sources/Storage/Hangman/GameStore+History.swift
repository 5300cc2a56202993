public import HangmanModel
import SQLite
public import Words

extension GameStore: HistoryStorage {
  /// All of it is one transaction: at any moment either the round that ended is there, or the game,
  /// with what became of its run.
  @discardableResult
  public func keep(
    _ result: GameResult, _ record: GameRecord?, then step: RunStep
  ) -> KeptGame? {
    guard let own, let round = own.id else { return nil }
    var next: OwnRound?
    return store.write(otherwise: nil) { database -> KeptGame? in
      next = nil
      guard try self.rounds.delete(round, in: database) else { return nil }
      // A day has one try, also where its round came from two stores.
      if let day = own.saved.record.occasion.day, try DailyRows.isPlayed(day, in: database) {
        return nil
      }
      let id = try GameRows.insert(result, record, in: database)
      try StatisticRows.add(result, to: database)
      switch step {
      case .goesOn(let level):
        next = OwnRound(id: try self.begin(level, in: database), saved: level)
        return KeptGame(id: id)
      case .ends(let run):
        return KeptGame(id: id, run: try run.flatMap { try RunRows.insert($0, in: database) })
      }
    } noting: { kept in
      leaveRound()
      if let kept { note(kept, result, record, step) }
      self.own = kept == nil ? nil : next
    }
  }

  /// Remembers what was kept, for the case that it has to be kept elsewhere.
  private func note(
    _ kept: KeptGame, _ result: GameResult, _ record: GameRecord?, _ step: RunStep
  ) {
    let entry = Kept<GameResult>(id: kept.id, result: result)
    finished.append(GameRows.Row(entry: entry, record: record))
    if case .ends(let run?) = step, let id = kept.run {
      finishedRuns.append(Kept<RunResult>(id: id, result: run))
    }
  }

  /// - Complexity: O(*m* · `limit`) for *m* lengths, by an index.
  public func best(
    _ limit: Int, on list: ListID, by setter: Setter, isHelped: Bool
  ) -> [Kept<GameResult>] {
    store.perform(otherwise: []) {
      try GameRows.best(limit, list, setter, isHelped: isHelped, in: $0).map(\.entry)
    }
  }

  /// - Complexity: O(`limit`).
  public func latest(_ limit: Int) -> [Kept<GameResult>] {
    store.perform(otherwise: Array(finished.suffix(limit).reversed().map(\.entry))) {
      try GameRows.latest(limit, in: $0).map(\.entry)
    }
  }

  public func record(of game: Int64) -> GameRecord? {
    store.perform(otherwise: nil) { try GameRows.row(game, in: $0)?.record }
  }

  /// - Complexity: O(`limit`), by an index.
  public func bestRuns(_ limit: Int, with setup: GameSetup) -> [Kept<RunResult>] {
    store.perform(otherwise: []) { try RunRows.best(limit, with: setup, in: $0) }
  }

  /// - Complexity: O(*m*) for *m* setups, by an index.
  public func runSetups() -> [GameSetup] {
    store.perform(otherwise: []) { try RunRows.latest(in: $0).map(\.result.setup) }
  }

  /// - Complexity: O(*m*) for *m* numbers of misses in the lists, setters and lengths of the scope.
  public func statistics(of scope: Statistics.Scope) -> Statistics? {
    store.perform(otherwise: nil) { try StatisticRows.statistics(of: scope, in: $0) }
  }

  /// - Complexity: O(*m*) for *m* scopes.
  public func statisticsScopes() -> [Statistics.Scope] {
    store.perform(otherwise: []) { try StatisticRows.scopes(in: $0) }
  }
}

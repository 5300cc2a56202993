public import HangmanModel
import SQLite
public import Words

/// The games that were played to their end: takes in each one, and gives back the best.
public struct History {
  private let games: GameStore
  private let library: Library

  public init(_ games: GameStore, of library: Library = .embedded) {
    self.games = games
    self.library = library
  }

  /// Adds a round that has ended.
  ///
  /// - Parameters:
  ///   - next: the round of the next level; nil where the run has ended.
  ///   - time: in seconds since 1970 began (UTC).
  public func add(_ round: Round, next: Round?, at time: Int) -> FinishedGame {
    var game = FinishedGame(round, next: next, at: time)
    let run = next == nil ? round.runResult(at: time) : nil
    let kept = games.keep(game.result, game.record, next: next?.saved(at: time), ending: run)
    game.id = kept?.game
    game.runID = kept?.run
    return game
  }

  /// What a game that was kept is told again from; nil where that isn't known.
  public func record(of game: Int64) -> GameRecord? {
    select(KeptGame.self, "WHERE id = ?", [game]).first?.content.record
  }

  /// The game of a day, the one that was kept first; nil where none was.
  ///
  /// - Complexity: O(log *n*) for *n* games, by an index.
  public func game(of day: Day) -> Kept<GameResult>? {
    select(
      KeptGame.self, "WHERE occasion = ? ORDER BY id LIMIT 1", [Occasion.daily(day).name]
    ).first?.kept
  }

  /// The games that ended last, the last one first.
  ///
  /// - Complexity: O(`limit`).
  public func latest(_ limit: Int) -> [Kept<GameResult>] {
    select(KeptGame.self, "ORDER BY id DESC LIMIT ?", [limit]).compactMap(\.kept)
  }

  private func select<Content>(
    _ content: Content.Type, _ conditions: String, _ values: [(any Storable)?]
  ) -> [StoredRow<Content>] {
    games.store.read { try StoredRow.select(conditions, values, in: $0) } ?? []
  }
}

extension History {
  /// The best games on a list with a setter.
  ///
  /// The best of one length with a par of their own and of those without have an index, and the best of all
  /// are among these.
  ///
  /// - Complexity: O(*m* · `limit`) for *m* lengths.
  public func highScores(
    of list: ListID, by setter: Setter, isHelped: Bool = false, limit: Int = 10
  ) -> HighScores {
    let lengths = games.store.read { database in
      try database.all(
        "SELECT DISTINCT length FROM tally WHERE list = ? AND mode = ? ORDER BY length",
        [list, setter.id]
      ) { $0.length }
    }
    let best = (lengths ?? []).flatMap { length in
      [false, true].flatMap { lacksPar in
        select(
          KeptGame.self,
          """
          WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
            AND coalesce(length, length(word)) = ? AND (par IS NULL) = ?
          ORDER BY misses - coalesce(par, 0), coalesce(par, 0) DESC, allowed, finishedAt, id
          LIMIT ?
          """, [list, setter.id, isHelped, length, lacksPar, limit])
      }
    }
    return HighScores(
      best.compactMap(\.kept), of: list, by: setter, isHelped: isHelped, limit: limit)
  }

  /// The place of a game that was won among those on its list with its setter, from 1.
  ///
  /// - Complexity: O(*n*) for the *n* games that were won with them.
  public func rank(of game: Kept<GameResult>) -> Int {
    let result = game.result
    let par = result.par ?? 0
    let better: Int64? = games.store.read {
      try $0.first(
        """
        SELECT count(*) FROM game
        WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
          AND (misses - coalesce(par, 0), -coalesce(par, 0), allowed, finishedAt, id) < (?, ?, ?, ?, ?)
        """,
        [
          result.setup.list, result.setup.setter.id, result.hints > 0, result.misses - par, -par,
          result.allowed, result.finishedAt, game.id,
        ])
    }
    return Int(better ?? 0) + 1
  }

  /// A table for each list and setter with which a game was won: the program's own lists in their
  /// order, then the others by their names, each with its setters in their order, and
  /// games without hints before those with. Each is read when it's asked for.
  ///
  /// - Parameters:
  ///   - first: a setup whose table comes before all others, if it has one.
  ///   - isHelped: whether that is the table of its games with hints.
  public func tables(
    first: GameSetup? = nil, isHelped: Bool = false
  ) -> some RandomAccessCollection<HighScores> {
    let played = Set(statisticsScopes.compactMap(\.list))
    let own = library.lists.map(\.id).filter(\.isOwn)
    let others = played.subtracting(own).sorted { $0.text < $1.text }
    let known = (own.filter(played.contains) + others).flatMap { list in
      Setter.all.flatMap { setter in [false, true].map { (list, setter, $0) } }
    }.filter { hasScores(of: $0, by: $1, isHelped: $2) }
    func isFirst(_ table: (list: ListID, setter: Setter, isHelped: Bool)) -> Bool {
      first.map { ($0.list, $0.setter, isHelped) == table } ?? false
    }
    return (known.filter(isFirst) + known.filter { !isFirst($0) }).lazy.map {
      highScores(of: $0, by: $1, isHelped: $2)
    }
  }

  /// - Complexity: O(log *n*) for *n* games, by the index of the best.
  private func hasScores(of list: ListID, by setter: Setter, isHelped: Bool) -> Bool {
    let found = games.store.read {
      try $0.query(
        """
        SELECT 1 FROM game WHERE isWon AND list = ? AND mode = ? AND (coalesce(hints, 0) > 0) = ?
        """, [list, setter.id, isHelped]
      ).next()
    }
    return found == true
  }

  /// The best runs of a kind.
  ///
  /// - Complexity: O(`limit`), by an index.
  public func runScores(of kind: RunKind, limit: Int = 10) -> RunScores {
    let runs = select(
      RunResult.self,
      """
      WHERE (\(RunKind.columns)) = (\(marks(kind.values.count))) AND levels > 0
      ORDER BY points DESC, levels DESC, finishedAt, id LIMIT ?
      """, kind.values + [limit])
    return RunScores(runs.compactMap(\.kept), of: kind)
  }

  /// A table for each kind of which a run has ended with a level: that of the latest run first.
  /// Each is read when it's asked for.
  ///
  /// - Parameter first: a kind whose table comes before all others, if it has one.
  /// - Complexity: O(*m*) for *m* kinds, by an index.
  public func runTables(
    first: RunKind? = nil
  ) -> some RandomAccessCollection<RunScores> {
    let kinds = (games.store.read { try RunRow.latest(in: $0) } ?? []).map(\.content.kind)
    return (kinds.filter { $0 == first } + kinds.filter { $0 != first }).lazy
      .map { runScores(of: $0) }
  }

  /// What is known of all games, then of those of each list, and of each setter and kind there.
  /// Each is read when it's asked for.
  public func statistics() -> some RandomAccessCollection<Statistics> {
    let single = statisticsScopes
    var lists: [Statistics.Scope] = []
    for scope in single.map({ Statistics.Scope(list: $0.list) }) where !lists.contains(scope) {
      lists.append(scope)
    }
    let all = [Statistics.Scope()].filter { statistics(of: $0) != nil }
    return (all + lists + single).lazy.map { statistics(of: $0) ?? Statistics(scope: $0) }
  }

  /// What is known of all games of a scope; nil without games.
  ///
  /// - Complexity: O(*m*) for *m* numbers of misses in the lists, setters, lengths and kinds of the scope.
  public func statistics(of scope: Statistics.Scope) -> Statistics? {
    games.store.read { try StatisticRows.statistics(of: scope, in: $0) }
  }

  /// How many games were lost to setters of a role.
  public func losses(to role: Setter.Role) -> Int {
    Setter.all.filter { $0.role == role }
      .compactMap { statistics(of: Statistics.Scope(setter: $0)) }
      .map { $0.games - $0.wins }.reduce(0, +)
  }

  /// The scopes that have a game and name all three: a list, a setter and a kind.
  ///
  /// - Complexity: O(*m*) for *m* scopes.
  var statisticsScopes: [Statistics.Scope] {
    let scopes = games.store.read { database in
      try database.all(
        "SELECT list, mode, kind FROM streak WHERE list <> '' AND mode <> '' AND kind <> ''"
      ) { row -> Statistics.Scope? in
        guard let setter = row.setter,
          let kind = (row["kind"] as String?).flatMap(Statistics.Kind.init)
        else { return nil }
        return Statistics.Scope(list: row["list"], setter: setter, kind: kind)
      }
    }
    return scopes ?? []
  }
}

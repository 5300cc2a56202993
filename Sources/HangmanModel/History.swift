public import Words

/// What keeps the results for a ``History``.
public protocol HistoryStorage: AnyObject {
  /// Keeps a game that has ended in exchange for the round in play, with what becomes of its run, all
  /// or nothing; nil if there is no such round, as when it was finished before.
  func keep(_ result: GameResult, _ record: GameRecord?, then step: RunStep) -> KeptGame?

  /// The best of the won games on a list by a setter, with hints or without, in their order.
  func best(
    _ limit: Int, on list: ListID, by setter: Setter, isHelped: Bool
  ) -> [Kept<GameResult>]

  /// Whether there is any of these.
  func hasBest(on list: ListID, by setter: Setter, isHelped: Bool) -> Bool

  /// The games that ended last, the last one first.
  func latest(_ limit: Int) -> [Kept<GameResult>]

  /// What a game is told again from; nil for one that was kept without.
  func record(of game: Int64) -> GameRecord?

  /// The best of the runs with a setup, in their order.
  func bestRuns(_ limit: Int, with setup: GameSetup) -> [Kept<RunResult>]

  /// The setups with which a run has ended with points, the one of the latest run first.
  func runSetups() -> [GameSetup]

  /// What is known of all games of a scope; nil without games.
  func statistics(of scope: Statistics.Scope) -> Statistics?

  /// The scopes that have a game and name all three: a list, a setter and a subject.
  func statisticsScopes() -> [Statistics.Scope]
}

/// What becomes of a run when one of its games has ended.
public enum RunStep: Hashable, Sendable {
  /// The round of its next level, which takes the place of the one that has ended.
  case goesOn(SavedRound)
  /// Nil where the round was no level of one.
  case ends(RunResult?)
}

/// The numbers under which a game and its run were kept; a run that goes on or has no points has none.
public struct KeptGame: Hashable, Sendable {
  public let id: Int64
  public let run: Int64?

  public init(id: Int64, run: Int64? = nil) {
    self.id = id
    self.run = run
  }
}

/// The games that were played to their end: takes in each one, and gives back the best.
public struct History {
  private let storage: any HistoryStorage
  private let library: Library

  public init(_ storage: any HistoryStorage, of library: Library = .embedded) {
    self.storage = storage
    self.library = library
  }

  /// Adds a round that has ended.
  ///
  /// - Parameters:
  ///   - next: the round of the next level; nil where the run has ended.
  ///   - time: in seconds since 1970 began (UTC).
  public func add(_ round: Round, next: Round?, at time: Int) -> FinishedGame {
    let result = GameResult(of: round, at: time)
    let step = next.map { RunStep.goesOn($0.saved) } ?? .ends(round.runResult(at: time))
    let record = round.fullRecord
    let kept = storage.keep(result, record, then: step)
    return FinishedGame(round, record, result: result, kept: kept, hasNext: next != nil)
  }

  /// The best games on a list with a setter.
  public func highScores(
    of list: ListID, by setter: Setter, isHelped: Bool = false, limit: Int = 10
  ) -> HighScores {
    HighScores(
      storage.best(limit, on: list, by: setter, isHelped: isHelped), of: list, by: setter,
      isHelped: isHelped, limit: limit)
  }

  /// A table for each list and setter with which a game was won: the program's own lists in their
  /// order, then the others by their names, each with its setters in their order, and
  /// games without hints before those with. Each is read when it's asked for.
  ///
  /// - Parameters:
  ///   - first: a setup whose table comes before all others, also if it's empty.
  ///   - isHelped: whether that is the table of its games with hints.
  public func tables(
    first: GameSetup? = nil, isHelped: Bool = false
  ) -> some RandomAccessCollection<HighScores> {
    let scopes = Set(storage.statisticsScopes().map(\.ofAllSubjects))
    let own = library.lists.map(\.id).filter(\.isOwn)
    let others = Set(scopes.compactMap(\.list)).subtracting(own).sorted {
      $0.text < $1.text
    }
    let known = (own + others).flatMap { list in
      Setter.all.filter { scopes.contains(Statistics.Scope(list: list, setter: $0)) }
        .flatMap { setter in [false, true].map { (list, setter, $0) } }
    }.filter { storage.hasBest(on: $0, by: $1, isHelped: $2) }
    let tables =
      first.map { first in
        let chosen = (first.list, first.setter, isHelped)
        return [chosen] + known.filter { $0 != chosen }
      } ?? known
    return tables.lazy.map { highScores(of: $0, by: $1, isHelped: $2) }
  }

  /// The games that ended last, the last one first.
  public func latestGames(limit: Int) -> [Kept<GameResult>] { storage.latest(limit) }

  /// What a game that was kept is told again from; nil where that isn't known.
  public func record(of game: Int64) -> GameRecord? { storage.record(of: game) }

  /// The best runs with a setup.
  public func runScores(of setup: GameSetup, limit: Int = 10) -> RunScores {
    RunScores(storage.bestRuns(limit, with: setup), of: setup)
  }

  /// A table for each setup with which a run has ended: that of the latest run first. Each is read when
  /// it's asked for.
  ///
  /// - Parameter first: a setup whose table comes before all others, also if it's empty.
  public func runTables(
    first: GameSetup? = nil
  ) -> some RandomAccessCollection<RunScores> {
    let setups = (first.map { [$0] } ?? []) + storage.runSetups().filter { $0 != first }
    return setups.lazy.map { runScores(of: $0) }
  }

  /// What is known of all games, then of those of each list, and of each setter and length there. Each is
  /// read when it's asked for.
  public func statistics() -> some RandomAccessCollection<Statistics> {
    let single = storage.statisticsScopes()
    let all = [Statistics.Scope()].filter { storage.statistics(of: $0) != nil }
    let scopes = all + Statistics.Scope.lists(of: single) + single
    return scopes.lazy.map { storage.statistics(of: $0) ?? Statistics(scope: $0) }
  }
}

extension FinishedGame {
  /// A game that isn't kept, such as one that the player gives up: it is told of, and counts nowhere.
  ///
  /// - Parameter next: the round of the next level.
  public init(notKeeping round: Round, next: Round? = nil, at time: Int) {
    let result = GameResult(of: round, at: time)
    self.init(round, round.fullRecord, result: result, kept: nil, hasNext: next != nil)
  }

  /// A game that is shown again, whose run isn't told of.
  init(replaying round: Round) {
    let result = GameResult(of: round, at: 0)
    self.init(round, round.fullRecord, result: result, kept: nil, hasNext: nil)
  }

  /// - Parameter hasNext: whether its run has a next level; nil where that doesn't matter.
  fileprivate init(
    _ round: Round, _ record: GameRecord, result: GameResult, kept: KeptGame?, hasNext: Bool?
  ) {
    let category: Category? =
      if case .known(let category) = round.board.category { category } else { nil }
    self.init(
      result: result, id: kept?.id, record: record, candidateCounts: round.candidateCounts,
      meaning: round.meaning(of: result.word), category: category,
      run: FinishedRun(
        level: round.run.level, points: round.points,
        state: Self.state(of: round, hasNext: hasNext), id: kept?.run))
  }

  private static func state(of round: Round, hasNext: Bool?) -> FinishedRun.State {
    guard round.occasion.leadsOn, let hasNext else { return .alone }
    if hasNext { return .goesOn }
    return round.board.status == .won ? .complete : .lost
  }
}

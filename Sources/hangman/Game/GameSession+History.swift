import HangmanModel
import Presentation
import Storage

/// What the history has of the games that are over.
extension GameSession {
  /// The high scores of each list and setter that have some, those in play first.
  func scoreTables() -> some RandomAccessCollection<HighScores> {
    let setup = round.occasion.isScored ? round.board.setup : next.setup
    return history.tables(first: setup, isHelped: round.board.hintCount > 0)
  }

  /// The tables of everyone's board: of what is played, of today, and all others. Each is read when it's asked for.
  func everyonesTables() -> some RandomAccessCollection<Standings> {
    guard let sharedBoard else { return [Standings.Title]().lazy.map { Standings($0, []) } }
    let setup = round.board.setup
    let played = Standings.Title.games(
      setup.list, setup.setter, isHelped: round.board.hintCount > 0)
    let titles = sharedBoard.titles()
    let first = round.occasion.day == nil && titles.contains(played) ? [played] : []
    let day = today
    let others = titles.filter { !first.contains($0) }
    return (first + [.day(day)] + others).lazy.map { title in
      sharedBoard.standings(of: title, showsDay: title == .day(day) && self.hasFinished(day))
    }
  }

  private func hasFinished(_ day: Day) -> Bool {
    if case .played = store.dailyState(of: day) { true } else { false }
  }

  /// The kind of the run in play, or of the next one after a game that isn't kept.
  private var runKind: RunKind {
    round.occasion.isScored
      ? RunKind(round.board.setup, round.run.rule) : RunKind(next.setup, next.rule)
  }

  /// The game that ended last; nil where it can't be told again.
  var latestFinished: FinishedGame? {
    guard let entry = history.latest(1).first, let told = confession(of: entry) else { return nil }
    var game = FinishedGame(entry, told: told)
    if game.occasion.isOwnRun { game.runState = game.result.isWon ? .goesOn : .lost }
    return game
  }

  /// The high scores of the list and setter in play.
  func highScores() -> HighScores {
    let setup = round.board.setup
    return history.highScores(
      of: setup.list, by: setup.setter, isHelped: round.board.hintCount > 0)
  }

  /// What stands beside the keys of the board.
  var boardAside: GameView.Aside? {
    switch round.occasion {
    case .run: .best(highScores().entries.prefix(5).map(\.result))
    case .daily(let day): .month(store.dailyCalendar(), of: day)
    case .challenge, .friend: nil
    }
  }

  /// What a game that has just ended comes to.
  func end(of game: FinishedGame) -> GameEnd {
    var end = GameEnd(game)
    end.distinctions = [placeAmongAll(of: game), dailyStreak].compactMap(\.self)
    guard let id = game.id else { return end }
    let scores = highScores()
    end.scores = scores
    if game.result.isWon {
      end.rank =
        scores.entries.firstIndex { $0.id == id }.map { $0 + 1 }
        ?? history.rank(of: Kept(id: id, result: game.result))
    }
    end.runRank = game.runID.flatMap { run in
      history.runScores(of: runKind).entries.firstIndex { $0.id == run }.map { $0 + 1 }
    }
    let statistics = history.statistics(of: Statistics.Scope())
    end.distinctions += [statistics.flatMap { distinction(of: game, in: scores, $0) }]
      .compactMap(\.self)
    end.suggestion = makeSuggestion(after: game)
    end.isFirstLoss =
      !game.result.isWon && game.result.setup.setter.role == .villain
      && history.losses(to: .villain) == 1
    return end
  }

  /// How many days in a row were won; nil in a game that isn't of a day.
  private var dailyStreak: EndMessage? {
    round.occasion.day.map { streak(of: store.dailyCalendar(), on: $0) }
  }

  /// The place of a game that was won on everyone's board; nil where another of the player's stands there.
  private func placeAmongAll(of game: FinishedGame) -> EndMessage? {
    guard let sharedBoard, game.result.isWon, game.occasion.isScored else { return nil }
    let title = game.occasion.day.map(Standings.Title.day) ?? Standings.Title(game.result)
    let own = sharedBoard.standings(of: title, showsDay: true).rows.first(where: \.isOwn)
    guard let own, let played = own.levels.last, played.seed == game.record.seed,
      played.moves == game.record.moves
    else { return nil }
    return .placeAmongAll(own.place)
  }

  /// The best runs of each kind that has some, the one in play first.
  func runTables() -> some RandomAccessCollection<RunScores> {
    history.runTables(first: runKind)
  }

  /// The games that ended last, the last one first.
  func latestGames(limit: Int = 50) -> [Kept<GameResult>] { history.latest(limit) }

  func statistics() -> some RandomAccessCollection<Statistics> { history.statistics() }
}

import HangmanModel
import HangmanScreens
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
  var boardAside: MainScreen.Aside? {
    switch round.occasion {
    case .run: .best(highScores().entries.prefix(5).map(\.result))
    case .daily(let day): .month(store.dailyCalendar(), of: day)
    case .challenge, .friend: nil
    }
  }

  /// The place of a game that was won among the high scores, from 1; nil for any other.
  func rank(of game: FinishedGame, in scores: HighScores) -> Int? {
    guard game.result.isWon, let id = game.id else { return nil }
    return scores.entries.firstIndex { $0.id == id }.map { $0 + 1 }
      ?? history.rank(of: Kept(id: id, result: game.result))
  }

  /// What sets the game that has just ended apart: its place among everyone's, the streak of days, a record, or wins
  /// in a row.
  func distinctions(of game: FinishedGame) -> [String] {
    let distinction = history.statistics(of: Statistics.Scope()).flatMap {
      distinctionSentence(game, in: highScores(), $0)
    }
    return [placeAmongAll(of: game), dailyStreak, game.id == nil ? nil : distinction]
      .compactMap(\.self)
  }

  /// The place of a game that was won on everyone's board; nil where another of the player's stands there.
  private func placeAmongAll(of game: FinishedGame) -> String? {
    guard let sharedBoard, game.result.isWon, game.occasion.isScored else { return nil }
    let title = game.occasion.day.map(Standings.Title.day) ?? Standings.Title(game.result)
    let own = sharedBoard.standings(of: title, showsDay: true).rows.first(where: \.isOwn)
    guard let own, let played = own.levels.last, played.seed == game.record.seed,
      played.moves == game.record.moves
    else { return nil }
    return EndMessage.placeAmongAll(own.place).text
  }

  /// The best runs of each kind that has some, the one in play first.
  func runTables() -> some RandomAccessCollection<RunScores> {
    history.runTables(first: runKind)
  }

  /// The best runs of the kind in play.
  func runScores() -> RunScores { history.runScores(of: runKind) }

  /// The games that ended last, the last one first.
  func latestGames(limit: Int = 50) -> [Kept<GameResult>] { history.latest(limit) }

  func statistics() -> some RandomAccessCollection<Statistics> { history.statistics() }
}

import HangmanModel
import Storage

/// What the history has of the games that are over.
extension GameSession {
  /// The high scores of each list and setter that have some, those in play first.
  func scoreTables() -> some RandomAccessCollection<HighScores> {
    let setup = round.occasion.isScored ? round.board.setup : next.setup
    return history.tables(first: setup, isHelped: round.board.hintCount > 0)
  }

  /// The kind of the run in play, or of the next one after a game that isn't kept.
  private var runKind: RunKind {
    round.occasion.isScored
      ? RunKind(round.board.setup, round.run.rule) : RunKind(next.setup, next.rule)
  }

  /// The high scores of the list and setter in play.
  func highScores() -> HighScores {
    let setup = round.board.setup
    return history.highScores(
      of: setup.list, by: setup.setter, isHelped: round.board.hintCount > 0)
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

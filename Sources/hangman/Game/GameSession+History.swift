import HangmanModel
import Storage

/// What the history has of the games that are over.
extension GameSession {
  /// The high scores of each list and setter: those in play, and then the others that have some.
  func scoreTables() -> some RandomAccessCollection<HighScores> {
    history.tables(first: scoredSetup, isHelped: round.board.hintCount > 0)
  }

  /// What is played with, or will be after a game that isn't kept.
  private var scoredSetup: GameSetup {
    round.occasion.isScored ? round.board.setup : next.setup
  }

  /// The high scores of the list and setter in play.
  func highScores() -> HighScores {
    let setup = round.board.setup
    return history.highScores(
      of: setup.list, by: setup.setter, isHelped: round.board.hintCount > 0)
  }

  /// The best runs with each setup: the one in play, and then the others that have some.
  func runTables() -> some RandomAccessCollection<RunScores> {
    history.runTables(first: scoredSetup)
  }

  /// The best runs with the setup in play.
  func runScores() -> RunScores { history.runScores(of: round.board.setup) }

  /// The games that ended last, the last one first.
  func latestGames(limit: Int = 50) -> [Kept<GameResult>] { history.latest(limit) }

  func statistics() -> some RandomAccessCollection<Statistics> { history.statistics() }
}

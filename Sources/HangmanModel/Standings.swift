public import Words

/// What somebody has come to on the board that everybody plays for.
public struct Standing: Hashable, Sendable {
  /// Its place, from 1. Each player has one in a table.
  public let place: Int

  /// What the player is called: `kim`, or `kim@host` on another host.
  public let name: String

  /// Whether it's the reader's own.
  public let isOwn: Bool

  /// The game; of a run the level at which it ended. Its word is empty where ``levels`` are.
  public let result: GameResult

  /// Nil for a game.
  public let run: RunResult?

  /// How it was played, to be told again: a game alone, or the levels of a run; the last one is ``result``'s.
  /// A later level's game has those before it too. Empty for the game of a day that the reader has yet to finish.
  public let levels: [GameRecord]

  public init(
    place: Int, name: String, isOwn: Bool, result: GameResult, run: RunResult?,
    levels: [GameRecord]
  ) {
    self.place = place
    self.name = name
    self.isOwn = isOwn
    self.result = result
    self.run = run
    self.levels = levels
  }
}

/// A table of the board: the best of something, one of each player.
public struct Standings: Hashable, Sendable {
  /// What is compared in it.
  public enum Title: Hashable, Sendable {
    /// The game of a day; those who lost it stand last.
    case day(Day)
    /// Games on a list with a setter that were won; those with hints apart.
    case games(ListID, Setter, isHelped: Bool)
    case runs(RunKind)
  }

  public let title: Title

  /// The best first; and last the reader's own, where that is lower down.
  public let rows: [Standing]

  public init(_ title: Title, _ rows: [Standing]) {
    self.title = title
    self.rows = rows
  }
}

extension Standings.Title {
  /// The table that a game of one's own belongs to when it's won.
  public init(_ game: GameResult) {
    self = .games(game.setup.list, game.setup.setter, isHelped: game.hints > 0)
  }
}

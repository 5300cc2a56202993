import HangmanModel

/// The board that everybody plays for, as a session reads it and adds to it.
protocol SharedBoard: AnyObject {
  /// What there are tables of.
  func titles() -> [Standings.Title]

  /// A table, with how the game of a day was played if that may be seen.
  func standings(of title: Standings.Title, showsDay: Bool) -> Standings

  /// Adds a scored game that is over and kept.
  func add(_ game: FinishedGame)

  /// Adds a run that is given up, by its last level.
  ///
  /// - Parameter time: in seconds since 1970 began (UTC).
  func addRun(endingWith game: FinishedGame, at time: Int)
}

/// What stands on buttons, in menus, forms and tables of Ghost. A language gives all of them, or it
/// doesn't compile.
public struct GhostLabels: Sendable {
  public let ghost, challenge, newRound, settings, scores, start, done, clear: String

  /// Buttons where there's little room.
  public let briefNewRound, briefSettings: String

  /// Answers to questions.
  public let goOn, anotherRound, notNow, restart, goOnPlaying: String
  public let keepScores, clearScores: String

  /// Rows of the form, and what stands beside them.
  public let words, against, person, losing, briefLosing, orMore, challenges, yourName: String
  public let forScores, usedBefore: String

  /// Columns of the scores, and whom they are against.
  public let name, wins, games, people: String
}

/// Those of the language that is spoken now.
public var ghostLabels: GhostLabels { tongue.ghostLabels }

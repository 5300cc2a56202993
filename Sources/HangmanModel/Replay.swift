public import Words

/// A game told again, a step a move.
public struct Replay: Sendable {
  /// What was to be seen after a move, or at the start.
  public struct Step: Hashable, Sendable {
    public let board: Board

    /// What came of the move that led here; nil at the start.
    public let outcome: Outcome?

    /// How many words the setter held at the start and after each move until here.
    public let candidateCounts: [Int]

    /// The move that led here; nil at the start.
    public var move: Move? { board.moves.last }
  }

  public let record: GameRecord

  /// The start, and each move; at least one.
  public let steps: [Step]

  /// How the game ended; nil where the moves don't lead so far.
  public let game: FinishedGame?

  /// A word that fits every answer: the one that is shown at the end.
  public let word: String

  /// The round as it began.
  public let beginning: Round

  /// Nil if the game can't have been played on these words.
  ///
  /// - Parameter word: one that fits all answers, as ``GameResult/word`` does: where it is known it fixes
  ///   every answer, so the setter isn't asked.
  /// - Complexity: O(*n*) for each move and the *n* words of its length; a setter that is asked, and thinks,
  ///   takes as long as it did.
  public init?(_ record: GameRecord, word: String? = nil, in universe: WordUniverse) {
    let beginning =
      if let word {
        Round(
          record, answeredBy: Pattern(description: word),
          secret: record.setup.setter.dodges ? nil : word, in: universe)
      } else {
        Round(beginning: record, in: universe)
      }
    guard var round = beginning else { return nil }
    self.record = record
    self.beginning = round
    var steps = [Step(board: round.board, outcome: nil, candidateCounts: round.candidateCounts)]
    for move in record.moves {
      let outcome = round.play(move)
      if !outcome.counts { return nil }
      steps.append(
        Step(
          board: round.board, outcome: outcome, candidateCounts: round.candidateCounts))
    }
    self.steps = steps
    self.word = round.witness()
    if round.board.status == .playing {
      game = nil
    } else {
      var shown = FinishedGame(round, at: 0)
      shown.runState = .alone  // What it made of its run isn't told again.
      game = shown
    }
  }
}

public import Words

/// A game told again, a step a move.
public struct Replay: Sendable {
  /// What was to be seen after a move, or at the start.
  public struct Step: Hashable, Sendable {
    public let board: Board

    /// The move that led here; nil at the start.
    public let move: Move?
    public let outcome: Outcome?

    /// How many words the setter held at the start and after each move until here.
    public let candidateCounts: [Int]
  }

  public let transcript: Transcript

  /// The start, and each move; at least one.
  public let steps: [Step]

  /// How the game ended; nil where the moves don't lead so far.
  public let game: FinishedGame?

  /// The round as it began.
  public let beginning: Round

  /// Nil if the game can't have been played on these words.
  ///
  /// - Complexity: O(*n*) for each move and the *n* words of its length; a setter that thinks takes as
  ///   long as it did.
  public init?(_ transcript: Transcript, in universe: WordUniverse) {
    guard
      var round = Round(
        transcript.setup, seed: transcript.seed, in: universe, continuing: transcript.run,
        for: transcript.occasion)
    else { return nil }
    self.transcript = transcript
    beginning = round
    var steps = [
      Step(board: round.board, move: nil, outcome: nil, candidateCounts: round.candidateCounts)
    ]
    for move in transcript.moves {
      let outcome = round.play(move)
      if !outcome.counts { return nil }
      steps.append(
        Step(
          board: round.board, move: move, outcome: outcome, candidateCounts: round.candidateCounts))
    }
    self.steps = steps
    game = round.board.status == .playing ? nil : FinishedGame(notKeeping: round, at: 0)
  }
}

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
  /// - Complexity: O(*n*) for each move and the *n* words of its length; a setter that thinks takes as
  ///   long as it did.
  public init?(_ record: GameRecord, in universe: WordUniverse) {
    guard let round = Round(beginning: record, in: universe) else { return nil }
    self.init(record, from: round)
  }

  /// The same of a game whose word is known, which fixes every answer: so the setter isn't asked.
  ///
  /// - Parameter word: one that fits all answers, as ``GameResult/word`` does.
  /// - Complexity: O(*n*) for each move and the *n* words of its length.
  public init?(_ record: GameRecord, word: String, in universe: WordUniverse) {
    let secret = record.setup.setter.dodges ? nil : word
    guard
      let round = Round(
        record, answeredBy: Pattern(description: word), secret: secret, in: universe)
    else { return nil }
    self.init(record, from: round)
  }

  private init?(_ record: GameRecord, from beginning: Round) {
    self.record = record
    self.beginning = beginning
    var round = beginning
    var steps = [
      Step(board: round.board, move: nil, outcome: nil, candidateCounts: round.candidateCounts)
    ]
    for move in record.moves {
      let outcome = round.play(move)
      if !outcome.counts { return nil }
      steps.append(
        Step(
          board: round.board, move: move, outcome: outcome, candidateCounts: round.candidateCounts))
    }
    self.steps = steps
    word = round.witness()
    if round.board.status == .playing {
      game = nil
    } else {
      var shown = FinishedGame(round, at: 0)
      shown.runState = .alone  // What it made of its run isn't told again.
      game = shown
    }
  }
}

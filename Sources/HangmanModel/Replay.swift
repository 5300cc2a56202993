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
      let round = Round(
        transcript.setup, seed: transcript.seed, in: universe, continuing: transcript.run,
        for: transcript.occasion)
    else { return nil }
    self.init(transcript, from: round) { $0.play($1) }
  }

  /// The same of a game whose word is known, which fixes every answer: so the setter isn't asked.
  ///
  /// - Parameter word: one that fits all answers, as ``GameResult/word`` does.
  /// - Complexity: O(*n*) for each move and the *n* words of its length.
  public init?(_ transcript: Transcript, word: String, in universe: WordUniverse) {
    let told = Pattern(description: word)
    guard let round = Round(telling: transcript, word: word, in: universe) else { return nil }
    self.init(transcript, from: round) { round, move in
      guard case .letter(let letter) = move else { return round.play(move) }
      let positions = told.positions(of: letter)
      guard round.repeatAnswer(to: letter, with: positions) else { return .unfit }
      return positions.isEmpty ? .miss : .hit(positions)
    }
  }

  private init?(
    _ transcript: Transcript, from beginning: Round, play: (inout Round, Move) -> Outcome
  ) {
    self.transcript = transcript
    self.beginning = beginning
    var round = beginning
    var steps = [
      Step(board: round.board, move: nil, outcome: nil, candidateCounts: round.candidateCounts)
    ]
    for move in transcript.moves {
      let outcome = play(&round, move)
      if !outcome.counts { return nil }
      steps.append(
        Step(
          board: round.board, move: move, outcome: outcome, candidateCounts: round.candidateCounts))
    }
    self.steps = steps
    game = round.board.status == .playing ? nil : FinishedGame(replaying: round)
  }
}

extension Round {
  /// The beginning of a game whose answers are known; nil where the word can't have come of it.
  fileprivate init?(telling transcript: Transcript, word: String, in universe: WordUniverse) {
    let setup = transcript.setup
    let opening = Pattern(openingOf: word)
    guard GameSetup.allowedRange.contains(setup.allowed),
      let words = setup.words(showing: opening, in: universe, without: transcript.run.found),
      words.holds(word)
    else { return nil }
    self.init(
      candidates: setup.setter.dodges
        ? Candidates(words, showing: opening) : Candidates(only: word),
      setup: setup, gameplay: GoodGameplay(), seed: transcript.seed,
      generator: SeededGenerator(seed: transcript.seed), universe: universe,
      run: transcript.run, occasion: transcript.occasion)
  }
}

import Words

/// A game that might have been: the word that a setter of the same seed would have chosen, and what the
/// same letters would have come to.
public struct HonestGame: Hashable, Sendable {
  public let word: String
  public let misses: Int

  /// Playing where the letters wouldn't have ended it.
  public let status: Board.Status

  /// Nil for a game in which a word was chosen, or where there is none to choose. Only the letters are
  /// said again: a solution was meant for another word.
  ///
  /// A phrase is one that looks as the game did at first: which shape is drawn depends on the setter.
  ///
  /// - Parameter opening: the board at first.
  init?(instead transcript: Transcript, showing opening: Pattern, in universe: WordUniverse) {
    var setup = transcript.setup
    guard setup.setter.dodges else { return nil }
    setup.setter = .named(dodging: false)
    let chosen =
      universe.isOfPhrases
      ? Round(instead: transcript, showing: opening, with: setup, in: universe)
      : Round(setup, seed: transcript.seed, in: universe, continuing: transcript.run)
    guard var round = chosen else { return nil }
    word = round.candidates[0]
    for case .letter(let letter) in transcript.moves { round.guess(letter) }
    misses = round.board.misses
    status = round.board.status
  }
}

extension Round {
  fileprivate init?(
    instead transcript: Transcript, showing opening: Pattern, with setup: GameSetup,
    in universe: WordUniverse
  ) {
    guard let words = setup.words(showing: opening, in: universe, without: transcript.run.found)
    else { return nil }
    self.init(
      setup, seed: transcript.seed, among: words,
      using: SeededGenerator(seed: transcript.seed), in: universe, continuing: transcript.run,
      for: transcript.occasion)
  }
}

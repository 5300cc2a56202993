public import Words

/// A game that might have been: the word that a setter of the same seed would have chosen, and what the
/// same letters would have come to.
public struct HonestGame: Hashable, Sendable {
  public let word: String
  public let misses: Int

  /// Playing where the letters wouldn't have ended it.
  public let status: Board.Status

  /// Nil for a game in which a word was chosen, or where there is none to choose. Only the letters are
  /// said again: a solution was meant for another word.
  init?(instead transcript: Transcript, in universe: WordUniverse) {
    var setup = transcript.setup
    guard setup.setter.dodges else { return nil }
    setup.setter = .named(dodging: false)
    guard
      var round = Round(
        setup, seed: transcript.seed, in: universe, continuing: transcript.run)
    else { return nil }
    word = round.candidates[0]
    for case .letter(let letter) in transcript.moves { round.guess(letter) }
    misses = round.board.misses
    status = round.board.status
  }
}

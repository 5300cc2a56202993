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
  init?(instead record: GameRecord, showing opening: Pattern, in universe: WordUniverse) {
    guard record.setup.setter.dodges, let seed = record.seed else { return nil }
    var honest = record
    honest.setup.setter = .named(dodging: false)
    guard
      let words = honest.setup.words(showing: opening, in: universe, without: record.run.found),
      var round = Round(
        beginning: honest, among: words, in: universe, using: SeededGenerator(seed: seed))
    else { return nil }
    word = round.candidates[0]
    for case .letter(let letter) in record.moves { round.guess(letter) }
    misses = round.board.misses
    status = round.board.status
  }
}

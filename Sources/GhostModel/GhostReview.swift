/// Where a round was lost: the loser's last move out of a position that perfect play wins.
public struct GhostReview: Hashable, Sendable {
  /// Who made the move, and lost.
  public let loser: GhostPlayer

  /// The fragment before the move.
  public let fragment: String

  /// The move that lost.
  public let move: GhostMove

  /// The move that would have won in the fewest letters; a challenge, where the fragment led nowhere,
  /// and a word where one was asked for.
  public let better: GhostMove

  /// The word that the other would have had to complete in the end, however long it held out; nil where
  /// ``better`` is no letter, and where it may not be shown.
  public let word: String?

  /// The fragment with which the loser led nowhere later on, when the round was lost as it was; nil where
  /// it didn't.
  public let deadEnd: String?

  /// Which letter of the fragment the move made, counted from 1; a challenge or a word follows all.
  public var place: Int { fragment.count + 1 }
}

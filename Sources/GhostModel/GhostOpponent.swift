import Words

/// How the computer plays, the weakest way first. The raw values stand on the command line and in the store.
public enum GhostOpponent: String, Hashable, Sendable, CaseIterable {
  case novice, clever, perfect, bluffer

  /// The one to play against unless another is asked for.
  public static let standard = clever

  /// Whether it may play a fragment that leads nowhere, so that challenges are played.
  public var bluffs: Bool { self == .bluffer }

  /// The move it makes in a round that goes on.
  ///
  /// - Complexity: O(1), but for a word that it has to name; see ``GhostRound/word(beginning:)``.
  func move(in round: GhostRound, using generator: inout SeededGenerator) -> GhostMove {
    let position = GhostPosition(round)
    if round.status == .playing { return position.move(of: self, using: &generator) }
    let knowsWord = self != .novice || !position.known.isEmpty
    return .word(knowsWord ? round.word(beginning: round.fragment) ?? "" : "")
  }
}

extension GhostRound {
  /// The move that the computer makes now; nil if it isn't its turn. The same seed and moves give the
  /// same one.
  public func computersMove() -> GhostMove? {
    guard let opponent = setup.opponent, turn == .two, end == nil else { return nil }
    var generator = SeededGenerator(seed: seed &+ UInt64(moves.count) &* 0x9E37_79B9)
    return opponent.move(in: self, using: &generator)
  }
}

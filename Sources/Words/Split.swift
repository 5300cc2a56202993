/// The words that answer a guess alike: they hold the letter at the same places.
public struct Family: Hashable, Sendable {
  /// Where the words of the family hold the guessed letter; none for a miss.
  public let positions: Positions

  /// How many words there are.
  public let size: Int

  public init(positions: Positions, size: Int) {
    self.positions = positions
    self.size = size
  }
}

/// What a guess makes of some candidates: the families, and which word belongs to which.
public struct Split: Sendable {
  /// At least one unless there are no candidates. Their order means nothing, but is the same for the
  /// same words.
  public let families: [Family]

  public let letter: Letter

  /// How many words were split.
  let count: Int

  /// For each word where it holds the letter; as wide as the length of the words asks.
  let masks: [UInt64]

  /// The family of the words that hold the letter at exactly these places, if there is one.
  public func family(at positions: Positions) -> Family? {
    families.first { $0.positions == positions }
  }
}

public import Words

/// What a game is played with.
public struct GameSetup: Hashable, Sendable {
  /// The list that the word is from.
  public var list: WordCollection.ID

  /// The number of characters of the word.
  public var length: Int

  /// The misses that lose the game.
  public var allowed: Int

  public var setter: Setter

  public static let allowedRange = 1...26

  /// What is played unless something else is asked for: a pair of length and misses that leaves
  /// careful play two mistakes to spare.
  public static let standard = GameSetup(
    list: WordCollection.standard.id, length: 8, allowed: 8, setter: .standard)

  public init(list: WordCollection.ID, length: Int, allowed: Int, setter: Setter) {
    self.list = list
    self.length = length
    self.allowed = allowed
    self.setter = setter
  }

  /// The same brought within what a list can play: a length that has words, and 1 to 26 misses.
  public func clamped(to collection: WordCollection) -> GameSetup {
    let range = Self.allowedRange
    return GameSetup(
      list: collection.id, length: collection.universe.nearestLength(to: length),
      allowed: min(max(allowed, range.lowerBound), range.upperBound), setter: setter)
  }
}

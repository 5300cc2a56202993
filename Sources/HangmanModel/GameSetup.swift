public import Words

/// What a game is played with.
public struct GameSetup: Hashable, Sendable {
  /// The list that the word is from.
  public var list: WordCollection.ID

  /// The number of characters of the word; 0 where phrases are played, whose length is drawn.
  public var length: Int

  /// What the phrase is to be about; nil for any, and where words are played.
  public var category: Category?

  /// The misses that lose the game.
  public var allowed: Int

  public var setter: Setter

  public static let allowedRange = 1...26

  /// What is played unless something else is asked for: a pair of length and misses that leaves
  /// careful play two mistakes to spare.
  public static let standard = GameSetup(
    list: WordCollection.standard.id, length: 8, allowed: 8, setter: .standard)

  public init(
    list: WordCollection.ID, length: Int, category: Category? = nil, allowed: Int, setter: Setter
  ) {
    self.list = list
    self.length = length
    self.category = category
    self.allowed = allowed
    self.setter = setter
  }

  /// The same brought within what a list can play: a length that has words or a category that has
  /// phrases, and 1 to 26 misses.
  public func clamped(to collection: WordCollection) -> GameSetup {
    let range = Self.allowedRange
    let universe = collection.universe
    return GameSetup(
      list: collection.id,
      length: universe.isOfPhrases ? 0 : universe.nearestLength(to: length),
      category: category.flatMap { universe.categories.contains($0) ? $0 : nil },
      allowed: min(max(allowed, range.lowerBound), range.upperBound), setter: setter)
  }
}

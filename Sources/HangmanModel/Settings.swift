public import Words

/// What the next game is played with, and how the program behaves.
public struct Settings: Hashable, Sendable {
  /// The number of characters of the word.
  public var length: Int

  /// The misses that lose a game.
  public var misses: Int

  public var mode: GameMode

  /// Whether screens turn over and slide, or change at once.
  public var isAnimated: Bool

  /// Whether the mouse works; without it the terminal's own selecting of text does.
  public var usesMouse: Bool

  public static let missesRange = 1...26

  /// The defaults: evil, and a pair that a patient player wins about as often as not.
  public static let registered = Settings(
    length: 8, misses: 8, mode: .evil, isAnimated: true, usesMouse: true)

  public init(length: Int, misses: Int, mode: GameMode, isAnimated: Bool, usesMouse: Bool) {
    self.length = length
    self.misses = misses
    self.mode = mode
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
  }

  /// The same settings brought within what a universe can play: a length that has words, and
  /// 1 to 26 misses.
  public func clamped(to universe: WordUniverse) -> Settings {
    var settings = self
    settings.length = universe.nearestLength(to: length)
    settings.misses = min(max(misses, Self.missesRange.lowerBound), Self.missesRange.upperBound)
    return settings
  }

  /// The misses that careful play needs against evil at a length, on the embedded words.
  ///
  /// Source: the most that a guesser who always names the letter of most candidates needed, seen
  /// with `hangman arena --setter evil --guesser frequency`.
  public static func fairMisses(forLength length: Int) -> Int {
    let needed = [25, 18, 13, 11, 8, 6, 5, 4, 3, 2]
    return needed[min(max(length, 1), needed.count) - 1]
  }
}

public import Words

/// What the next game is played with, and how the program behaves.
public struct Settings: Hashable, Sendable {
  /// The number of characters of the word.
  public var length: Int

  /// The misses that lose a game.
  public var allowed: Int

  public var mode: GameMode

  /// Whether screens turn over and slide, or change at once.
  public var isAnimated: Bool

  /// Whether the mouse works; without it the terminal's own selecting of text does.
  public var usesMouse: Bool

  public static let allowedRange = 1...26

  /// The defaults: evil, and a pair that leaves careful play two mistakes to spare.
  public static let registered = Settings(
    length: 8, allowed: 8, mode: .evil, isAnimated: true, usesMouse: true)

  public init(length: Int, allowed: Int, mode: GameMode, isAnimated: Bool, usesMouse: Bool) {
    self.length = length
    self.allowed = allowed
    self.mode = mode
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
  }

  /// Whether both begin games of the same length, misses and mode.
  public func beginsSameGame(as other: Settings) -> Bool {
    length == other.length && allowed == other.allowed && mode == other.mode
  }

  /// The same settings brought within what a universe can play: a length that has words, and
  /// 1 to 26 misses.
  public func clamped(to universe: WordUniverse) -> Settings {
    var settings = self
    settings.length = universe.nearestLength(to: length)
    settings.allowed = min(max(allowed, Self.allowedRange.lowerBound), Self.allowedRange.upperBound)
    return settings
  }

  /// The fewest allowed misses with which careful play wins against evil at a length, on the
  /// embedded words.
  ///
  /// Source: one more than the most misses that `hangman arena --setter evil --guesser frequency
  /// --length all --games 2000 --seed 2` saw a game take.
  public static func fairMisses(forLength length: Int) -> Int {
    let taken = [
      25, 16, 15, 15, 15, 9, 7, 5, 4, 4, 3, 3, 2, 2, 2, 2, 3, 2, 2, 1, 1, 0, 0, 0,
    ]
    return taken[min(max(length, 1), taken.count) - 1] + 1
  }
}

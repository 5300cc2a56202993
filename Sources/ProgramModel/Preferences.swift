/// How the program behaves, whatever is played.
public struct Preferences: Hashable, Sendable {
  /// Whether screens turn over, slide and move, or change at once.
  public var isAnimated = true

  /// Whether the mouse works; without it the terminal's own selecting of text does.
  public var usesMouse = true

  /// The order of the letters on the boards.
  public var keyboard = KeyboardOrder.alphabetical

  /// Whether a villain remarks on the game, besides what is told of it.
  public var hasVoice = true

  /// The language that the player has chosen; nil for that of the environment.
  public var language: Language?

  /// What is on or off, by the names that it's kept under.
  public static var switches: [String: WritableKeyPath<Preferences, Bool>] {
    ["isAnimated": \.isAnimated, "usesMouse": \.usesMouse, "voice": \.hasVoice]
  }

  public init() {}
}

/// How the keys of the letters stand.
public enum KeyboardOrder: String, CaseIterable, Sendable {
  case alphabetical, qwerty, azerty
}

/// How the keys of the letters stand.
public enum KeyboardOrder: String, CaseIterable, Sendable {
  case alphabetical, qwerty, azerty
}

/// When the high scores come by themselves after a game.
public enum ScoresAfter: String, CaseIterable, Sendable {
  case atOnce, threeSeconds, onlyWhenAsked
}

/// What the next game is played with, and how the program behaves.
public struct Settings: Hashable, Sendable {
  public var setup: GameSetup

  /// Whether screens turn over, slide and move, or change at once.
  public var isAnimated: Bool

  /// Whether the mouse works; without it the terminal's own selecting of text does.
  public var usesMouse: Bool

  /// The order of the letters on the board.
  public var keyboard: KeyboardOrder

  /// When the high scores follow the end of a game.
  public var scoresAfter: ScoresAfter

  /// What holds until the player changes it.
  public static let registered = Settings(setup: .standard, isAnimated: true, usesMouse: true)

  public init(
    setup: GameSetup, isAnimated: Bool, usesMouse: Bool, keyboard: KeyboardOrder = .alphabetical,
    scoresAfter: ScoresAfter = .threeSeconds
  ) {
    self.setup = setup
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
    self.keyboard = keyboard
    self.scoresAfter = scoresAfter
  }

  /// Whether a setter that dodges plays: the evil switch.
  public var isEvil: Bool {
    get { setup.setter.dodges }
    set { if newValue != isEvil { setup.setter = .named(dodging: newValue) } }
  }
}

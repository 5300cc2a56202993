/// What the next game is played with, and how the program behaves.
public struct Settings: Hashable, Sendable {
  public var setup: GameSetup

  /// Whether screens turn over and slide, or change at once.
  public var isAnimated: Bool

  /// Whether the mouse works; without it the terminal's own selecting of text does.
  public var usesMouse: Bool

  /// What holds until the player changes it.
  public static let registered = Settings(setup: .standard, isAnimated: true, usesMouse: true)

  public init(setup: GameSetup, isAnimated: Bool, usesMouse: Bool) {
    self.setup = setup
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
  }

  /// Whether a setter that dodges plays: the evil switch.
  public var isEvil: Bool {
    get { setup.setter.dodges }
    set { if newValue != isEvil { setup.setter = .named(dodging: newValue) } }
  }
}

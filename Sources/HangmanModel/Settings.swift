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
  public var setup: GameSetup {
    didSet { if isEvil { villain = setup.setter } }
  }

  /// The setter that the evil switch stands for: the one that dodged last.
  public private(set) var villain: Setter

  /// Whether screens turn over, slide and move, or change at once.
  public var isAnimated: Bool

  /// Whether the mouse works; without it the terminal's own selecting of text does.
  public var usesMouse: Bool

  /// The order of the letters on the board.
  public var keyboard: KeyboardOrder

  /// When the high scores follow the end of a game.
  public var scoresAfter: ScoresAfter

  /// Whether the board tells how many words are still held.
  public var showsMeter: Bool

  /// Whether the setter remarks on the game, besides what is told of it.
  public var hasVoice: Bool

  /// What holds until the player changes it.
  public static let registered = Settings(setup: .standard, isAnimated: true, usesMouse: true)

  /// - Parameter villain: what the evil switch stands for where it is off.
  public init(
    setup: GameSetup, villain: Setter = .standard, isAnimated: Bool, usesMouse: Bool,
    keyboard: KeyboardOrder = .alphabetical, scoresAfter: ScoresAfter = .threeSeconds,
    showsMeter: Bool = false, hasVoice: Bool = true
  ) {
    self.setup = setup
    self.villain = setup.setter.dodges ? setup.setter : villain
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
    self.keyboard = keyboard
    self.scoresAfter = scoresAfter
    self.showsMeter = showsMeter
    self.hasVoice = hasVoice
  }

  /// Whether a setter that dodges plays: the evil switch.
  public var isEvil: Bool {
    get { setup.setter.dodges }
    set { if newValue != isEvil { setup.setter = newValue ? villain : .named(dodging: false) } }
  }
}

/// What the player asked of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  public enum ColorChoice: String, CaseIterable, Sendable {
    /// Colours, unless NO_COLOR is set.
    case auto
    /// Colours, whatever NO_COLOR says, if the terminal has any.
    case always
    case never
  }

  /// Whether only ASCII is drawn, even where the locale has more.
  public var forcesASCII: Bool
  public var color: ColorChoice
  public var usesMouse: Bool

  public init(forcesASCII: Bool = false, color: ColorChoice = .auto, usesMouse: Bool = true) {
    self.forcesASCII = forcesASCII
    self.color = color
    self.usesMouse = usesMouse
  }
}

/// Why there is no playing full-screen here.
public enum TerminalError: Error, Hashable, Sendable {
  /// TERM isn't set.
  case unnamed
  /// The system knows no terminal of this name.
  case unknown(String)
  /// This kind of terminal can't place text, as `dumb` can't.
  case incapable(String)
  /// Curses didn't start on this kind of terminal.
  case failed(String)
}

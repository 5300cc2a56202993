/// Keys that aren't text: what terminals of the xterm kind send, and their names in tmux.
public enum NamedKey: String, CaseIterable, Sendable {
  case enter = "Enter"
  case escape = "Escape"
  case tab = "Tab"
  case backTab = "BTab"
  case backspace = "BSpace"
  case delete = "DC"
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  case home = "Home"
  case end = "End"
  case pageUp = "PPage"
  case pageDown = "NPage"
  case interrupt = "C-c"
  case quit = "C-\\"
  case suspend = "C-z"
  case repaint = "C-l"

  /// The bytes, with the cursor keys in the form that curses programs ask for.
  public var bytes: String {
    switch self {
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .tab: "\t"
    case .backTab: "\u{1B}[Z"
    case .backspace: "\u{7F}"
    case .delete: "\u{1B}[3~"
    case .up: "\u{1B}OA"
    case .down: "\u{1B}OB"
    case .right: "\u{1B}OC"
    case .left: "\u{1B}OD"
    case .home: "\u{1B}OH"
    case .end: "\u{1B}OF"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .interrupt: "\u{3}"
    case .quit: "\u{1C}"
    case .suspend: "\u{1A}"
    case .repaint: "\u{C}"
    }
  }
}

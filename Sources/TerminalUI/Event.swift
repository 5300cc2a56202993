/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown

  /// The space bar.
  public static let space = Key.character(" ")
}

/// What the mouse did, and where.
public struct MouseEvent: Hashable, Sendable {
  public enum Kind: Sendable {
    case press, drag, release
  }

  public let kind: Kind
  public let point: Point

  public init(_ kind: Kind, at point: Point) {
    self.kind = kind
    self.point = point
  }
}

/// Why the loop is to end.
public enum Ending: Hashable, Sendable {
  /// The player chose to leave.
  case quit
  /// A signal asked the program to leave; it is to be raised again afterwards.
  case signal(Int32)
  /// The terminal is gone.
  case hangUp
}

/// What the terminal reports.
public enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text that was pasted in one go.
  case paste(String)
  /// The size may have changed, or the picture must be drawn anew.
  case resized
  case ended(Ending)
}

extension Event {
  /// The key that was pressed.
  public var key: Key? { if case .key(let key) = self { key } else { nil } }

  /// Where the mouse was pressed.
  public var click: Point? {
    if case .mouse(let mouse) = self, mouse.kind == .press { mouse.point } else { nil }
  }
}

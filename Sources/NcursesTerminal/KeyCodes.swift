internal import CNcurses
internal import TerminalUI

extension Key {
  /// The key that curses gives a code of its own; nil if it means nothing here.
  init?(code: Int32) {
    switch code {
    case KEY_UP: self = .up
    case KEY_DOWN: self = .down
    case KEY_LEFT: self = .left
    case KEY_RIGHT: self = .right
    case KEY_HOME, KEY_A1: self = .home
    case KEY_END, KEY_C1: self = .end
    case KEY_PPAGE, KEY_A3: self = .pageUp
    case KEY_NPAGE, KEY_C3: self = .pageDown
    case KEY_BACKSPACE: self = .backspace
    case KEY_DC: self = .delete
    case KEY_ENTER: self = .enter
    case KEY_BTAB: self = .backTab
    // Another Shift-Tab, of the Linux console, which curses knows by name only.
    case let code where keyname(code).map({ String(cString: $0) }) == "kcbt2": self = .backTab
    default: return nil
    }
  }
}

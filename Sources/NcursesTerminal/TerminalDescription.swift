internal import CNcurses
internal import Glibc

/// What terminfo says about the terminal that TERM names.
struct TerminalDescription {
  let name: String
  private let plain: String
  private let leaving: [String]
  private let isANSI: Bool
  private let hasMouse: Bool

  init() throws(TerminalError) {
    guard let name = getenv("TERM").map({ String(cString: $0) }), !name.isEmpty else {
      throw .unnamed
    }
    var status: Int32 = 0
    // A generic entry, of which "dumb" is one, is an error to curses with status 0.
    guard curses_describe(&status) == OK else {
      throw name == "dumb" ? .incapable(name) : .unknown(name)
    }
    defer { curses_forget() }
    guard let place = Self.capability("cup"), Self.capability("clear") != nil else {
      throw .incapable(name)
    }
    self.name = name
    isANSI = place.hasPrefix("\u{1B}[")
    hasMouse = isANSI && Self.capability("kmous") != nil
    plain = ["sgr0", "op"].compactMap(Self.capability).joined()
    leaving = ["rmkx", "cnorm", "rmcup"].compactMap(Self.capability)
  }

  /// Turns on what curses doesn't know of: marks around a paste.
  var entryBytes: String { isANSI ? "\u{1B}[?2004h" : "" }

  /// Ends it, and whatever style is on. Curses might take it to be off: at Ctrl-C the driver drops
  /// the end of what was on its way to the screen.
  var exitBytes: String { (isANSI ? "\u{1B}[?2004l" : "") + plain }

  /// Turns reports of clicks and drags on or off, in the form that has no limit of columns.
  func mouseBytes(on: Bool) -> String {
    if !hasMouse { return "" }
    return on
      ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  }

  /// All that a terminal needs to be as it was, in any state of the program.
  var restoreBytes: String { mouseBytes(on: false) + exitBytes + leaving.joined() }

  private static func capability(_ name: String) -> String? {
    curses_capability(name).map { withoutPadding(String(cString: $0)) }
  }

  /// A capability without its `$<…>`, which ask for pauses.
  static func withoutPadding(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$"), rest[start...].hasPrefix("$<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

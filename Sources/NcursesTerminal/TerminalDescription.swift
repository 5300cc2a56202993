internal import CNcurses
internal import Glibc

/// What terminfo says about the terminal that TERM names, in bytes: controls of eight bits are no
/// text.
struct TerminalDescription {
  let name: String

  /// Turns on what curses doesn't know of: marks around a paste.
  let entryBytes: [UInt8]
  private let pasteEnd: [UInt8]
  private let plain: [UInt8]
  private let leaving: [UInt8]
  private let hasMouse: Bool

  /// Whether its controls are those of ECMA-48, in seven bits.
  let isANSI: Bool

  /// The beginnings of names of terminals that mark a paste, or ignore the wish; not all of their
  /// descriptions say so.
  private static let pasting = [
    "xterm", "screen", "tmux", "rxvt", "foot", "alacritty", "kitty", "vte", "gnome", "konsole",
    "putty", "linux",
  ]

  init() throws(TerminalError) {
    guard let name = environment("TERM") else { throw .unnamed }
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
    // With controls of eight bits its reports would have them too, and the decoder knows none.
    isANSI = place.starts(with: "\u{1B}[".utf8)
    hasMouse = isANSI && Self.capability("kmous") != nil
    let hasPaste =
      Self.capability("BE") != nil || Self.capability("PS") != nil
      || Self.pasting.contains(where: name.hasPrefix)
    entryBytes = isANSI && hasPaste ? Array("\u{1B}[?2004h".utf8) : []
    pasteEnd = isANSI && hasPaste ? Array("\u{1B}[?2004l".utf8) : []
    plain = Self.capabilities("sgr0", "op")
    leaving = Self.capabilities("rmkx", "cnorm", "rmcup", "smam")
  }

  /// Turns reports of clicks and drags on or off, in the form that has no limit of columns.
  func mouseBytes(on: Bool) -> [UInt8] {
    let modes = on ? ["1000h", "1002h", "1006h"] : ["1006l", "1002l", "1000l"]
    return hasMouse ? modes.flatMap { Array("\u{1B}[?\($0)".utf8) } : []
  }

  /// Ends all that curses doesn't know of, and whatever style is on. It begins with the end of a string: cut
  /// off in a text for the clipboard, the terminal would swallow what follows.
  var exitBytes: [UInt8] { stringEnd + mouseBytes(on: false) + pasteEnd + plain }

  /// All that a terminal needs to be as it was, in any state of the program: also where curses, which turns
  /// wrapping off for the last cell, was cut off before it had turned it on again.
  var restoreBytes: [UInt8] { exitBytes + leaving }

  private var stringEnd: [UInt8] { isANSI ? Array("\u{1B}\\".utf8) : [] }

  private static func capabilities(_ names: String...) -> [UInt8] {
    names.compactMap(capability).flatMap(\.self)
  }

  private static func capability(_ name: String) -> [UInt8]? {
    curses_capability(name).map { text in
      withoutPadding(
        UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:)))
    }
  }

  /// A capability without its `$<…>`, which ask for pauses.
  static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var (result, rest): ([UInt8], _) = ([], bytes[...])
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

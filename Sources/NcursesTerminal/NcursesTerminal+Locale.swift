internal import CNcurses
internal import Glibc

extension NcursesTerminal {
  /// Whether the player's locale is one of UTF-8 by its name, be it installed or not.
  public static var localeNamesUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment).first ?? ""
    let name = locale.lowercased()
    return name.contains(".utf-8") || name.contains(".utf8")
  }

  /// Takes the player's locale for characters, and tells whether it is one of UTF-8.
  ///
  /// Where the system lacks the locale that is named, as after ssh from elsewhere, its name still
  /// tells what the terminal reads.
  static func adoptLocale() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, localeNamesUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    return curses_charset_is_utf8() != 0
  }
}

/// A variable of the environment; nil where it says nothing.
func environment(_ name: String) -> String? {
  getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
}

import Glibc

/// The lines of standard input, which a terminal doesn't show while they are typed.
struct HiddenLines: Sequence, IteratorProtocol {
  private var lines = InputLines()

  /// Whether what was typed before is dropped, since it was shown.
  private var isFirst = true

  /// Reads the next line. A signal that ends the program puts the terminal back before.
  mutating func next() -> [UInt8]? {
    guard tcgetattr(STDIN_FILENO, &shownModes) == 0 else { return lines.next() }
    let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    var before = endings.map { signal($0, showAndEnd) }
    before.append(signal(SIGTSTP, SIG_IGN))
    // What was ignored stays so, as under nohup.
    for (ending, handler) in zip(endings, before) where isIgnoring(handler) {
      signal(ending, SIG_IGN)
    }
    var modes = shownModes
    modes.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, isFirst ? TCSAFLUSH : TCSADRAIN, &modes)
    isFirst = false
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &shownModes)
      for (ending, handler) in zip(endings + [SIGTSTP], before) { signal(ending, handler) }
      _ = writeAll("\n", to: STDERR_FILENO)
    }
    return lines.next()
  }
}

private func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// The modes of the terminal before they were changed; a signal's handler needs them.
nonisolated(unsafe) private var shownModes = termios()

/// Does only what a handler may: `tcsetattr`, `signal` and `raise` are safe there (POSIX).
private func showAndEnd(_ ending: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownModes)
  signal(ending, SIG_DFL)
  raise(ending)
}

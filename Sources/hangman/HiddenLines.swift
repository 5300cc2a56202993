import Glibc

/// The lines of standard input, which a terminal doesn't show while they are typed.
struct HiddenLines: Sequence, IteratorProtocol {
  private var lines = InputLines()

  /// Reads the next line. A signal that ends the program puts the terminal back before.
  mutating func next() -> [UInt8]? {
    guard tcgetattr(STDIN_FILENO, &shownModes) == 0 else { return lines.next() }
    let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    for ending in endings { signal(ending, showAndEnd) }
    let stopping = signal(SIGTSTP, SIG_IGN)
    var modes = shownModes
    modes.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &shownModes)
      for ending in endings { signal(ending, SIG_DFL) }
      signal(SIGTSTP, stopping)
      _ = writeAll("\n", to: STDERR_FILENO)
    }
    return lines.next()
  }
}

/// The modes of the terminal before they were changed; a signal's handler needs them.
nonisolated(unsafe) private var shownModes = termios()

/// Does only what a handler may: `tcsetattr`, `signal` and `raise` are safe there (POSIX).
private func showAndEnd(_ ending: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownModes)
  signal(ending, SIG_DFL)
  raise(ending)
}

internal import CNcurses
internal import CSignals
internal import Glibc
internal import TerminalUI

extension NcursesTerminal {
  /// What the signals that came amount to, the gravest first.
  func signalled() -> Event? {
    var (isBack, isResized) = (false, false)
    while let notice = Signals.next() {
      switch notice {
      case .leave(let signal): return .ended(.signal(signal))
      case .stop:
        stop()
        isBack = true
      case .continued: isBack = true
      case .resized: isResized = true
      }
    }
    if isBack && !Self.isInForeground { return waitForTurn() }
    if isBack { takeOverAgain() } else if isResized { takeSize() }
    return isBack || isResized ? .resized : nil
  }

  /// Gives the terminal to the shell and stops, as if nobody had caught the signal.
  private func stop() {
    if !isendwin() { leave() }
    signals_stop(SIGTSTP)
  }

  /// Stops until the shell gives the terminal back. Whoever touches it before is stopped in the
  /// midst of that, and can't even be told to end.
  private func waitForTurn() -> Event? {
    signals_stop(SIGTTOU)
    if signals_noted() { return signalled() }
    // It didn't stop: there is no shell any more that could continue it.
    return .ended(.hangUp)
  }

  private func takeOverAgain() {
    if !isendwin() { leave() }
    reset_prog_mode()
    sendEntryBytes()
    takeSize()
  }

  /// Whether the terminal listens to this process, and not to the shell or another job.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }
}

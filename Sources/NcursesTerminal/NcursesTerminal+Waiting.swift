internal import CNcurses
internal import CSignals
internal import Glibc
internal import TerminalUI

extension NcursesTerminal {
  enum WaitEnd {
    case ready, gone, silence, deadline
  }

  /// Waits for the terminal or a signal, at most until a deadline or the end of the decoder's patience.
  func wait(until deadline: ContinuousClock.Instant?) -> WaitEnd {
    let silenceEnd = decoder.patience.map { lastInput + .milliseconds($0) }
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let end = [deadline, silenceEnd].compactMap(\.self).min()
    // Rounded up, so that the end has come once the wait is over.
    let limit = end.map { max(0, Int(($0 - .now) / .milliseconds(1)) + 1) }
    let count = poll(&sources, 2, Int32(clamping: limit ?? -1))
    if count < 0 { return .ready }
    if count == 0 { return end == silenceEnd ? .silence : .deadline }
    let terminal = Int32(sources[0].revents)
    if terminal & (POLLHUP | POLLERR | POLLNVAL) != 0 { return .gone }
    if terminal & POLLIN != 0, isAtEnd { return .gone }
    return .ready
  }

  /// Readable, and yet without a byte; for once that may be since the driver has just dropped the
  /// bytes, as it does at Ctrl-C or Ctrl-Z.
  private var isAtEnd: Bool {
    (0..<3).allSatisfy { _ in
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      return terminal_waiting(STDIN_FILENO) <= 0 && poll(&source, 1, 0) == 1
    }
  }
}

internal import CSignals
internal import Glibc

/// The signals that the process has been sent, one at a time.
enum Signals {
  enum Notice: Equatable {
    case leave(Int32), stop, continued, resized
  }

  /// Takes the signals over; from here on a crash puts the terminal back.
  ///
  /// - Returns: false where that isn't possible, and nothing has changed.
  static func arm(restoreBytes: [UInt8], modes: termios) -> Bool {
    var modes = modes
    return signals_arm(STDOUT_FILENO, &modes, restoreBytes, restoreBytes.count)
  }

  static func next() -> Notice? {
    switch signals_take() {
    case 0: nil
    case SIGTSTP: .stop
    case SIGCONT: .continued
    case SIGWINCH: .resized
    case let signal: .leave(signal)
    }
  }
}

import Glibc
import TerminalUI

/// The terminal of somebody who may have gone away without leaving.
final class HostTerminal: Terminal {
  private let terminal: any Terminal
  private let patience: Patience

  init(_ terminal: any Terminal, _ patience: Patience) {
    self.terminal = terminal
    self.patience = patience
    patience.begin()
  }

  var size: Size { terminal.size }
  var glyphs: Glyphs { terminal.glyphs }
  let canPause = false
  var usesMouse: Bool {
    get { terminal.usesMouse }
    set { terminal.usesMouse = newValue }
  }
  func present(_ canvas: Canvas) { terminal.present(canvas) }
  func discardInput() { terminal.discardInput() }
  func copy(_ text: String) -> Bool { terminal.copy(text) }

  func nextEvent(within milliseconds: Int?) -> Event? {
    let event = terminal.nextEvent(within: min(milliseconds ?? .max, patience.rest))
    switch event {
    case .key, .mouse, .paste: patience.begin()
    case .ended: return event
    case .resized, nil: break
    }
    return patience.rest > 0 ? event : .ended(.quit)
  }
}

/// For how long a visit waits for a key.
final class Patience {
  private let seconds: Int
  private var end = ContinuousClock.now

  init(seconds: Int) {
    self.seconds = seconds
    begin()
  }

  /// Starts to wait again. A visit whose terminal isn't even read ends by a signal after twice the time.
  func begin() {
    end = .now + .seconds(seconds)
    alarm(UInt32(clamping: 2 * seconds))
  }

  /// The milliseconds that are left.
  var rest: Int { max(0, Int((end - .now) / .milliseconds(1))) }
}

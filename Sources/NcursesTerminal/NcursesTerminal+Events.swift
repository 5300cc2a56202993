internal import CNcurses
internal import CSignals
internal import Glibc
public import TerminalUI

extension NcursesTerminal {
  /// Waits without using the processor: for input, a signal, or the end of the time.
  public func nextEvent(within milliseconds: Int?) -> Event? {
    let deadline = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      if let event = signalled() { return event }
      switch typed() {
      case .event(let event): return event
      case .unread: continue
      case .nothing: break
      }
      switch wait(until: deadline) {
      case .ready: break
      case .gone: return .ended(.hangUp)
      case .silence: decoder.giveUp()
      case .deadline: return nil
      }
    }
  }

  private enum Typed {
    case event(Event), unread, nothing
  }

  /// The next event of the input that has arrived; after a while without one, the signals are to
  /// be looked at before the rest.
  private func typed() -> Typed {
    for _ in 0..<4096 {
      if let event = decoder.nextEvent() {
        if let event = accepted(event) { return .event(event) }
        continue
      }
      let code = wgetch(keys)
      if code == ERR { return .nothing }
      lastInput = .now
      switch code {
      case KEY_RESIZE: continue
      case 0..<0x100: decoder.feed(UInt8(code))
      default: decoder.feed(key: Key(code: code))
      }
    }
    return .unread
  }

  private func accepted(_ event: Event) -> Event? {
    switch event {
    case .mouse: return usesMouse ? event : nil
    case .resized: takeSize()
    default: break
    }
    return event
  }
}

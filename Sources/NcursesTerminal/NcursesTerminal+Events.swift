internal import CNcurses
internal import CSignals
internal import Glibc
public import TerminalUI

extension NcursesTerminal {
  /// Waits without using the processor: for input, a signal, or the end of the time.
  public func nextEvent(within milliseconds: Int?) -> Event? {
    let deadline = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      if isGone { return .ended(.hangUp) }
      if let event = signalled() ?? typed() { return event }
      let wait = Wait(until: deadline, or: decoder.patience)
      switch wait.perform() {
      case .ready: break
      case .gone: isGone = true
      case .silence: decoder.giveUp()
      case .deadline: return nil
      }
    }
  }

  private func signalled() -> Event? {
    while let notice = Signals.next() {
      switch notice {
      case .hangUp:
        isGone = true
        return .ended(.hangUp)
      case .leave(let signal): return .ended(.signal(signal))
      case .stop, .continued:
        pause(notice)
        return .resized
      case .resized:
        takeSize()
        return .resized
      }
    }
    return nil
  }

  /// Gives the terminal to the shell while the program is stopped. One that was stopped without
  /// being asked is only now able to start afresh.
  private func pause(_ notice: Signals.Notice) {
    leave()
    if notice == .stop { signals_stop() }
    reset_prog_mode()
    sendEntryBytes()
    takeSize()
  }

  /// The next event of the input that has arrived; a long one is left for a look at the signals.
  private func typed() -> Event? {
    for _ in 0..<4096 {
      if let event = decoder.nextEvent() {
        if let event = accepted(event) { return event }
        continue
      }
      let code = wgetch(keys)
      if code == ERR { return nil }
      if code < 0x100 {
        decoder.feed(UInt8(truncatingIfNeeded: code))
      } else {
        decoder.feed(key: Key(code: code))
      }
    }
    return nil
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

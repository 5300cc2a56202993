import CTerminal
import Glibc

/// A full-screen program in a terminal of its own, run to see how long its screens take.
struct TerminalProgram: ~Copyable {
  /// Why a program could not be measured.
  enum Failure: Error {
    case notStarted
    case silent(expected: Int, received: Int)
  }

  private let process: pid_t
  private let terminal: Int32

  init(path: String, arguments: [String], environment: [String]) throws {
    var terminal = -1 as Int32
    process = withCStrings([path] + arguments) { arguments in
      withCStrings(environment) { terminal_start(path, arguments, $0, &terminal) }
    }
    self.terminal = terminal
    if process < 0 { throw Failure.notStarted }
  }

  deinit { terminal_end(process, terminal) }

  func type(_ key: UInt8) {
    var key = key
    _ = write(terminal, &key, 1)
  }

  /// Reads until `count` bytes have come; a second of silence is a failure.
  func read(bytes count: Int) throws {
    var received = 0
    while received < count {
      let more = read(waiting: 1_000)
      if more == 0 { throw Failure.silent(expected: count, received: received) }
      received += more
    }
  }

  /// Reads until nothing has come for so many milliseconds; returns how many bytes came.
  func readUntilQuiet(for milliseconds: Int32 = 250) -> Int {
    var received = 0
    while case let more = read(waiting: milliseconds), more > 0 { received += more }
    return received
  }

  private func read(waiting milliseconds: Int32) -> Int {
    var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return 0 }
    return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) {
      max(0, Glibc.read(terminal, $0.baseAddress, $0.count))
    }
  }
}

/// Calls `body` with C strings, and a null pointer behind the last.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) } + [nil]
  defer { copies.forEach { free($0) } }
  return body(copies)
}

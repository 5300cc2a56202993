import Glibc
import Presentation

/// The lines of standard input, as bytes, without their ends (LF or CRLF).
struct InputLines: Sequence, IteratorProtocol {
  /// What of a line is kept; more of it is read and dropped.
  private static let longest = 65_536

  private var buffer: [UInt8] = []
  private var unread = 0..<0
  private let patience: Patience?

  /// - Parameter patience: ends the input where nothing comes for too long; nil waits for ever.
  init(_ patience: Patience? = nil) { self.patience = patience }

  /// Waits for the next line; nil at the end of the input. The last one needs no newline.
  mutating func next() -> [UInt8]? {
    var line: [UInt8] = []
    var isAny = false
    while !unread.isEmpty || fill() {
      isAny = true
      let bytes = buffer[unread]
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      line += bytes[..<(end ?? bytes.endIndex)].prefix(Self.longest - line.count)
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { break }
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return isAny ? line : nil
  }

  /// Reads what there is; false at the end, or where reading fails.
  private mutating func fill() -> Bool {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 4_096) }
    patience?.begin()
    while true {
      while let rest = patience?.rest, !waitFor(STDIN_FILENO, POLLIN, rest) {
        if rest == 0 { return false }
      }
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        unread = 0..<count
        return true
      }
      if count == 0 || errno != EINTR && errno != EAGAIN { return false }
      if errno == EAGAIN { waitFor(STDIN_FILENO, POLLIN) }
    }
  }
}

/// Answers each line of standard input, for a program, until it ends or nobody reads the answers any more.
///
/// - Parameter said: the lines that come before the first answer.
func answerLines(after said: [String] = [], _ answers: ([UInt8]) -> [String]) throws {
  signal(SIGPIPE, SIG_IGN)
  var (said, input) = (said, InputLines())
  while try writeOutput(said.map { $0 + "\n" }.joined()), let line = input.next() {
    said = answers(line)
  }
}

/// Writes what there is room for at once, and waits for nobody: for the last thing that a process says.
func writeNow(_ text: String) {
  _ = fcntl(STDOUT_FILENO, F_SETFL, fcntl(STDOUT_FILENO, F_GETFL) | O_NONBLOCK)
  _ = Array(text.utf8).withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// Writes all of `text` at once, without a buffer; false if nobody takes it.
///
/// Where SIGPIPE isn't ignored, the program ends here once the reader has gone.
func writeAll(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      waitFor(descriptor, POLLOUT)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// Writes all of `text` to stdout, its lines without controls; false if nobody reads it, as its reader has
/// gone or it is closed, and a ``Failure`` if it can't be written for another reason.
func writeOutput(_ text: String) throws -> Bool {
  if writeAll(withoutControls(text, but: "\n")) { return true }
  let code = errno
  if code == EPIPE || code == EBADF { return false }
  throw Failure(.output(String(cString: strerror(code))))
}

/// Puts something in the place of each standard stream that is closed, so that no file of the store
/// takes its number. What stands in refuses to be read or written, just as the closed one would.
func fillClosedStreams() {
  for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
    _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Whether so many more files may be open at once.
func canOpenFiles(_ count: Int) -> Bool {
  let files = (0..<count).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
  for file in files where file >= 0 { close(file) }
  return files.allSatisfy { $0 >= 0 }
}

/// False if nothing has come within so many milliseconds.
@discardableResult
private func waitFor(_ file: Int32, _ events: Int32, _ milliseconds: Int = -1) -> Bool {
  var wanted = pollfd(fd: file, events: Int16(events), revents: 0)
  return poll(&wanted, 1, Int32(clamping: milliseconds)) > 0
}

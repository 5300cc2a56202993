import Glibc

/// The lines of standard input, as bytes, without their ends (LF or CRLF).
struct InputLines: Sequence, IteratorProtocol {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return withoutReturn(buffer[start..<end])
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? withoutReturn(buffer[start...]) : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      fill()
    }
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    var count = 0
    repeat { count = read(STDIN_FILENO, &chunk, chunk.count) } while count < 0 && errno == EINTR
    if count > 0 { buffer += chunk[..<count] } else { isAtEnd = true }
  }

  private func withoutReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}

/// Writes all of `text` at once; false if nobody reads it any more.
///
/// Needs SIGPIPE to be ignored, or the program ends here when the reader has gone.
func writeAll(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    if count <= 0 { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

import Glibc

/// Plays on stdin and stdout until the player leaves, the input ends, or nobody listens any more.
///
/// Signals keep their usual effect: the round is saved before each answer, so there's nothing left
/// to do for them.
func playPlain(_ session: GameSession, telling message: String?) {
  var game = PlainGame(session: session)
  // A prompt shows where to type and that it's one's turn. Interactive fiction has taught blind
  // players this one; it takes two cells of a braille line, and is short or silent in speech.
  let isPrompting = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  var input = LineReader()
  var reply = game.opening(telling: message)
  while write(reply, prompt: isPrompting ? "> " : ""), reply.goesOn {
    if let line = input.next() {
      reply = game.reply(to: line)
    } else {
      if isPrompting { _ = writeAll("\n") }  // The cursor still stands behind the prompt.
      reply = game.end()
    }
  }
}

private func write(_ reply: PlainGame.Reply, prompt: String) -> Bool {
  let text = reply.sentences.map { $0 + "\n" }.joined()
  return writeAll(reply.goesOn ? text + prompt : text)
}

/// Writes to stdout at once, without a buffer; false if nobody takes it.
private func writeAll(_ text: String) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      waitFor(STDOUT_FILENO, POLLOUT)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// The lines of stdin.
private struct LineReader {
  /// What of a line is kept; more is no command, whatever it says.
  private static let longest = 256

  private var buffer: [UInt8] = []
  private var unread = 0..<0

  /// Waits for the next line; nil at the end of the input. The last one needs no newline.
  mutating func next() -> String? {
    var line: [UInt8] = []
    while unread.lowerBound < unread.upperBound || fill() {
      let bytes = buffer[unread]
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      let piece = bytes[..<(end ?? bytes.endIndex)]
      line += piece.prefix(Self.longest - line.count)
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { return String(decoding: line, as: UTF8.self) }
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Reads what there is; false at the end, or where reading fails.
  private mutating func fill() -> Bool {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 4_096) }
    while true {
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

private func waitFor(_ file: Int32, _ events: Int32) {
  var wanted = pollfd(fd: file, events: Int16(events), revents: 0)
  poll(&wanted, 1, -1)
}

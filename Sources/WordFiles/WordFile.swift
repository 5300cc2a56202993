import Glibc

/// The words read from a file, cleaned for play and sorted into rows by their length.
///
/// Words are upper-case ASCII with at least one letter; accents are folded and duplicates removed.
public struct ReadWords: Equatable, Sendable {
  /// The longest entry that is taken, in characters: one bit a position fits a machine word.
  public static let longestLength = 64

  /// At index `n`, the words of `n` characters, end to end, ascending.
  public internal(set) var rows: [[UInt8]]

  /// The entries that could not be used: no letter in them, other alphabets, or too long.
  public internal(set) var skipped: Int

  /// How many words there are, of all lengths.
  public var count: Int {
    rows.enumerated().reduce(0) { sum, entry in
      entry.offset == 0 ? sum : sum + entry.element.count / entry.offset
    }
  }
}

/// Why a file is no list of words.
public enum WordFileError: Error, Hashable {
  case missing
  case unreadable(reason: String)
  case empty
  case neitherListNorText
  case binaryPropertyList
  case noUsableWord
  /// It has more than ``largestWordFile`` bytes.
  case tooLarge
}

/// The most bytes that a file of words may have: 256 MiB, a hundred times as much as the longest list
/// of a language.
public let largestWordFile = 1 << 28

/// Reads a property list (XML in UTF-8, an array of strings) or plain text (UTF-8, an entry a line).
///
/// - Complexity: O(*n*) in the bytes of the file.
public func readWords(at path: String) throws(WordFileError) -> ReadWords {
  try readWords(in: contents(of: path))
}

/// Reads the bytes of a word file; see ``readWords(at:)``.
public func readWords(in bytes: [UInt8]) throws(WordFileError) -> ReadWords {
  if bytes.isEmpty { throw .empty }
  var builder = RowBuilder()
  try bytes.withUnsafeBufferPointer { bytes throws(WordFileError) in
    try builder.addEntries(of: bytes)
  }
  let words = builder.finished()
  if words.count == 0 { throw .noUsableWord }
  return words
}

extension RowBuilder {
  /// Adds the entries of a file, whatever its form.
  fileprivate mutating func addEntries(of bytes: UnsafeBufferPointer<UInt8>) throws(WordFileError) {
    if bytes.starts(with: "bplist".utf8) { throw .binaryPropertyList }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = UnsafeBufferPointer(rebasing: bytes.dropFirst(hasMark ? 3 : 0))
    if !isText(text) { throw .neitherListNorText }
    if XMLPropertyList.opens(text) {
      var list = XMLPropertyList(text)
      guard list.addStrings(to: &self) else { throw .neitherListNorText }
    } else {
      addLines(of: text)
    }
  }
}

private func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  if let start = bytes.baseAddress, memchr(start, 0, bytes.count) != nil { return false }
  return bytes.reduce(0, |) < 0x80 || (try? UTF8Span(validating: bytes.span)) != nil
}

/// All bytes of a file, a pipe or a device.
private func contents(of path: String) throws(WordFileError) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  if file < 0 { throw errno == ENOENT ? .missing : .unreadable(reason: lastReason) }
  defer { close(file) }
  var status = stat()
  let expected = fstat(file, &status) == 0 ? max(0, Int(status.st_size)) : 0
  if expected > largestWordFile { throw .tooLarge }
  var bytes: [UInt8] = []
  while true {
    // One more than expected, so that a whole file is read in one go and its end is seen.
    if bytes.count == bytes.capacity { bytes.reserveCapacity(max(expected + 1, 2 * bytes.count)) }
    let room = bytes.capacity - bytes.count
    var count = 0
    bytes.append(addingCapacity: room) { span in
      span.withUnsafeMutableBufferPointer { free, initialized in
        count = read(file, free.baseAddress, room)
        initialized = max(0, count)
      }
    }
    if count < 0 && errno == EINTR { continue }
    if count < 0 { throw .unreadable(reason: lastReason) }
    if count == 0 { return bytes }
    if bytes.count > largestWordFile { throw .tooLarge }
  }
}

private var lastReason: String { String(cString: strerror(errno)) }

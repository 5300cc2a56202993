public import Foundation

/// The words read from a file, cleaned for play and sorted into rows by their length.
///
/// Words are upper-case ASCII with at least one letter; accents are folded and duplicates removed.
public struct ReadWords: Equatable, Sendable {
  /// The longest entry that is taken, in characters: one bit a position fits a machine word.
  public static let longestLength = 64

  /// At index `n`, the words of `n` characters, end to end, in the order of the file.
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
public enum WordFileError: Error, Equatable {
  case missing
  case unreadable(reason: String)
  case empty
  case neitherListNorText
  case noUsableWord
  /// It has more than ``largestWordFile`` bytes.
  case tooLarge
}

/// The most bytes that a file of words may have: 256 MiB, a hundred times as much as the longest list
/// of a language.
public let largestWordFile = 1 << 28

/// Reads a property list (XML or binary, an array of strings) or plain text (UTF-8, an entry a line).
///
/// - Complexity: O(*n*) in the bytes of the file.
public func readWords(at path: String) throws(WordFileError) -> ReadWords {
  try readWords(in: contents(of: path))
}

/// Reads the bytes of a word file; see ``readWords(at:)``.
public func readWords(in data: Data) throws(WordFileError) -> ReadWords {
  if data.isEmpty { throw .empty }
  var builder = RowBuilder()
  if looksLikePropertyList(data) {
    guard addPropertyList(data, to: &builder) else { throw .neitherListNorText }
  } else {
    let isText = data.withUnsafeBytes { builder.addLines(of: $0.bindMemory(to: UInt8.self)) }
    guard isText else { throw .neitherListNorText }
  }
  let words = builder.finished()
  if words.count == 0 { throw .noUsableWord }
  return words
}

/// All bytes of a file, a pipe or a device.
private func contents(of path: String) throws(WordFileError) -> Data {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  if file < 0 { throw errno == ENOENT ? .missing : .unreadable(reason: lastReason) }
  defer { close(file) }
  var status = stat()
  let expected = fstat(file, &status) == 0 ? max(0, Int(status.st_size)) : 0
  if expected > largestWordFile { throw .tooLarge }
  var data = Data(count: expected + 1)  // One more, so that a whole file is read in one go.
  var length = 0
  while true {
    let count = data.withUnsafeMutableBytes { bytes in
      read(file, bytes.baseAddress?.advanced(by: length), bytes.count - length)
    }
    if count < 0 && errno == EINTR { continue }
    if count < 0 { throw .unreadable(reason: lastReason) }
    if count == 0 { return data.prefix(length) }
    length += count
    if length > largestWordFile { throw .tooLarge }
    if length == data.count { data.count = min(2 * length, largestWordFile + 1) }
  }
}

private var lastReason: String { String(cString: strerror(errno)) }

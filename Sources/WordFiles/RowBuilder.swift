import Folding
import Glibc

/// Collects words into one array of rows a length, skipping what can't be played.
struct RowBuilder {
  /// The most bytes that the entry of a word can have: eight a character, while a letter with two
  /// marks has five. What is longer is left out unread.
  static let longestEntry = 8 * ReadWords.longestLength

  private var rows = [[UInt8]](repeating: [], count: ReadWords.longestLength + 1)

  /// At index `n`, the bytes at which the words of `n` characters are rid of those that came again,
  /// so that these take no memory.
  private var limits = [Int](repeating: 1 << 20, count: ReadWords.longestLength + 1)
  private var skipped = 0

  mutating func skip() { skipped += 1 }

  /// Adds one entry of UTF-8.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let entry = trimmed(bytes)
    if entry.count <= ReadWords.longestLength, isLettersOnly(entry) {
      append(entry)
    } else {
      addUnusual(entry)
    }
  }

  /// Adds every line of `bytes`, which end as on Unix or Windows.
  mutating func addLines(of bytes: UnsafeBufferPointer<UInt8>) {
    var bytes = bytes
    while let start = bytes.baseAddress, !bytes.isEmpty {
      let end = memchr(start, 0x0A, bytes.count)
      let length = end.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
      add(UnsafeBufferPointer(rebasing: bytes.prefix(length)))
      bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(length + 1))
    }
  }

  /// The words so far in upper case, ascending, each once.
  mutating func finished() -> ReadWords {
    for length in rows.indices { tidy(length) }
    return ReadWords(rows: rows, skipped: skipped)
  }

  /// Adds an entry that is too long, or has a character that is no letter from A to Z.
  private mutating func addUnusual(_ entry: UnsafeBufferPointer<UInt8>) {
    if entry.count > Self.longestEntry { return skip() }
    if entry.allSatisfy(isPlain) {
      let isWord = entry.count <= ReadWords.longestLength && entry.contains(where: isLetter)
      return isWord ? append(entry) : skip()
    }
    guard var folded = String(decoding: entry, as: UTF8.self).foldedToASCII,
      folded.utf8.allSatisfy(isPlain)
    else { return skip() }
    folded.withUTF8 { add($0) }
  }

  @inline(__always)
  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    rows[word.count].append(contentsOf: word)
    if rows[word.count].count > limits[word.count] { tidy(word.count) }
  }

  /// Brings the words of a length to upper case and into order, and removes those that came before.
  private mutating func tidy(_ length: Int) {
    if rows[length].isEmpty { return }
    rows[length].withUnsafeMutableBufferPointer { row in
      for index in row.indices { row[index] = upperCased(row[index]) }
    }
    if !isAscending(rows[length], length: length) {
      rows[length] = ascending(rows[length], length: length)
    }
    limits[length] = max(limits[length], 4 * rows[length].count)
  }
}

/// Whether all bytes are letters from A to Z, in either case; looks at eight at once.
///
/// With the bit for lower case set, a letter is at least 0x61 and at most 0x7A; the two sums carry
/// into the top bit of a byte where it is at least the first, and more than the second.
func isLettersOnly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let each = 0x0101_0101_0101_0101 as UInt64
  let top = each &* 0x80
  let raw = UnsafeRawBufferPointer(bytes)
  var index = 0
  while index + 8 <= raw.count {
    let chunk = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) | each &* 0x20
    let low = chunk & ~top
    let atLeastA = low &+ each &* (0x80 - 0x61)
    let moreThanZ = low &+ each &* (0x7F - 0x7A)
    if atLeastA & ~moreThanZ & ~chunk & top != top { return false }
    index += 8
  }
  return bytes[index...].allSatisfy(isLetter)
}

/// Whether a byte is a letter from A to Z, in either case.
@inline(__always)
private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

/// Whether a board can show a byte: printable ASCII, but not the sign for a hidden cell.
private func isPlain(_ byte: UInt8) -> Bool {
  (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "_")
}

@inline(__always)
private func upperCased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "a") < 26 ? byte & 0xDF : byte
}

private func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var lower = bytes.startIndex
  var upper = bytes.endIndex
  while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
  while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
  return UnsafeBufferPointer(rebasing: bytes[lower..<upper])
}

/// Whether each row comes after the one before it, so that none is there twice.
private func isAscending(_ rows: [UInt8], length: Int) -> Bool {
  rows.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return true }
    return stride(from: length, to: bytes.count, by: length).allSatisfy {
      memcmp(base + $0 - length, base + $0, length) < 0
    }
  }
}

/// The rows in ascending order, each once.
private func ascending(_ rows: [UInt8], length: Int) -> [UInt8] {
  rows.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return [] }
    var starts = stride(from: 0, to: bytes.count, by: length).map { base + $0 }
    starts.sort { memcmp($0, $1, length) < 0 }
    var ascending: [UInt8] = []
    for (place, start) in starts.enumerated()
    where place == 0 || memcmp(starts[place - 1], start, length) != 0 {
      ascending += UnsafeRawBufferPointer(start: start, count: length)
    }
    return ascending
  }
}

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

  /// Adds one entry of any text.
  mutating func add(_ entry: String) {
    var entry = entry
    entry.withUTF8 { add($0) }
  }

  /// Adds one entry of UTF-8.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let entry = trimmed(bytes)
    if !addLetters(entry) { addUnusual(entry) }
  }

  /// Adds every line of `bytes`, which end as on Unix, Windows or an old Mac.
  mutating func addLines(of bytes: UnsafeBufferPointer<UInt8>) {
    forEachPart(of: bytes, endingWith: 0x0A) { line in
      let line = trimmed(line)
      if addLetters(line) { return }
      forEachPart(of: line, endingWith: 0x0D) { add($0) }
    }
  }

  /// The words so far in upper case, each once.
  mutating func finished() -> ReadWords {
    for length in rows.indices { tidy(length) }
    return ReadWords(rows: rows, skipped: skipped)
  }

  /// Adds an entry of nothing but letters; false if it isn't, or too long for a word.
  @inline(__always)
  private mutating func addLetters(_ entry: UnsafeBufferPointer<UInt8>) -> Bool {
    guard entry.count <= ReadWords.longestLength, isLettersOnly(entry) else { return false }
    append(entry)
    return true
  }

  /// Adds an entry that is too long, or has a character that is no letter from A to Z.
  private mutating func addUnusual(_ entry: UnsafeBufferPointer<UInt8>) {
    if entry.count > Self.longestEntry {
      skip()
    } else if !entry.allSatisfy(isPlain) {
      let folded = String(decoding: entry, as: UTF8.self).foldedToASCII
      if let folded, folded.utf8.allSatisfy(isPlain) { add(folded) } else { skip() }
    } else if !entry.contains(where: isLetter) || entry.count > ReadWords.longestLength {
      skip()
    } else {
      append(entry)
    }
  }

  @inline(__always)
  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    rows[word.count].append(contentsOf: word)
    if rows[word.count].count > limits[word.count] { tidy(word.count) }
  }

  /// Brings the words of a length to upper case, and removes those that came before.
  private mutating func tidy(_ length: Int) {
    if rows[length].isEmpty { return }
    rows[length].withUnsafeMutableBufferPointer { row in
      for index in row.indices { row[index] = upperCased(row[index]) }
    }
    if !isAscending(rows[length], length: length) {
      removeDuplicates(from: &rows[length], length: length)
    }
    limits[length] = max(limits[length], 4 * rows[length].count)
  }
}

/// Calls `body` with each part of `bytes` that ends with `end`, and with what is left behind the last.
private func forEachPart(
  of bytes: UnsafeBufferPointer<UInt8>, endingWith end: UInt8,
  _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
  var bytes = bytes
  while let start = bytes.baseAddress, !bytes.isEmpty {
    let found = memchr(start, Int32(end), bytes.count)
    let length = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
    body(UnsafeBufferPointer(rebasing: bytes.prefix(length)))
    bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(length + 1))
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

/// Moves each row that comes for the first time forward, and cuts off the rest.
///
/// A table of row numbers, at least half empty, has each row at the first free place from the one
/// that its hash names. That is a tenth of the memory that a set of the rows takes.
private func removeDuplicates(from rows: inout [UInt8], length: Int) {
  let capacity = 1 << (Int.bitWidth - (2 * rows.count / length).leadingZeroBitCount)
  var table = [UInt32](repeating: .max, count: capacity)
  var kept = 0
  rows.withUnsafeMutableBytes { bytes in
    guard let base = bytes.baseAddress else { return }
    for start in stride(from: 0, to: bytes.count, by: length) {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(start: base + start, count: length))
      var place = hasher.finalize() & (capacity - 1)
      while table[place] != .max,
        memcmp(base + Int(table[place]) * length, base + start, length) != 0
      {
        place = (place + 1) & (capacity - 1)
      }
      if table[place] != .max { continue }
      table[place] = UInt32(kept)
      memmove(base + kept * length, base + start, length)
      kept += 1
    }
  }
  rows.removeSubrange((kept * length)...)
}

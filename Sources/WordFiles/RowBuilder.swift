import Foundation

/// Collects words into one array of rows a length, skipping what can't be played.
struct RowBuilder {
  private var rows = [[UInt8]](repeating: [], count: ReadWords.longestLength + 1)
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
    if entry.isEmpty { return }
    if entry.count <= ReadWords.longestLength, isLettersOnly(entry) {
      rows[entry.count].append(contentsOf: entry)
    } else {
      addUnusual(entry)
    }
  }

  /// Adds every line of `bytes`; false if they are not text in UTF-8.
  mutating func addLines(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(3))
    }
    guard isText(bytes) else { return false }
    while let start = bytes.baseAddress, !bytes.isEmpty {
      let newline = memchr(start, 0x0A, bytes.count)
      let length = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
      add(UnsafeBufferPointer(rebasing: bytes.prefix(length)))
      bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(length + 1))
    }
    return true
  }

  /// The words so far in upper case, each once.
  func finished() -> ReadWords {
    var rows = rows
    for length in rows.indices where !rows[length].isEmpty {
      rows[length].withUnsafeMutableBufferPointer { row in
        for index in row.indices { row[index] = upperCased(row[index]) }
      }
      if !isAscending(rows[length], length: length) {
        rows[length] = removingDuplicates(rows[length], length: length)
      }
    }
    return ReadWords(rows: rows, skipped: skipped)
  }

  /// Adds an entry that is too long, or has a character that is no letter from A to Z.
  private mutating func addUnusual(_ entry: UnsafeBufferPointer<UInt8>) {
    if !entry.allSatisfy(isPlain) {
      let folded = foldedToASCII(String(decoding: entry, as: UTF8.self))
      if folded.utf8.allSatisfy(isPlain) { add(folded) } else { skip() }
    } else if !entry.contains(where: isLetter) || entry.count > ReadWords.longestLength {
      skip()
    } else {
      rows[entry.count].append(contentsOf: entry)
    }
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

private func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  if let start = bytes.baseAddress, memchr(start, 0, bytes.count) != nil { return false }
  return bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil
}

/// Upper case without accents: é is E, ß is SS, Æ is AE, a curly apostrophe is a straight one.
private func foldedToASCII(_ text: String) -> String {
  var folded = ""
  for scalar in text.uppercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
    if scalar.properties.generalCategory == .nonspacingMark { continue }
    if let replacement = undecomposed[scalar] {
      folded += replacement
    } else {
      folded.unicodeScalars.append(scalar)
    }
  }
  return folded
}

/// Latin letters and signs that Unicode does not decompose.
private let undecomposed: [Unicode.Scalar: String] = [
  "Æ": "AE", "Œ": "OE", "Ø": "O", "Đ": "D", "Ð": "D", "Ł": "L", "Þ": "TH",
  "\u{2018}": "'", "\u{2019}": "'", "\u{2010}": "-", "\u{2013}": "-",
]

/// Whether each row comes after the one before it, so that none is there twice.
private func isAscending(_ rows: [UInt8], length: Int) -> Bool {
  rows.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return true }
    return stride(from: length, to: bytes.count, by: length).allSatisfy {
      memcmp(base + $0 - length, base + $0, length) < 0
    }
  }
}

private func removingDuplicates(_ rows: [UInt8], length: Int) -> [UInt8] {
  var seen = Set<ArraySlice<UInt8>>(minimumCapacity: rows.count / length)
  var unique: [UInt8] = []
  unique.reserveCapacity(rows.count)
  for start in stride(from: 0, to: rows.count, by: length) {
    let row = rows[start..<start + length]
    if seen.insert(row).inserted { unique += row }
  }
  return unique
}

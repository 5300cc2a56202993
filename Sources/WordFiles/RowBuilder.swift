import Foundation

/// Collects words into one array of rows a length, skipping what can't be played.
struct RowBuilder {
  private var rows = [[UInt8]](repeating: [], count: ReadWords.longestLength + 1)
  private var isAscending = [Bool](repeating: true, count: ReadWords.longestLength + 1)
  private var skipped = 0

  mutating func skip() { skipped += 1 }

  /// Adds one entry of any text.
  mutating func add(_ entry: String) {
    var entry = entry
    entry.withUTF8 { addEntry($0) }
  }

  /// Adds every line of `data`; false if it is not text in UTF-8.
  mutating func addLines(of data: Data) -> Bool {
    data.withUnsafeBytes { raw in
      var bytes = raw.bindMemory(to: UInt8.self)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(3))
      }
      guard isText(bytes) else { return false }
      while let start = bytes.baseAddress, !bytes.isEmpty {
        let newline = memchr(start, 0x0A, bytes.count)
        let length = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
        addEntry(UnsafeBufferPointer(rebasing: bytes.prefix(length)))
        bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(length + 1))
      }
      return true
    }
  }

  /// The words so far, each once.
  func finished() -> ReadWords {
    var rows = rows
    for length in rows.indices where !isAscending[length] {
      rows[length] = removingDuplicates(rows[length], length: length)
    }
    return ReadWords(rows: rows, skipped: skipped)
  }

  private mutating func addEntry(_ bytes: UnsafeBufferPointer<UInt8>) {
    let entry = trimmed(bytes)
    if entry.isEmpty { return }
    var kind = 0 as UInt8
    for byte in entry { kind |= characterKinds[Int(byte)] }
    if kind & CharacterKind.foreign != 0 {
      let folded = foldedToASCII(String(decoding: entry, as: UTF8.self))
      if folded.utf8.contains(where: { characterKinds[Int($0)] & CharacterKind.foreign != 0 }) {
        skipped += 1
      } else {
        add(folded)
      }
    } else if kind & CharacterKind.letter == 0 || entry.count > ReadWords.longestLength {
      skipped += 1
    } else {
      append(entry)
    }
  }

  /// Appends a word, in upper case, to the rows of its length.
  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    let length = word.count
    let start = rows[length].count
    for byte in word { rows[length].append(upperCased(byte)) }
    guard start > 0, isAscending[length] else { return }
    isAscending[length] = rows[length].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return memcmp(base + start - length, base + start, length) < 0
    }
  }
}

private enum CharacterKind {
  static let letter = 1 as UInt8
  static let foreign = 2 as UInt8
}

/// For every byte, whether it is a letter, another printable character (0), or foreign to a board.
private let characterKinds: [UInt8] = (0...255).map { byte in
  switch UInt8(byte) {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
    CharacterKind.letter
  case 0x20...0x7E: 0
  default: CharacterKind.foreign
  }
}

@inline(__always)
private func upperCased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & 0xDF : byte
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
  return bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
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
  "Æ": "AE", "Œ": "OE", "Ø": "O", "Đ": "D", "Ð": "D", "Ł": "L", "Þ": "TH", "ı": "I",
  "\u{2018}": "'", "\u{2019}": "'", "\u{2010}": "-", "\u{2013}": "-",
]

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

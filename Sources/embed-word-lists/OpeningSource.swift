/// A line of the table of openings: a decision of perfect play, and what is right there.
struct OpeningEntry {
  let key: UInt64

  /// A bit for each place that the answer shows; the number of the letter where one is to be chosen.
  let bits: UInt32
  let misses: UInt8

  /// Reads `list and length | guesses before | letter | key | answer | misses`; nil for any other line.
  /// The answer is as many characters as the word has, where a letter is to be answered.
  init?(_ line: Substring) {
    let columns = columns(of: line)
    guard columns.count == 6, let key = UInt64(columns[3].joined(), radix: 16),
      let misses = UInt8(columns[5].joined())
    else { return nil }
    let answer = Array(columns[4].joined().utf8)
    let isLetter = columns[2].isEmpty
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard (1...32).contains(answer.count), !isLetter || answer.count == 1,
      answer.allSatisfy({ capitals.contains($0) || !isLetter && $0 == UInt8(ascii: "_") })
    else { return nil }
    self.key = key
    self.misses = misses
    bits =
      isLetter
      ? UInt32(answer[0] - UInt8(ascii: "A"))
      : answer.indices.reduce(0) { answer[$1] == UInt8(ascii: "_") ? $0 : $0 | 1 << UInt32($1) }
  }

  /// Its digits, as ``Openings`` reads them.
  var record: String { hexadecimal(key, 16) + hexadecimal(bits, 8) + hexadecimal(misses, 2) }
}

private func hexadecimal(_ number: some FixedWidthInteger, _ count: Int) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: count - digits.count) + digits
}

/// The Swift source of the decisions of perfect play.
func openingSource(_ openings: [OpeningEntry]) -> String {
  let records = openings.sorted { $0.key < $1.key }.map(\.record).joined()
  return """
    // Made by embed-word-lists from Resources. Do not edit.

    extension Openings {
      static let embedded = Openings(records: \(literal(records)))
    }

    """
}

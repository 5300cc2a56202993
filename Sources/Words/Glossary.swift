/// What a word or a phrase means.
public struct Meaning: Hashable, Sendable {
  /// The word that is explained: the one asked for, or the one that it is made from.
  public let word: String

  /// `noun`, `verb`, `adj.` or `adv.`
  public let kind: String
  public let text: String

  public init(word: String, kind: String, text: String) {
    self.word = word
    self.kind = kind
    self.text = text
  }
}

/// The meanings of words and phrases, looked up in sorted text: nothing is read or built to have one.
struct Glossary: Sendable {
  /// Lines of `WORD`, tab, kind, tab, meaning, rising by their words.
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The meaning of a word, or of the word that it is made from by a plain ending.
  ///
  /// - Complexity: O(log *n*) in the bytes of the text.
  func meaning(of word: String) -> Meaning? {
    for stem in [word] + stems(of: word) {
      if let meaning = entry(stem) { return meaning }
    }
    return nil
  }

  /// The entry of exactly this word.
  private func entry(_ word: String) -> Meaning? {
    let wanted = Array(word.utf8)
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var lower = 0
    var upper = bytes.count
    while lower < upper {
      let line = line(around: (lower + upper) / 2, in: bytes)
      let name = bytes[line].prefix { $0 != UInt8(ascii: "\t") }
      if name.elementsEqual(wanted) { return meaning(bytes[line]) }
      if name.lexicographicallyPrecedes(wanted) {
        lower = line.upperBound + 1
      } else {
        upper = line.lowerBound
      }
    }
    return nil
  }

  private func line(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return start..<(bytes[place...].firstIndex(of: newline) ?? bytes.count)
  }

  private func meaning(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Meaning? {
    let fields = line.split(separator: UInt8(ascii: "\t")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return fields.count == 3 ? Meaning(word: fields[0], kind: fields[1], text: fields[2]) : nil
  }
}

/// What a word may be made from, the likeliest first: without a plain ending, with the E or the Y that
/// the ending took, without the consonant that it doubled. No stem has fewer than three letters.
private func stems(of word: String) -> [String] {
  var stems: [String] = []
  for (ending, replacements) in endings where word.hasSuffix(ending) {
    let stem = String(word.dropLast(ending.count))
    stems += replacements.map { stem + $0 }
    if takesDoubled.contains(ending), let last = stem.last, stem.hasSuffix("\(last)\(last)") {
      stems.append(String(stem.dropLast()))
    }
  }
  return stems.filter { $0.count >= 3 }
}

/// The endings, the longest first of those that end alike, with what may stand in their place.
private let endings: [(ending: String, replacements: [String])] = [
  ("INESSES", ["Y"]), ("NESSES", [""]), ("INESS", ["Y"]), ("NESS", [""]), ("LESSLY", [""]),
  ("LESS", [""]), ("IES", ["Y", "IE"]), ("IERS", ["Y"]), ("IED", ["Y"]), ("IER", ["Y"]),
  ("IEST", ["Y"]), ("ILY", ["Y"]), ("ABLY", ["ABLE"]), ("IBLY", ["IBLE"]), ("INGLY", ["", "E"]),
  ("EDLY", ["", "E"]), ("ALLY", ["AL", ""]), ("LY", ["", "LE"]), ("INGS", ["", "E"]),
  ("ING", ["", "E"]), ("EST", ["", "E"]), ("ERS", ["", "E"]), ("ED", ["", "E"]), ("ER", ["", "E"]),
  ("ES", ["", "E"]), ("S", [""]),
]

/// The endings before which a consonant may be doubled.
private let takesDoubled: Set = ["INGS", "ING", "EST", "ERS", "ED", "ER", "ES", "INGLY", "EDLY"]

/// What a word or a phrase means.
public struct Meaning: Hashable, Sendable {
  /// The word that is explained: the one asked for, or the one that it is made from.
  public let word: String

  /// `noun`, `verb`, `adj.` or `adv.`
  public let kind: String
  public let text: String
}

/// The meanings of words and phrases, looked up in sorted text: nothing is read or built to have one.
struct Glossary: Sendable {
  /// Lines of `WORD`, tab, kind, tab, meaning, sorted by their words. A word has one line, or a second one for
  /// what it means as a verb.
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The meaning of a word, or of the word that it is made from by a plain ending: as a verb, where it
  /// has one and the ending is a verb's.
  ///
  /// - Complexity: O(log *n*) in the bytes of the text.
  func meaning(of word: String) -> Meaning? {
    if let meaning = entries(word).first { return meaning }
    for stem in stems(of: word) {
      let entries = entries(stem.text)
      let verb = stem.isOfVerb ? entries.first { $0.kind == "verb" } : nil
      if let meaning = verb ?? entries.first { return meaning }
    }
    return nil
  }

  /// The entries of exactly this word, in their order.
  private func entries(_ word: String) -> [Meaning] {
    let wanted = Array(word.utf8)
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var place = (0..<bytes.count).partitionPoint { place in
      let name = bytes[line(around: place, in: bytes)].prefix { $0 != UInt8(ascii: "\t") }
      return !name.lexicographicallyPrecedes(wanted)
    }
    var entries: [Meaning] = []
    while place < bytes.count {
      let line = line(around: place, in: bytes)
      guard let entry = meaning(bytes[line]), entry.word == word else { break }
      entries.append(entry)
      place = line.upperBound + 1
    }
    return entries
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
private func stems(of word: String) -> [(text: String, isOfVerb: Bool)] {
  var stems: [(text: String, isOfVerb: Bool)] = []
  for (ending, replacements) in endings where word.hasSuffix(ending) {
    let stem = String(word.dropLast(ending.count))
    let likeliest = lostE(stem) ? replacements.sorted(by: >) : replacements
    let isOfVerb = endingsOfVerbs.contains(ending)
    stems += likeliest.map { (stem + $0, isOfVerb) }
    if takesDoubled.contains(ending), let last = stem.last, stem.hasSuffix("\(last)\(last)") {
      stems.append((String(stem.dropLast()), isOfVerb))
    }
  }
  return stems.filter { $0.text.count >= 3 }
}

/// Whether a stem ends in a single vowel and a consonant, which would have been doubled before an ending
/// if the word had no E: `HOPING` is of `HOPE`.
private func lostE(_ stem: String) -> Bool {
  let isVowel = stem.suffix(3).map { "AEIOU".contains($0) }
  return isVowel.suffix(2) == [true, false] && isVowel.first == false
}

/// The endings with what may stand in their place, the shortest first, so that a word is explained by the
/// nearest one: `FLOWERS` by `FLOWER`.
private let endings: [(ending: String, replacements: [String])] = [
  ("S", [""]), ("ES", ["", "E"]), ("ED", ["", "E"]), ("ER", ["", "E"]), ("LY", ["", "LE"]),
  ("ERS", ["", "E"]), ("EST", ["", "E"]), ("ING", ["", "E"]), ("IES", ["Y", "IE"]), ("IED", ["Y"]),
  ("IER", ["Y"]), ("ILY", ["Y"]), ("INGS", ["", "E"]), ("EDLY", ["", "E"]), ("ALLY", ["AL", ""]),
  ("ABLY", ["ABLE"]), ("IBLY", ["IBLE"]), ("IERS", ["Y"]), ("IEST", ["Y"]), ("NESS", [""]),
  ("LESS", [""]), ("INGLY", ["", "E"]), ("INESS", ["Y"]), ("LESSLY", [""]), ("NESSES", [""]),
  ("INESSES", ["Y"]),
]

/// The endings that verbs have.
private let endingsOfVerbs: Set = ["ING", "INGS", "INGLY", "ED", "EDLY", "IED"]

/// The endings before which a consonant may be doubled.
private let takesDoubled: Set = ["INGS", "ING", "EST", "ERS", "ED", "ER", "ES", "INGLY", "EDLY"]

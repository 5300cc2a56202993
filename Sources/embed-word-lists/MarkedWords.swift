import WordFiles

/// The words of some files by their lengths, each with a mark where the files have some: the category of
/// a phrase, or the level of a word.
struct MarkedWords {
  /// What words are marked with, in their order; empty where they have none.
  let marks: [String]

  /// The words of each length, the shortest first: those of letters alone before the others, each part in its
  /// order.
  private let words: [[[UInt8]]]

  /// What stands for the mark of each word: A for the first of the marks.
  private let letterOf: [[UInt8]: UInt8]

  /// Words without marks.
  init(_ read: ReadWords) {
    self.init(
      read.rows.enumerated().flatMap { length, rows in
        stride(from: 0, to: rows.count, by: max(length, 1)).map { Array(rows[$0..<$0 + length]) }
      }, marks: [:])
  }

  /// Reads lines of a mark, a tab and a word, or the other way round if `isWordFirst`; nil if one is
  /// anything else. Lines that begin with `#` are comments.
  init?(lines text: String, isWordFirst: Bool) {
    var marks: [[UInt8]: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2 else { return nil }
      let word = Array(fields[isWordFirst ? 0 : 1].utf8)
      guard word.contains(where: isCapital), word.count <= ReadWords.longestLength,
        word.allSatisfy({ isCapital($0) || " -'".utf8.contains($0) })
      else { return nil }
      marks[word] = fields[isWordFirst ? 1 : 0]
    }
    self.init(Array(marks.keys), marks: marks)
  }

  private init(_ words: [[UInt8]], marks: [[UInt8]: String]) {
    self.marks = Set(marks.values).sorted()
    let letters = Dictionary(uniqueKeysWithValues: zip(self.marks, UInt8(ascii: "A")...))
    letterOf = marks.compactMapValues { letters[$0] }
    let byLength = Dictionary(grouping: words, by: \.count).sorted { $0.key < $1.key }
    self.words = byLength.map { _, words in
      [words.filter(isOfLetters), words.filter { !isOfLetters($0) }].flatMap {
        $0.sorted { $0.lexicographicallyPrecedes($1) }
      }
    }
  }

  /// The Swift expression of the lists: for each length string literals.
  ///
  /// One has the words in order, one after another, and a margin of blanks, so that a word can be read eight
  /// bytes at a time. Another has them in columns: all first characters, all second ones, and so
  /// on, each column filled up with blanks to a multiple of sixteen; for words of up to sixteen
  /// characters. The last one has a letter a word: A for the first of the marks.
  func lists(withColumns hasColumns: Bool) -> String {
    let lists = words.map { words in
      let length = words[0].count
      let rows = words.joined() + [UInt8](repeating: UInt8(ascii: " "), count: 8)
      let size = "length: \(length), count: \(words.count)"
      let columns =
        hasColumns && length <= 16
        ? "Columns(\(literal(columns(of: words, length: length))), \(size))" : "nil"
      let marks = words.compactMap { letterOf[$0] }
      return """
          WordList(
            \(size), rows: .embedded(\(literal(rows))),
            columns: \(columns),
            lettersOnlyCount: \(words.count(where: isOfLetters)),
            marks: \(marks.isEmpty ? "nil" : ".embedded(\(literal(marks)))"))
        """
    }
    return array(lists)
  }

  private func columns(of words: [[UInt8]], length: Int) -> [UInt8] {
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: -words.count & 15)
    return (0..<length).flatMap { place in words.map { $0[place] } + blanks }
  }
}

private func isOfLetters(_ word: [UInt8]) -> Bool { word.allSatisfy(isCapital) }

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// A Swift string literal.
func literal(_ text: String) -> String { text.debugDescription }

func literal(_ characters: [UInt8]) -> String {
  literal(String(decoding: characters, as: UTF8.self))
}

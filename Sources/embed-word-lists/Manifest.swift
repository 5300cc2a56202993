import WordFiles

/// A line of the manifest: a list, and what is known of it.
struct ManifestEntry {
  let id, title, file: String
  let otherNames: [String]
  let familiar: String?
  let fairMisses: [Int]

  /// Reads `id | title | file | other names | familiar list | misses by length`; nil for any other
  /// line.
  init?(_ line: Substring) {
    let columns: [[String]] = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    guard columns.count == 6, let id = columns[0].first, let file = columns[2].first else {
      return nil
    }
    self.id = id
    self.file = file
    title = columns[1].joined(separator: " ")
    otherNames = columns[3]
    familiar = columns[4].first
    fairMisses = columns[5].compactMap { Int($0) }
    if fairMisses.count != columns[5].count { return nil }
  }
}

extension ManifestEntry {
  /// The Swift expression of a collection: for each length of its words two string literals.
  ///
  /// One has the words in order, end to end, and a margin of blanks, so that a word can be read eight
  /// bytes at a time. The other has them in columns: all first characters, all second ones, and so
  /// on, each column filled up with blanks to a multiple of sixteen; for words of up to sixteen
  /// characters.
  func expression(of words: ReadWords) -> String {
    var text = "WordCollection("
    text += "id: \(literal(id.utf8)), title: \(literal(title.utf8)), otherNames: \(otherNames), "
    text += "familiar: \(familiar.map { literal($0.utf8) } ?? "nil"), fairMisses: \(fairMisses),"
    text += "\n  lists: [\n"
    for (length, rows) in words.rows.enumerated() where !rows.isEmpty {
      text += list(of: rows, length: length)
    }
    return text + "  ])"
  }

  private func list(of rows: [UInt8], length: Int) -> String {
    let words = stride(from: 0, to: rows.count, by: length).map { rows[$0..<$0 + length] }
    let lettersOnly = words.filter { $0.allSatisfy(isCapital) }
    let sorted = [lettersOnly, words.filter { !$0.allSatisfy(isCapital) }].flatMap {
      $0.sorted { $0.lexicographicallyPrecedes($1) }
    }
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 8)
    let columns = length <= 16 ? columns(of: sorted, length: length) : []
    return """
          WordList(
            length: \(length), count: \(sorted.count), lettersOnlyCount: \(lettersOnly.count),
            rows: \(literal(sorted.joined() + blanks)), columns: \(literal(columns))),

      """
  }

  private func columns(of words: [ArraySlice<UInt8>], length: Int) -> [UInt8] {
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: -words.count & 15)
    return (0..<length).flatMap { place in words.map { $0[$0.startIndex + place] } + blanks }
  }
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// A Swift string literal.
private func literal(_ characters: some Sequence<UInt8>) -> String {
  var bytes: [UInt8] = []
  for character in characters {
    if character == UInt8(ascii: "\"") || character == UInt8(ascii: "\\") {
      bytes.append(UInt8(ascii: "\\"))
    }
    bytes.append(character)
  }
  return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
}

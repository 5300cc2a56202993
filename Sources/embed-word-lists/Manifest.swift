import WordFiles

/// A line of the manifest of lists: a list, and what is known of it.
struct ManifestEntry {
  let id, title, language, source: String
  let files, otherNames: [String]
  let fairMisses, perfectMisses: [Int]

  /// Reads `id | title | files | other names | language | source | fair misses | perfect misses`, the
  /// misses by length; nil for any other line.
  init?(_ line: Substring) {
    let columns = columns(of: line)
    guard columns.count == 8, let id = columns[0].first, !columns[2].isEmpty else { return nil }
    self.id = id
    title = columns[1].joined(separator: " ")
    files = columns[2]
    otherNames = columns[3]
    language = columns[4].joined()
    source = columns[5].joined(separator: " ")
    fairMisses = columns[6].compactMap { Int($0) }
    perfectMisses = columns[7].compactMap { Int($0) }
    if fairMisses.count != columns[6].count || perfectMisses.count != columns[7].count {
      return nil
    }
  }

  /// The Swift expression of the collection.
  ///
  /// - Parameter lists: the expression of its words.
  func expression(lists: String, categories: [String]) -> String {
    """
    WordCollection(
      id: \(literal(id)), title: \(literal(title)), otherNames: \(otherNames),
      language: \(literal(language)), fairMisses: \(fairMisses), perfectMisses: \(perfectMisses),
      source: \(literal(source)),
      categories: \(categories), lists: \(lists))
    """
  }
}

/// A line of the manifest of languages: what is known of the words of one.
struct LanguageEntry {
  let id: String
  let everyday, levels, blocked, meanings: String?

  /// Reads `id | everyday list | levels | blocked words | meanings`; nil for any other line.
  init?(_ line: Substring) {
    let columns = columns(of: line)
    guard columns.count == 5, let id = columns[0].first else { return nil }
    self.id = id
    everyday = columns[1].first
    levels = columns[2].first
    blocked = columns[3].first
    meanings = columns[4].first
  }

  /// The Swift expression of the lexicon; `list` gives that of a list, `read` the words of a file.
  func expression(
    list: (String) -> String, read: (String) throws -> MarkedWords, text: (String) throws -> String
  ) rethrows -> String {
    func lists(_ file: String?) throws -> String {
      try file.map { try read($0).lists(withColumns: false) } ?? "[]"
    }
    let glossary = try meanings.map { "Glossary(\(literal(try text($0))))" } ?? "nil"
    return """
      Lexicon(
        id: \(literal(id)), everyday: \(everyday.map(list) ?? "[]"),
        levels: \(try lists(levels)),
        blocked: \(try lists(blocked)),
        glossary: \(glossary))
      """
  }
}

/// The columns of a line, each as its words.
private func columns(of line: Substring) -> [[String]] {
  line.split(separator: "|", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").map(String.init) }
}

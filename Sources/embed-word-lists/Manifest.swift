import WordFiles

/// A line of the manifest of lists: a list, and what is known of it.
struct ManifestEntry {
  let id, title, language, source: String
  let files, otherNames: [String]

  /// Reads `id | title | files | other names | language | source`; nil for any other line.
  init?(_ line: Substring) {
    let columns = columns(of: line)
    guard columns.count == 6, let id = columns[0].first, !columns[2].isEmpty else { return nil }
    self.id = id
    title = columns[1].joined(separator: " ")
    files = columns[2]
    otherNames = columns[3]
    language = columns[4].joined()
    source = columns[5].joined(separator: " ")
  }

  /// The Swift expression of the collection.
  ///
  /// - Parameters:
  ///   - lists: the expression of its words.
  ///   - pars: those of all lists.
  func expression(lists: String, categories: [String], pars: [ParEntry]) -> String {
    let own = pars.filter { $0.list == id }.map { "\(literal($0.setter)): [\($0.numbers)]" }
    return """
      WordCollection(
        id: \(literal(id)), title: \(literal(title)), otherNames: \(otherNames),
        language: \(literal(language)), pars: [\(own.isEmpty ? ":" : own.joined(separator: ", "))], source: \(literal(source)),
        categories: \(categories), lists: \(lists))
      """
  }
}

/// A line of the table of pars: the misses of careful play on a list against a setter.
struct ParEntry {
  let list, setter: String

  /// The elements of the Swift expression, for the lengths 1, 2 and so on.
  let numbers: String

  /// Reads `list | setter | numbers`, a hyphen for one that isn't known; nil for any other line.
  init?(_ line: Substring) {
    let columns = columns(of: line)
    guard columns.count == 3, let list = columns[0].first, let setter = columns[1].first,
      columns[2].allSatisfy({ $0 == "-" || Int($0) != nil })
    else { return nil }
    self.list = list
    self.setter = setter
    numbers = columns[2].map { $0 == "-" ? "nil" : $0 }.joined(separator: ", ")
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
func columns(of line: Substring) -> [[String]] {
  line.split(separator: "|", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").map(String.init) }
}

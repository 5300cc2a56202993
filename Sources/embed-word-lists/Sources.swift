/// The Swift source of the lists, and of what is known of the words of languages.
func listSource() -> String {
  let pars = entries(of: "par.txt", "par", Par.init)
  var words: [String] = []
  let collections = entries(of: "lists.txt", "list") { columns in
    collection(columns, pars).map { collection, list in
      words.append(list)
      return collection
    }
  }
  guard let standard = collections.first else { fail("\(folder)lists.txt: there is no list.") }
  return """
    \(words.joined(separator: "\n"))
    let standardCollection = \(standard)

    let otherCollections: [WordCollection] = \(array(collections.dropFirst()))

    let languages: [Lexicon] = \(array(entries(of: "languages.txt", "language", lexicon)))

    """
}

/// The expression of a list, of `id | title | files | other names | language | source`, and the constant that
/// has its words.
private func collection(
  _ columns: [[String]], _ pars: [Par]
) -> (collection: String, words: String)? {
  guard columns.count == 6, let id = columns[0].first, !columns[2].isEmpty else { return nil }
  let read = words(of: columns[2], isWordFirst: false)
  let own = pars.filter { $0.list == id }.map { "\(literal($0.setter)): [\($0.numbers)]" }
  let collection = """
      WordCollection(
        id: \(literal(id)), title: \(literal(columns[1].joined(separator: " "))),
        otherNames: \(columns[3]), language: \(literal(columns[4].joined())),
        pars: [\(own.isEmpty ? ":" : own.joined(separator: ", "))],
        source: \(literal(columns[5].joined(separator: " "))),
        categories: \(read.marks), lists: \(name(of: id)))
    """
  return (collection, "let \(name(of: id)): [WordList] = \(read.lists(withColumns: true))\n")
}

/// The name of the constant that holds the words of a list.
private func name(of list: String) -> String {
  "list_" + list.map { $0.isLetter ? String($0) : "_" }.joined()
}

/// The misses of careful play on a list against a setter.
private struct Par {
  let list, setter: String

  /// The elements of the Swift expression, for the lengths 1, 2 and so on.
  let numbers: String

  /// Reads `list | setter | numbers`, a hyphen for one that isn't known.
  init?(_ columns: [[String]]) {
    guard columns.count == 3, let list = columns[0].first, let setter = columns[1].first,
      columns[2].allSatisfy({ $0 == "-" || Int($0) != nil })
    else { return nil }
    self.list = list
    self.setter = setter
    numbers = columns[2].map { $0 == "-" ? "nil" : $0 }.joined(separator: ", ")
  }
}

/// The expression of a language, of `id | everyday list | levels | blocked words | meanings`.
private func lexicon(_ columns: [[String]]) -> String? {
  guard columns.count == 5, let id = columns[0].first else { return nil }
  func lists(_ file: String?) -> String {
    file.map { words(of: [$0], isWordFirst: true).lists(withColumns: false) } ?? "[]"
  }
  let meanings = columns[4].first.map { "Glossary(\(literal(text(of: folder + $0))))" }
  return """
      Lexicon(
        id: \(literal(id)), everyday: \(columns[1].first.map(name) ?? "[]"),
        levels: \(lists(columns[2].first)),
        blocked: \(lists(columns[3].first)),
        glossary: \(meanings ?? "nil"))
    """
}

/// The Swift source of the cores.
func coreSource() -> String {
  """
  extension Core {
    static let embedded: [Core] = \(array(entries(of: "cores.txt", "core", core)))
  }

  """
}

/// The expression of a core, of `list and length | misses | words`.
private func core(_ columns: [[String]]) -> String? {
  guard columns.count == 3, columns[0].count == 2, let length = Int(columns[0][1]),
    let misses = Int(columns[1].joined()), !columns[2].isEmpty,
    columns[2].allSatisfy({ $0.utf8.count == length })
  else { return nil }
  return """
      Core(
        list: \(literal(columns[0][0])), length: \(length), misses: \(misses),
        text: \(literal(columns[2].joined(separator: " "))))
    """
}

/// A Swift array of some expressions.
func array(_ elements: some Sequence<String>) -> String {
  "[\n" + elements.joined(separator: ",\n") + "\n]"
}

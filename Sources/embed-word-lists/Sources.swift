/// The Swift source of the lists, and of what is known of the words of languages.
func listSource() -> String {
  let pars = entries(of: "par.txt", "par", par)
  let lists = entries(of: "lists.txt", "list") { list($0, pars) }
  if lists.isEmpty { fail("\(folder)lists.txt: there is no list.") }
  for list in lists where lists.count(where: { $0.number == list.number }) > 1 {
    fail("\(folder)lists.txt: the number \(list.number) stands for two lists.")
  }
  return """
    \(lists.map(\.words).joined(separator: "\n"))
    let embeddedLists: [WordCollection] = \(array(lists.map(\.collection)))

    let languages: [Lexicon] = \(array(entries(of: "languages.txt", "language", lexicon)))

    """
}

/// The expression of a list, of `id | number | title | files | other names | language | source`, its number, and the
/// constant that has its words.
private func list(
  _ columns: [[String]], _ pars: [(list: String, entry: String)]
) -> (collection: String, number: Int, words: String)? {
  guard columns.count == 7, let id = columns[0].first, let number = Int(columns[1].joined()),
    (1...63).contains(number), !columns[3].isEmpty
  else { return nil }
  let read = words(of: columns[3], isWordFirst: false)
  let own = pars.filter { $0.list == id }.map(\.entry)
  let collection = """
      WordCollection(
        id: .own(\(literal(id))), number: \(number),
        title: \(literal(columns[2].joined(separator: " "))), otherNames: \(columns[4]),
        source: \(literal(columns[6].joined(separator: " "))),
        universe: WordUniverse(
          \(name(of: id)), categories: \(read.marks).map(Category.init),
          lexicon: .named(\(literal(columns[5].joined()))),
          pars: [\(own.isEmpty ? ":" : own.joined(separator: ", "))]))
    """
  return (
    collection, number,
    "let \(name(of: id)): [WordList] = \(read.lists(withColumns: true))\n"
  )
}

/// The name of the constant that holds the words of a list.
private func name(of list: String) -> String {
  "list_" + list.map { $0.isLetter ? String($0) : "_" }.joined()
}

/// The misses of careful play on a list against a setter, as an entry of a Swift dictionary, of
/// `list | setter | numbers`: those for the lengths 1, 2 and so on, a hyphen for one that isn't known.
private func par(_ columns: [[String]]) -> (list: String, entry: String)? {
  guard columns.count == 3, let list = columns[0].first, let setter = columns[1].first,
    columns[2].allSatisfy({ $0 == "-" || Int($0) != nil })
  else { return nil }
  let numbers = columns[2].map { $0 == "-" ? "nil" : $0 }.joined(separator: ", ")
  return (list, "\(literal(setter)): [\(numbers)]")
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
    /// Those of the program's own lists, of every length at which play comes to a miss.
    public static let all: [Core] = \(array(entries(of: "cores.txt", "core", core)))
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

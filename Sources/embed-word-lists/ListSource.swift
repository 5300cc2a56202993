/// The Swift source of the lists and languages.
func listSource(
  _ entries: [ManifestEntry], _ languageEntries: [LanguageEntry], _ pars: [ParEntry]
) -> String {
  var lists: [String] = []
  let collections = entries.map { entry -> String in
    let words = words(of: entry.files, isWordFirst: false)
    lists.append(
      "let \(name(of: entry.id)): [WordList] = \(words.lists(withColumns: true))\n")
    return entry.expression(lists: name(of: entry.id), categories: words.marks, pars: pars)
  }
  let languages = languageEntries.map {
    $0.expression(
      list: name, read: { words(of: [$0], isWordFirst: true) }, text: { text(of: folder + $0) })
  }
  guard let standard = collections.first else { fail("\(folder)lists.txt: there is no list.") }
  return """
    // Made by embed-word-lists from Resources. Do not edit.

    \(lists.joined(separator: "\n"))
    let standardCollection = \(standard)

    let otherCollections: [WordCollection] = [
    \(collections.dropFirst().joined(separator: ",\n"))
    ]

    let languages: [Lexicon] = [
    \(languages.joined(separator: ",\n"))
    ]

    """
}

/// The name of the constant that holds the words of a list.
private func name(of list: String) -> String {
  "list_" + list.map { $0.isLetter ? String($0) : "_" }.joined()
}

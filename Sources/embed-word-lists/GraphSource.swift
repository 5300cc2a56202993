import GhostGraphs

/// The Swift source of the lists of words, not phrases, as graphs for Ghost: of all words, and of those
/// that are well known.
func graphSource(_ lists: [ManifestEntry], _ languages: [LanguageEntry]) -> String {
  let vocabularies = lists.compactMap { list -> String? in
    let all = words(of: list.files, isWordFirst: false)
    guard all.marks.isEmpty else { return nil }
    let levels = languages.first { $0.id == list.language }?.levels
    let familiar = levels.map { Set(words(of: [$0], isWordFirst: true).ofLetters) }
    let known = all.ofLetters.filter {
      familiar?.contains($0) ?? ($0.count <= GhostGraph.longestUnratedWord)
    }
    return """
        \(literal(list.id)): GhostVocabulary(
          count: \(all.count),
          all: GhostGraph(embedded: \(graph(of: all.ofLetters, list.id))),
          known: GhostGraph(embedded: \(graph(of: known, list.id))))
      """
  }
  return """
    // Made by embed-word-lists from Resources. Do not edit.
    import GhostGraphs

    extension GhostVocabulary {
      /// Those of the program's own lists, by their ids.
      static let embedded: [String: GhostVocabulary] = [
    \(vocabularies.joined(separator: ",\n"))
      ]
    }

    """
}

private func graph(of words: [[UInt8]], _ list: String) -> String {
  guard let text = GhostGraph(words: words).text else {
    fail("\(list): the graph for Ghost is too large.")
  }
  return literal(text)
}

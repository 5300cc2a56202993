import GhostGraphs
import Words

/// The words of a list as Ghost needs them: solved graphs of all, and of those that are well known.
struct GhostVocabulary: Sendable {
  /// How many words the list has.
  let count: Int
  let all, known: GhostGraph

  init(count: Int, all: GhostGraph, known: GhostGraph) {
    self.count = count
    self.all = all
    self.known = known
  }

  /// That of a list of the program's own, or else a new one.
  ///
  /// - Complexity: O(1) for a list of the program's own, O(*n* log *n*) for *n* other words.
  init(of universe: WordUniverse, list: WordCollection.ID) {
    if let embedded = Self.embedded[list.rawValue], embedded.count == universe.count {
      self = embedded
      return
    }
    let words = universe.words(beginning: [])
    let known = words.filter(universe.lexicon.isWellKnown)
    self.init(
      count: universe.count, all: GhostGraph(words: words.map { Array($0.utf8) }),
      known: GhostGraph(words: known.map { Array($0.utf8) }))
  }
}

extension Lexicon {
  fileprivate func isWellKnown(_ word: String) -> Bool {
    hasLevels ? familiarity(of: word) <= .fair : word.utf8.count <= GhostGraph.longestUnratedWord
  }
}

extension GhostGraph {
  func node(after fragment: [Letter]) -> Node? { node(after: fragment.map(\.index)) }

  /// Words of three letters or more, and of lengths that will do, that play can make from a fragment,
  /// the shortest first.
  ///
  /// - Complexity: O(*m*) for *m* fragments that are looked at, up to where the last word is found.
  func words(
    after fragment: [Letter], limit: Int, ofLength isIncluded: (Int) -> Bool
  ) -> [[Letter]] {
    var words: [[Letter]] = []
    var layer = node(after: fragment).map { [(fragment, $0)] } ?? []
    while !layer.isEmpty && words.count < limit {
      var next: [([Letter], Node)] = []
      for (letters, node) in layer {
        for edge in edges(from: node) {
          let longer = letters + [edge.added]
          if edge.isWord, isIncluded(longer.count) { words.append(longer) }
          next.append((longer, edge.child))
        }
      }
      layer = next
    }
    return Array(words.prefix(limit))
  }
}

extension GhostGraph.Edge {
  var added: Letter { Letter.alphabet[letter] }
}

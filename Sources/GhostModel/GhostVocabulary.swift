import GhostGraphs
import Words

/// The words of a list as Ghost needs them: solved graphs of all that lose, and of those that are well
/// known.
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
  init(of universe: WordUniverse, list: WordCollection.ID, minimum: Int) {
    let embedded = Self.embedded[list.rawValue].flatMap { $0.count == universe.count ? $0 : nil }
    let vocabulary = embedded ?? GhostVocabulary(of: universe)
    self.init(
      count: vocabulary.count, all: vocabulary.all.losing(from: minimum),
      known: vocabulary.known.losing(from: minimum))
  }

  private init(of universe: WordUniverse) {
    let words = universe.words(beginning: [])
    let known = words.filter(universe.lexicon.isWellKnown)
    self.init(
      count: universe.count, all: GhostGraph(words: words.map { Array($0.utf8) }),
      known: GhostGraph(words: known.map { Array($0.utf8) }))
  }

  /// Words that play can make from a fragment, the shortest first: none that begins with another one, which
  /// would end the round.
  ///
  /// - Parameters:
  ///   - isWellKnown: whether only well-known words are asked for. What ends the round before is any.
  ///   - isGoal: whether whoever made the fragment can have it in mind: the other completes it, and the
  ///     letters in between win, where some do.
  /// - Complexity: O(*m*) for *m* fragments that are looked at, up to where the last word is found.
  func words(
    after fragment: [Letter], isWellKnown: Bool, isGoal: Bool = false, limit: Int
  ) -> [[Letter]] {
    let graph = isWellKnown ? known : all
    guard let start = all.node(after: fragment), let own = graph.node(after: fragment) else {
      return []
    }
    var words: [[Letter]] = []
    var layer = [(letters: fragment, node: start, own: own)]
    var isMakersTurn = false
    while !layer.isEmpty && words.count < limit {
      var next: [(letters: [Letter], node: GhostGraph.Node, own: GhostGraph.Node)] = []
      for place in layer {
        let edges = all.edges(from: place.node)
        let isBound = isGoal && isMakersTurn && edges.contains(where: \.wins)
        for step in graph.edges(from: place.own) {
          guard let edge = edges.first(where: { $0.letter == step.letter }), !isBound || edge.wins
          else { continue }
          let longer = place.letters + [edge.added]
          if !edge.isWord {
            next.append((longer, edge.child, step.child))
          } else if step.isWord && !(isGoal && isMakersTurn) {
            words.append(longer)
          }
        }
      }
      layer = next
      isMakersTurn.toggle()
    }
    return Array(words.prefix(limit))
  }
}

extension Lexicon {
  fileprivate func isWellKnown(_ word: String) -> Bool {
    hasLevels ? familiarity(of: word) <= .fair : word.utf8.count <= GhostGraph.longestUnratedWord
  }
}

extension GhostGraph {
  func node(after fragment: some Sequence<Letter>) -> Node? { node(after: fragment.map(\.index)) }
}

extension GhostGraph.Edge {
  var added: Letter { Letter.alphabet[letter] }
}

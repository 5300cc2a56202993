import Words

/// The words of a list as Ghost needs them: solved graphs of all that lose, and of those that are well
/// known. Each is made when it's first asked for.
final class GhostVocabulary {
  /// Where nobody has said how well words are known, those of so many letters count as well known.
  private static let longestUnratedWord = 7

  let universe: WordUniverse

  /// The letters of the shortest word that loses.
  let minimum: Int

  private(set) lazy var all = GhostGraph(lists)
  private(set) lazy var known = GhostGraph(knownLists)

  init(_ universe: WordUniverse, minimum: Int) {
    self.universe = universe
    self.minimum = minimum
  }

  private var lists: [WordList] { universe.lists.filter { $0.length >= minimum } }

  private var knownLists: [WordList] {
    let lexicon = universe.lexicon
    if !lexicon.hasLevels { return lists.filter { $0.length <= Self.longestUnratedWord } }
    return lists.compactMap { lexicon.bestKnown(ofLength: $0.length) }.map { known in
      WordList(known.filter { universe.isWord($0.utf8.compactMap(Letter.init(ascii:))) })
    }
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
          let longer = place.letters + [edge.letter]
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

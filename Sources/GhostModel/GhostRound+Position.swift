import Words

// Where each letter leads that can be added to the fragment.
extension GhostRound {
  private var node: GhostGraph.Node? { vocabulary.all.node(after: fragment) }

  /// Whether no word that loses begins with the fragment, so that a challenge wins.
  var leadsNowhere: Bool { node == nil }

  /// The letters that lead on, those that complete a word among them.
  var edges: [GhostGraph.Edge] { node.map(vocabulary.all.edges) ?? [] }

  /// Whether perfect play wins for whoever is to move.
  var isWon: Bool { leadsNowhere || !winning.isEmpty }

  /// The letters that win by perfect play.
  var winning: [GhostGraph.Edge] { edges.filter(\.wins) }

  /// The letters that complete no word that loses.
  var safe: [GhostGraph.Edge] { edges.filter { !$0.isWord } }

  /// The letters that lead to a well-known word.
  var known: [GhostGraph.Edge] {
    let graph = vocabulary.known
    return graph.node(after: fragment).map(graph.edges) ?? []
  }

  /// Of the letters that don't lose at once those after which the greatest share of the letters that
  /// lead on loses.
  var traps: [GhostGraph.Edge] {
    let shares = safe.map { ($0, share(after: $0)) }
    let best = shares.map(\.1).max()
    return shares.filter { $0.1 == best }.map(\.0)
  }

  private func share(after edge: GhostGraph.Edge) -> Double {
    let replies = vocabulary.all.edges(from: edge.child)
    return Double(replies.count { !$0.wins }) / Double(replies.count)
  }

  /// The letters that lead nowhere and look most as if they led on: words begin with the end of what
  /// they make, and with as much of it as possible.
  var bluffs: [Letter] {
    let edges = edges
    let empty = Letter.alphabet.filter { letter in !edges.contains { $0.letter == letter } }
    for start in fragment.indices.dropFirst() {
      let likely = empty.filter {
        vocabulary.all.node(after: fragment[start...] + [$0]) != nil
      }
      if !likely.isEmpty { return likely }
    }
    return empty
  }
}

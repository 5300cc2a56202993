import Words

/// Looks for the win that takes the fewest letters, while the other holds out as long as possible and
/// never leads nowhere.
struct ShortestWin {
  let graph: GhostGraph

  /// The letters to the end from the nodes that have been looked at.
  private var lines: [GhostGraph.Node: [Letter]] = [.end: []]

  init(_ graph: GhostGraph) { self.graph = graph }

  /// The word that a won fragment becomes; nil for a lost one.
  mutating func win(after fragment: [Letter]) -> [Letter]? {
    guard let node = graph.node(after: fragment) else { return nil }
    let line = line(from: node, isWon: true)
    return line.isEmpty ? nil : fragment + line
  }

  /// The letters to the end; none where nothing wins that has to.
  private mutating func line(from node: GhostGraph.Node, isWon: Bool) -> [Letter] {
    if let line = lines[node] { return line }
    var best: [Letter] = []
    for edge in graph.edges(from: node) where !isWon || edge.wins {
      let line = [edge.letter] + line(from: edge.child, isWon: !isWon)
      if best.isEmpty || (isWon ? line.count < best.count : line.count > best.count) {
        best = line
      }
    }
    lines[node] = best
    return best
  }
}

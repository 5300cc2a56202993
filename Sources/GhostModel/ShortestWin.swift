import GhostGraphs
import Words

/// Looks for the win that takes the fewest letters, while the other holds out as long as possible and
/// never leads nowhere.
struct ShortestWin {
  let minimum: Int
  let graph: GhostGraph

  /// The letters to the end from the nodes that have been looked at; where one completes a short word
  /// depends on the length, too.
  private var lines: [Place: [Letter]] = [:]

  private struct Place: Hashable {
    let node: GhostGraph.Node
    let length: Int
  }

  init(minimum: Int, graph: GhostGraph) {
    self.minimum = minimum
    self.graph = graph
  }

  /// A won fragment with the letters to the end of the game; nil for a lost one.
  mutating func win(after fragment: [Letter]) -> [Letter]? {
    guard let node = graph.node(after: fragment) else { return nil }
    let line = line(from: Place(node: node, length: fragment.count), isWon: true)
    return line.isEmpty ? nil : fragment + line
  }

  /// The letters to the end; none where nothing follows.
  private mutating func line(from place: Place, isWon: Bool) -> [Letter] {
    if let line = lines[place] { return line }
    var best: [Letter] = []
    for edge in graph.edges(from: place.node) where !isWon || edge.wins(minimum: minimum) {
      let isOver = edge.isWord && place.length + 1 >= minimum
      let next = Place(node: edge.child, length: place.length + 1)
      let line = [edge.added] + (isOver ? [] : line(from: next, isWon: !isWon))
      if best.isEmpty || (isWon ? line.count < best.count : line.count > best.count) {
        best = line
      }
    }
    lines[place] = best
    return best
  }
}

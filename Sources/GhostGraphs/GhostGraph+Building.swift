extension GhostGraph {
  /// Solves Ghost for some words, as upper-case ASCII.
  ///
  /// - Precondition: the words are of letters alone, and their graph has fewer than 2²⁵ edges.
  /// - Complexity: O(*n* log *n*) for *n* words.
  public init(words: [[UInt8]]) {
    let words = words.sorted { $0.lexicographicallyPrecedes($1) }
    var edges: [UInt32] = [0, 0]
    var places: [[UInt32]: Int] = [:]
    for minimum in [3, 4] {
      var builder = Builder(
        words: words.filter { $0.count >= minimum }, edges: edges, places: places)
      let root = builder.node(of: builder.words.indices, depth: 0)
      (edges, places) = (builder.edges, builder.places)
      edges[minimum - 3] = UInt32(root.first) << 7
    }
    self.init(edges: edges)
  }

  /// Makes the nodes of sorted words that all lose, what follows first, so that equal ones are found.
  private struct Builder {
    /// A node, and whether whoever is to move there wins.
    typealias Solved = (first: Int, isWon: Bool)

    let words: [[UInt8]]
    var edges: [UInt32]
    var places: [[UInt32]: Int]

    /// The node of words that begin alike, all of them longer than `depth`.
    mutating func node(of range: Range<Int>, depth: Int) -> Solved {
      var own: [UInt32] = []
      var rest = range
      while let first = rest.first {
        let letter = words[first][depth]
        let end = rest.first { words[$0][depth] != letter } ?? rest.upperBound
        let edge = edge(letter, of: first..<end, depth: depth + 1)
        own.append(end == range.upperBound ? edge | 32 : edge)
        rest = end..<range.upperBound
      }
      return (place(of: own), own.contains { $0 & 64 != 0 })
    }

    /// The edge to words that share one more letter, `depth` in all.
    private mutating func edge(_ letter: UInt8, of range: Range<Int>, depth: Int) -> UInt32 {
      let edge = UInt32(letter - UInt8(ascii: "A"))
      // A word comes before those that begin with it, and ends the round before them.
      if words[range.lowerBound].count == depth { return edge }
      let child = node(of: range, depth: depth)
      return edge | UInt32(child.first) << 7 | (child.isWon ? 0 : 64)
    }

    /// Where edges stand side by side, now or before.
    private mutating func place(of own: [UInt32]) -> Int {
      if own.isEmpty { return 0 }
      if let place = places[own] { return place }
      places[own] = edges.count
      defer { edges += own }
      return edges.count
    }
  }
}

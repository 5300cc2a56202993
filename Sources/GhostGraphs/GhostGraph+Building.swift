extension GhostGraph {
  /// Solves Ghost for some words, as upper-case ASCII.
  ///
  /// - Precondition: the words are of letters alone, and their graph has fewer than 2²³ edges.
  /// - Complexity: O(*n* log *n*) for *n* words.
  public init(words: [[UInt8]]) {
    let words = words.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    var builder = Builder(words: words)
    let root = builder.node(of: words.indices, depth: 0)
    builder.edges[0] = UInt32(root.first) << 9
    self.init(edges: builder.edges)
  }

  /// Makes the nodes of sorted words, what follows first, so that equal ones are found.
  private struct Builder {
    /// A node, and whether whoever is to move there wins with three and with four letters.
    struct Solved {
      var first = 0
      var wins3 = false
      var wins4 = false
    }

    let words: [[UInt8]]
    var edges: [UInt32] = [0]
    var places: [[UInt32]: Int] = [:]

    init(words: [[UInt8]]) { self.words = words }

    /// The node of words that begin alike, all of them longer than `depth`.
    mutating func node(of range: Range<Int>, depth: Int) -> Solved {
      var solved = Solved()
      var own: [UInt32] = []
      var rest = range
      while let first = rest.first {
        let letter = words[first][depth]
        let end = rest.first { words[$0][depth] != letter } ?? rest.upperBound
        let edge = edge(letter, of: first..<end, depth: depth + 1)
        solved.wins3 = solved.wins3 || edge & 128 != 0
        solved.wins4 = solved.wins4 || edge & 256 != 0
        own.append(end == range.upperBound ? edge | 32 : edge)
        rest = end..<range.upperBound
      }
      solved.first = place(of: own)
      return solved
    }

    /// The edge to words that share one more letter, `depth` in all.
    private mutating func edge(_ letter: UInt8, of range: Range<Int>, depth: Int) -> UInt32 {
      // A word comes before those that begin with it.
      let longer = range.first { words[$0].count > depth } ?? range.upperBound
      let isWord = longer > range.lowerBound
      let child =
        isWord && depth >= 4 ? Solved() : node(of: longer..<range.upperBound, depth: depth)
      var edge = UInt32(letter - UInt8(ascii: "A")) | UInt32(child.first) << 9
      if isWord && depth >= 3 { edge |= 64 }
      if !(isWord && depth >= 3) && !child.wins3 { edge |= 128 }
      if !(isWord && depth >= 4) && !child.wins4 { edge |= 256 }
      return edge
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

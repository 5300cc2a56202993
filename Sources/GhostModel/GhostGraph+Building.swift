import Words

extension GhostGraph {
  /// Solves Ghost for the words in some sorted lists that consist of letters alone.
  ///
  /// - Precondition: they have fewer letters in all than ``mostEdges``.
  /// - Complexity: O(*n*) in the letters.
  init(_ lists: [WordList]) {
    var builder = Builder()
    for list in lists { builder.add(list.lettersOnly.bytes, length: list.length) }
    let root = builder.node(of: 0, depth: 0).node
    self.init(edges: builder.edges, root: root)
  }

  /// Makes the nodes of words that all lose. The nodes that follow one are made before it, so that equal ones
  /// are found.
  private struct Builder {
    /// Words of one length that share their first letters: where they begin and end in ``letters``.
    struct Part {
      let length: Int
      var start: Int
      let end: Int
    }

    /// The letters of all words.
    private var letters: [UInt8] = []

    /// The words of the node that is being made, behind those of the nodes above it.
    private var parts: [Part] = []

    /// The edges of these nodes, as far as they're known.
    private var unfinished: [Edge] = []

    /// The edges of the nodes that have been made.
    private(set) var edges: [Edge] = [Edge(UInt8(ascii: "A"), to: .end, wins: false)]

    /// Where the edges of a node begin: at their hash, or at the first free number after it.
    private var places: [Int: UInt32] = [:]

    mutating func add(_ rows: [UInt8], length: Int) {
      parts.append(Part(length: length, start: letters.count, end: letters.count + rows.count))
      letters += rows
    }

    /// Makes the node of all parts from `first` on, whose words share `depth` letters and have more.
    mutating func node(of first: Int, depth: Int) -> (node: Node, isWon: Bool) {
      let own = (parts: first..<parts.count, edges: unfinished.count)
      while let letter = firstLetter(of: own.parts, at: depth) {
        // A word that loses ends the round before those that begin with it.
        let isWord = divide(own.parts, at: depth, by: letter)
        let child = isWord ? (.end, true) : node(of: own.parts.upperBound, depth: depth + 1)
        parts.removeSubrange(own.parts.upperBound...)
        unfinished.append(Edge(letter, to: child.node, wins: !child.isWon))
      }
      defer { unfinished.removeSubrange(own.edges...) }
      return (placeEdges(from: own.edges), unfinished[own.edges...].contains(where: \.wins))
    }

    /// The first letter in the alphabet that some words have next; nil if there is no word.
    private func firstLetter(of range: Range<Int>, at depth: Int) -> UInt8? {
      var first: UInt8?
      for part in parts[range] where part.start < part.end {
        let letter = letters[part.start + depth]
        first = min(letter, first ?? letter)
      }
      return first
    }

    /// Takes the words with a letter from the front of some parts, and puts them into new ones behind all.
    ///
    /// - Returns: whether one of them ends there.
    private mutating func divide(_ range: Range<Int>, at depth: Int, by letter: UInt8) -> Bool {
      var isWord = false
      for index in range {
        let part = parts[index]
        var end = part.start
        while end < part.end, letters[end + depth] == letter { end += part.length }
        if end == part.start { continue }
        parts[index].start = end
        parts.append(Part(length: part.length, start: part.start, end: end))
        isWord = isWord || part.length == depth + 1
      }
      return isWord
    }

    /// Where the unfinished edges from `first` on stand side by side, now or before.
    private mutating func placeEdges(from first: Int) -> Node {
      if first == unfinished.count { return .end }
      unfinished[unfinished.count - 1].isLast = true
      let own = unfinished[first...]
      var hash = own.reduce(0) { ($0 ^ Int($1.bits)) &* 0x1E37_79B9_7F4A_7C15 }
      while let place = places[hash].map(Int.init) {
        if edges[place...].starts(with: own) { return Node(first: place) }
        hash &+= 1
      }
      places[hash] = UInt32(edges.count)
      edges += own
      return Node(first: edges.count - own.count)
    }
  }
}

/// What a game of Ghost can reach with some words, solved.
///
/// A graph in which equal endings are one (a DAWG): each edge is a letter, and says whether it completes
/// a word and whether whoever adds it wins. What comes after a word of four letters isn't there, since
/// such a word ends every game. An edge is 28 bits, four bytes of text below 128 in the program.
public struct GhostGraph: Sendable {
  /// Where play stands, as far as it matters for what can follow.
  public struct Node: Hashable, Sendable {
    /// The place of its first edge; 0 where nothing follows.
    let first: Int

    /// Where nothing follows.
    public static let end = Node(first: 0)
  }

  /// Where nobody has said how well words are known, those of so many letters count as well known.
  public static let longestUnratedWord = 7

  private enum Storage: Sendable {
    case embedded(StaticString)
    case owned([UInt32])
  }

  private let storage: Storage

  /// A graph of the program's own, in its ``text``.
  public init(embedded text: StaticString) { storage = .embedded(text) }

  /// - Parameter edges: all edges, those of a node side by side; the first is none, and leads to the
  ///   root.
  init(edges: [UInt32]) { storage = .owned(edges) }

  /// Where a game begins.
  public var root: Node { edge(at: 0).child }

  /// The letters that lead on from a node, in the order of the alphabet.
  public func edges(from node: Node) -> [Edge] {
    var edges: [Edge] = []
    var place = node.first
    while place > 0 {
      let edge = edge(at: place)
      edges.append(edge)
      place = edge.isLast ? 0 : place + 1
    }
    return edges
  }

  /// Where a fragment leads, given as places in the alphabet; nil where no word begins with it, and
  /// behind a word of four letters.
  public func node(after fragment: some Sequence<Int>) -> Node? {
    var node = root
    for letter in fragment {
      guard let edge = edges(from: node).first(where: { $0.letter == letter }) else { return nil }
      node = edge.child
    }
    return node
  }

  private func edge(at place: Int) -> Edge {
    switch storage {
    case .owned(let edges): return Edge(bits: edges[place])
    case .embedded(let text):
      let bytes = text.utf8Start + 4 * place
      return Edge(bits: (0..<4).reduce(0) { $0 | UInt32(bytes[$1]) << (7 * UInt32($1)) })
    }
  }

  /// The bytes to embed, all below 128; nil if the graph is too large for them.
  ///
  /// - Complexity: O(*n*) for *n* edges.
  public var text: [UInt8]? {
    guard case .owned(let edges) = storage, edges.allSatisfy({ $0 >> 28 == 0 }) else { return nil }
    return edges.flatMap { edge in (0..<4).map { UInt8(edge >> (7 * $0) & 0x7F) } }
  }
}

extension GhostGraph {
  /// A letter that leads on.
  public struct Edge: Hashable, Sendable {
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    /// The place of the letter in the alphabet, 0 to 25.
    public var letter: Int { Int(bits & 31) }

    var isLast: Bool { bits & 32 != 0 }

    /// Whether it completes a word of three letters or more.
    public var isWord: Bool { bits & 64 != 0 }

    /// Whether whoever adds it wins by perfect play, where the shortest word that loses has so many
    /// letters, 3 or 4.
    public func wins(minimum: Int) -> Bool { bits & (minimum == 3 ? 128 : 256) != 0 }

    public var child: Node { Node(first: Int(bits >> 9)) }
  }
}

import Words

/// What a round of Ghost can reach with some words, solved.
///
/// A graph in which equal endings are one (a DAWG): each edge is a letter, and says whether whoever adds
/// it wins. It ends with each word that loses, so that all of its ways lead to one, and words that are
/// too short to lose aren't in it.
struct GhostGraph {
  /// Where play stands, as far as it matters for what can follow.
  struct Node: Hashable {
    /// The index of its first edge; 0 where nothing follows.
    let first: Int

    /// Where nothing follows: behind a word.
    static let end = Node(first: 0)
  }

  /// A letter that leads on, in four bytes.
  struct Edge: Hashable {
    private(set) var bits: UInt32

    init(_ letter: UInt8, to child: Node, wins: Bool) {
      bits = UInt32(letter - UInt8(ascii: "A")) | (wins ? 64 : 0) | UInt32(child.first) << 7
    }

    var letter: Letter { Letter.alphabet[Int(bits & 31)] }

    /// Whether it is the last one of its node.
    var isLast: Bool {
      get { bits & 32 != 0 }
      set { bits = newValue ? bits | 32 : bits & ~32 }
    }

    /// Whether it completes a word, and so loses.
    var isWord: Bool { child == .end }

    /// Whether whoever adds it wins by perfect play.
    var wins: Bool { bits & 64 != 0 }

    var child: Node { Node(first: Int(bits >> 7)) }
  }

  /// How many edges there can be: an index has 25 bits.
  static let mostEdges = 1 << 25

  /// All edges, those of a node side by side; the first belongs to none.
  private let edges: [Edge]

  /// Where a round begins.
  let root: Node

  init(edges: [Edge], root: Node) {
    self.edges = edges
    self.root = root
  }

  /// The letters that lead on from a node, in the order of the alphabet.
  func edges(from node: Node) -> [Edge] {
    guard node != .end, let last = edges[node.first...].firstIndex(where: \.isLast) else {
      return []
    }
    return Array(edges[node.first...last])
  }

  /// Where a fragment leads: to the end with a word that loses, and nowhere, which is nil, where no such
  /// word can follow any more.
  func node(after fragment: some Sequence<Letter>) -> Node? {
    var node = root
    for letter in fragment {
      guard let edge = edges(from: node).first(where: { $0.letter == letter }) else { return nil }
      node = edge.child
    }
    return node
  }
}

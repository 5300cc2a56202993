import Words

/// All fragments that can come up in a round of Ghost with some words, and who wins from each by perfect play.
///
/// A graph in which equal endings are stored once (a DAWG): each edge is a letter, and says whether the player
/// who adds it wins. A path ends where it has completed a word that loses; words that are too short to lose
/// aren't in it.
struct GhostGraph {
  /// All fragments that the same letters can follow.
  struct Node: Hashable {
    /// The index of its first edge; 0 where nothing follows.
    let first: Int

    /// A complete word, which nothing follows.
    static let end = Node(first: 0)
  }

  /// A letter that can be added to a fragment, in four bytes.
  struct Edge: Hashable {
    private(set) var bits: UInt32

    init(_ letter: UInt8, to child: Node, wins: Bool) {
      bits = UInt32(letter - UInt8(ascii: "A")) | (wins ? 64 : 0) | UInt32(child.first) << 7
    }

    var letter: Letter { Letter.alphabet[Int(bits & 31)] }

    /// Whether it is the last edge of its node; the next one in the array belongs to another.
    var isLast: Bool {
      get { bits & 32 != 0 }
      set { bits = newValue ? bits | 32 : bits & ~32 }
    }

    /// Whether the letter completes a word, so that the player who adds it loses at once.
    var isWord: Bool { child == .end }

    /// Whether the player who adds the letter wins, if both play perfectly from then on.
    var wins: Bool { bits & 64 != 0 }

    var child: Node { Node(first: Int(bits >> 7)) }
  }

  /// How many edges there can be: an index has 25 bits.
  static let mostEdges = 1 << 25

  /// All edges, those of a node next to each other. The first is unused, since index 0 means the end of a word.
  let edges: [Edge]

  /// The empty fragment.
  let root: Node

  /// The letters that lead on from a node, in the order of the alphabet.
  func edges(from node: Node) -> [Edge] {
    guard node != .end, let last = edges[node.first...].firstIndex(where: \.isLast) else {
      return []
    }
    return Array(edges[node.first...last])
  }

  /// The node of a fragment; nil if no word begins with it.
  func node(after fragment: some Sequence<Letter>) -> Node? {
    var node = root
    for letter in fragment {
      guard let edge = edges(from: node).first(where: { $0.letter == letter }) else { return nil }
      node = edge.child
    }
    return node
  }
}

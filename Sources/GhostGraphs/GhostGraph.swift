/// What a round of Ghost can reach with some words, solved.
///
/// A graph in which equal endings are one (a DAWG): each edge is a letter, and says whether whoever adds
/// it wins. It ends with each word that loses, so that all of its ways lead to one, and shorter words
/// aren't in it. Where words of three letters lose and where only longer ones do has a root of its own;
/// from the third letter on both have the same nodes. An edge is 28 bits, four bytes of text below 128 in
/// the program.
public struct GhostGraph: Sendable {
  /// Where play stands, as far as it matters for what can follow.
  public struct Node: Hashable, Sendable {
    /// The place of its first edge; 0 where nothing follows.
    let first: Int

    /// Where nothing follows: behind a word.
    public static let end = Node(first: 0)
  }

  /// Where nobody has said how well words are known, those of so many letters count as well known.
  public static let longestUnratedWord = 7

  private enum Storage: Sendable {
    case embedded(StaticString)
    case owned([UInt32])

    func edge(at place: Int) -> Edge {
      switch self {
      case .owned(let edges): return Edge(bits: edges[place])
      case .embedded(let text):
        let bytes = text.utf8Start + 4 * place
        return Edge(bits: (0..<4).reduce(0) { $0 | UInt32(bytes[$1]) << (7 * UInt32($1)) })
      }
    }
  }

  private let storage: Storage

  /// Where a round begins.
  public let root: Node

  /// A graph of the program's own, in its ``text``, in which words of three letters lose.
  public init(embedded text: StaticString) { self.init(.embedded(text), minimum: 3) }

  /// - Parameter edges: all edges, those of a node side by side; the first two are none, and lead to the
  ///   roots for three and for four letters.
  init(edges: [UInt32]) { self.init(.owned(edges), minimum: 3) }

  private init(_ storage: Storage, minimum: Int) {
    self.storage = storage
    root = storage.edge(at: minimum < 4 ? 0 : 1).child
  }

  /// The graph of the same words where the shortest one that loses has so many letters, 3 or 4.
  public func losing(from minimum: Int) -> GhostGraph { GhostGraph(storage, minimum: minimum) }

  /// The letters that lead on from a node, in the order of the alphabet.
  public func edges(from node: Node) -> [Edge] {
    var edges: [Edge] = []
    var place = node.first
    while place > 0 {
      let edge = storage.edge(at: place)
      edges.append(edge)
      place = edge.isLast ? 0 : place + 1
    }
    return edges
  }

  /// Where a fragment leads, given as places in the alphabet: to the end with a word that loses, and
  /// nowhere, which is nil, where no such word can follow any more.
  public func node(after fragment: some Sequence<Int>) -> Node? {
    var node = root
    for letter in fragment {
      guard let edge = edges(from: node).first(where: { $0.letter == letter }) else { return nil }
      node = edge.child
    }
    return node
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

    /// Whether it completes a word, and so loses.
    public var isWord: Bool { child == .end }

    /// Whether whoever adds it wins by perfect play.
    public var wins: Bool { bits & 64 != 0 }

    public var child: Node { Node(first: Int(bits >> 7)) }
  }
}

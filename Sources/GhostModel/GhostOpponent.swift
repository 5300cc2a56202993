import Words

/// How the computer plays: its names, and what sets it apart from the others.
public struct GhostOpponent: Sendable {
  /// What it is called on the command line and where games are kept.
  public let id: String

  /// What the player reads: "perfect", in "the computer, perfect".
  public let title: String

  /// What to expect of it, in a sentence.
  public let conduct: String

  /// Whether it may play a fragment that leads nowhere, so that challenges are played.
  public let bluffs: Bool

  /// Whether it names a word only where a well-known one begins so.
  let namesKnownWords: Bool

  /// What it adds to a fragment, or a challenge.
  private let choose: @Sendable (GhostPosition, inout SeededGenerator) -> GhostMove

  init(
    id: String, conduct: String, bluffs: Bool = false, namesKnownWords: Bool = false,
    choose: @escaping @Sendable (GhostPosition, inout SeededGenerator) -> GhostMove
  ) {
    self.id = id
    title = id
    self.conduct = conduct
    self.bluffs = bluffs
    self.namesKnownWords = namesKnownWords
    self.choose = choose
  }

  /// The move it makes in a round that goes on.
  ///
  /// - Complexity: O(1), but for a word that it has to name; see ``GhostRound/word(beginning:)``.
  func move(in round: GhostRound, using chances: inout SeededGenerator) -> GhostMove {
    if round.status == .playing { return choose(GhostPosition(round), &chances) }
    let hasWord = !namesKnownWords || round.vocabulary.known.node(after: round.fragment) != nil
    return .word(hasWord ? round.word(beginning: round.fragment) ?? "" : "")
  }

  /// All of them, the weakest first.
  public static let all = [novice, clever, perfect, bluffer]

  /// The one to play against unless another is asked for.
  public static var standard: GhostOpponent { clever }

  public static func named(_ id: String) -> GhostOpponent? { all.first { $0.id == id } }
}

extension GhostOpponent: Hashable {
  public static func == (left: GhostOpponent, right: GhostOpponent) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension GhostOpponent: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { id }
  public var debugDescription: String { id }
}

extension GhostRound {
  /// The move that the computer makes now; nil if it isn't its turn. The same seed and moves give the
  /// same one.
  public func computersMove() -> GhostMove? {
    guard let opponent = setup.opponent, turn == .two, end == nil else { return nil }
    var chances = SeededGenerator(seed: seed &+ UInt64(moves.count) &* 0x9E37_79B9)
    return opponent.move(in: self, using: &chances)
  }
}

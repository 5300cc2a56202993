public import Words

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

  /// The move it makes in a round, in which it is its turn.
  let move: @Sendable (GhostRound, inout SeededGenerator) -> GhostMove

  /// All of them, the weakest first.
  public static let all = [novice, clever, perfect, bluffer]

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
    return opponent.move(self, &chances)
  }
}

// To be replaced by the four ways to play.
extension GhostOpponent {
  static let novice = plain("novice", "It knows well-known words, and looks one letter ahead.")
  static let clever = plain("clever", "It knows the whole list, and errs now and then.")
  static let perfect = plain("perfect", "It never loses what it can win.")
  static let bluffer = plain("bluffer", "It may lead you nowhere: challenge it.", bluffs: true)

  private static func plain(_ id: String, _ conduct: String, bluffs: Bool = false) -> Self {
    GhostOpponent(id: id, title: id, conduct: conduct, bluffs: bluffs) { round, _ in
      if round.status == .challenged { return .word(round.word(beginning: round.fragment) ?? "") }
      let next = Letter.alphabet.filter {
        round.universe.hasWord(beginning: round.fragment + [$0])
      }
      let safe = next.filter { !round.isLosing(round.fragment + [$0]) }
      return .letter(safe.first ?? next.first ?? Letter.alphabet[0])
    }
  }
}

public import Words

/// What a game of Ghost is played with.
public struct GhostSetup: Hashable, Sendable {
  /// The list that decides what a word is.
  public var list: ListID

  /// The letters of the shortest word that loses, 3 or 4.
  public var minimum: Int

  /// Whether a fragment that leads nowhere has to be challenged, instead of being announced. Always so
  /// against an opponent that bluffs.
  public var hasChallenges: Bool { wantsChallenges || opponent?.bluffs == true }

  /// Whether the players asked for challenges.
  public var wantsChallenges: Bool

  /// Whom the player plays against; nil for a second person.
  public var opponent: GhostOpponent?

  public static let minimumRange = 3...4

  public init(
    list: ListID, minimum: Int = 4, wantsChallenges: Bool = false, opponent: GhostOpponent? = nil
  ) {
    self.list = list
    self.minimum = min(max(minimum, Self.minimumRange.lowerBound), Self.minimumRange.upperBound)
    self.wantsChallenges = wantsChallenges
    self.opponent = opponent
  }
}

/// How the computer plays, the weakest way first. The raw values stand on the command line and in the store.
public enum GhostOpponent: String, Hashable, Sendable, CaseIterable {
  case novice, clever, perfect, bluffer

  /// The one to play against unless another is asked for.
  public static let standard = clever

  /// Whether it may bluff with a fragment that leads nowhere; then challenges are always played.
  public var bluffs: Bool { self == .bluffer }
}

extension Library {
  /// The lists that Ghost is played with: those of words, not phrases.
  public var listsForGhost: [WordCollection] { lists.filter { !$0.universe.isOfPhrases } }
}

extension WordUniverse {
  /// Why Ghost can't be played with some words.
  public enum GhostFault: Hashable, Sendable {
    /// None has so many letters.
    case tooShort(Int)
    /// They have as many letters in all, or more.
    case tooMany(letters: Int)
  }

  /// Why Ghost can't be played with these words; nil if it can.
  public var ghostFault: GhostFault? {
    let least = GhostSetup.minimumRange.upperBound
    if words(beginning: [], ofAtLeast: least, limit: 1).isEmpty { return .tooShort(least) }
    let letters = lists.reduce(0) { $0 + $1.length * $1.lettersOnlyCount }
    return letters < GhostGraph.mostEdges ? nil : .tooMany(letters: GhostGraph.mostEdges)
  }
}

/// One of the two who play.
public enum GhostPlayer: Int, Hashable, Sendable, CaseIterable {
  /// A person.
  case one = 1
  /// A person, or the computer.
  case two

  public var other: GhostPlayer { self == .one ? .two : .one }
}

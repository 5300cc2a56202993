/// What a round is played for.
public enum Occasion: Hashable, Sendable {
  /// A level of a run: a win leads to the next one.
  case run
  /// The game of a day, the same for everyone; each day has one try.
  case daily(Day)
  /// A game from a code, which others may have played before.
  case challenge
  /// A word that somebody has set.
  case friend

  /// The day whose game it is; nil for another game.
  public var day: Day? { if case .daily(let day) = self { day } else { nil } }

  /// Whether a win leads to another level: in a run, and in that of a code.
  public var leadsOn: Bool { self == .run || self == .challenge }

  /// Whether it is the player's own run, which waits while anything else is played.
  public var isOwnRun: Bool { self == .run }

  /// Whether the game is kept in the history.
  public var isScored: Bool { self == .run || day != nil }

  /// Whether the word is the setter's, who has something to tell of it.
  public var isOfSetter: Bool { self != .friend }

  /// Whether the player may give it up or drop it; what may not waits instead.
  public var mayBeGivenUp: Bool { day == nil }

  /// Its name where rounds and games are kept; nil for a run.
  public var name: String? {
    switch self {
    case .run: nil
    case .daily(let day): "daily \(day)"
    case .challenge: "challenge"
    case .friend: "friend"
    }
  }

  /// The occasion with a ``name``; nil if there's none.
  public init?(name: String?) {
    switch name {
    case nil: self = .run
    case "challenge": self = .challenge
    case "friend": self = .friend
    case let name?:
      guard name.hasPrefix("daily "), let day = Day(String(name.dropFirst(6))) else { return nil }
      self = .daily(day)
    }
  }
}

/// Who sets the words: its names, and what sets it apart from the others.
///
/// Nothing outside this table asks which setter it is; what differs is a property.
public struct Setter: Sendable {
  /// What it is called on the command line and where games are kept.
  public let id: String

  /// What stands above its game, and the same where there's little room.
  public let title, shortTitle: String

  /// What it does: a sentence for the command line, and a clause for the settings.
  public let purpose, conduct: String

  /// Whether it holds words to dodge to, instead of one that it has chosen.
  public let dodges: Bool

  /// Whether it takes a moment to decide, so that the player should be told.
  public let thinks: Bool

  /// Where its games stand among those of as many misses, the lowest first.
  public let rank: Int

  /// Its rules, made anew for each round.
  public let makeGameplay: @Sendable () -> any GameplayDelegate

  public init(
    id: String, title: String, shortTitle: String, purpose: String, conduct: String, dodges: Bool,
    thinks: Bool = false, rank: Int, makeGameplay: @escaping @Sendable () -> any GameplayDelegate
  ) {
    self.id = id
    self.title = title
    self.shortTitle = shortTitle
    self.purpose = purpose
    self.conduct = conduct
    self.dodges = dodges
    self.thinks = thinks
    self.rank = rank
    self.makeGameplay = makeGameplay
  }

  /// All setters; the first of those that dodge, and of those that don't, is the one that the evil
  /// switch stands for.
  public static let all = [evil, devil, good]

  /// The setter of a game for which none is asked for.
  public static var standard: Setter { named(dodging: true) }

  /// The setter that the evil switch stands for.
  public static func named(dodging dodges: Bool) -> Setter {
    all.first { $0.dodges == dodges } ?? evil
  }

  public static func named(_ id: String) -> Setter? { all.first { $0.id == id } }

  /// Whether it plays evil or good Hangman, in a word.
  public var mode: String { Self.named(dodging: dodges).id }
}

extension Setter: Hashable {
  public static func == (left: Setter, right: Setter) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Its id, in either form: the command line's parser writes every flag's value, and would look into
/// each property.
extension Setter: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { id }
  public var debugDescription: String { id }
}

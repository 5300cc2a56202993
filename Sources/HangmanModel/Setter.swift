/// Who sets the words: its names, and what sets it apart from the others.
///
/// Nothing outside this table asks which setter it is; what differs is a property.
public struct Setter: Sendable {
  /// What it is called where games are kept, which never changes.
  public let id: String

  /// What the player calls it.
  public let name: String

  /// Its numbers in codes, which no other setter ever has: one for each of its editions. Another edition
  /// answers otherwise, so games that are told by their moves alone belong to the one that they were
  /// played against.
  var numbers: [Int] = []

  /// Which of its editions this is, counted from 1.
  public var edition: Int { numbers.count }

  /// Whether it holds words and decides at each guess, instead of keeping to one that it has chosen.
  public internal(set) var dodges = true

  /// Whether it cheats for the player: a solution is right if it is any of the words that it holds.
  public internal(set) var favoursPlayer = false

  /// Whether nobody can beat its par: with no more mistakes allowed than that its game can't be won.
  public internal(set) var isPerfect = false

  /// Whether it takes a moment to decide, so that the player should be told.
  public internal(set) var thinks = false

  /// Its rules, made anew for each round.
  public let makeGameplay: @Sendable () -> any GameplayDelegate

  /// What it is to the player.
  public enum Role: String, CaseIterable, Sendable {
    /// It dodges, against the player.
    case villain
    /// It dodges for the player.
    case helper
    /// It keeps to its word.
    case honest
  }

  public var role: Role { !dodges ? .honest : favoursPlayer ? .helper : .villain }

  /// All setters; the first of those that dodge, and of those that don't, is the one that the evil
  /// switch stands for until another was chosen.
  public static let all = [imp, devil, trickster, angel, good]

  /// Those that the evil switch can stand for.
  public static var dodgers: [Setter] { all.filter(\.dodges) }

  /// The setter of a game for which none is asked for.
  public static var standard: Setter { named(dodging: true) }

  /// Whether it is the one that evil stands for unless another is chosen.
  public var isStandard: Bool { self == Self.standard }

  /// The first setter that dodges, or that doesn't.
  public static func named(dodging dodges: Bool) -> Setter {
    all.first { $0.dodges == dodges } ?? imp
  }

  /// The setter with an id, or with a name in small letters.
  public static func named(_ name: String) -> Setter? {
    all.first { $0.id == name || $0.argument == name }
  }

  /// Its name on the command line: in small letters.
  public var argument: String { name.lowercased() }

  /// Whether it plays with the evil switch on or off, in a word.
  public var mode: String { Self.named(dodging: dodges).id }
}

extension Setter: Hashable {
  public static func == (left: Setter, right: Setter) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Its name on the command line, in either form: that one's parser writes every flag's value, and would
/// look into each property.
extension Setter: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { argument }
  public var debugDescription: String { argument }
}

/// How many mistakes a game leaves to spare.
public enum Difficulty: Hashable, Sendable {
  case gentle, fair, hard
  /// As many mistakes as the player has chosen, whatever par is.
  case custom(Int)

  /// Those that follow par, the easiest first.
  public static let named: [Difficulty] = [.gentle, .fair, .hard]

  /// Whether the mistakes follow par when the words or the setter change.
  public var followsPar: Bool { chosen == nil }

  /// The number that the player has chosen, if it's one.
  public var chosen: Int? { if case .custom(let chosen) = self { chosen } else { nil } }

  /// What careful play leaves to spare; nil where the player has chosen a number.
  public var spare: Int? {
    switch self {
    case .gentle: 4
    case .fair: 2
    case .hard: 1
    case .custom: nil
    }
  }

  /// Stands for par where none is known.
  private static let usualPar = 6

  /// The misses that lose a game of this par.
  public func allowed(withPar par: Int?) -> Int {
    Self.playable(chosen ?? (par ?? Self.usualPar) + (spare ?? 0))
  }

  static func playable(_ allowed: Int) -> Int {
    min(max(allowed, GameSetup.allowedRange.lowerBound), GameSetup.allowedRange.upperBound)
  }
}

/// As it is stored and typed: `fair`, or `12` for a number of the player's own.
extension Difficulty: LosslessStringConvertible {
  public init?(_ text: String) {
    if let named = Self.named.first(where: { $0.description == text }) {
      self = named
    } else if let chosen = Int(text) {
      self = .custom(chosen)
    } else {
      return nil
    }
  }

  public var description: String {
    switch self {
    case .gentle: "gentle"
    case .fair: "fair"
    case .hard: "hard"
    case .custom(let chosen): "\(chosen)"
    }
  }
}

import Words

extension Run {
  /// How the levels of a run follow each other.
  public struct Rule: Hashable, Sendable {
    /// Where it began; nil where all levels are played like the first.
    public let difficulty: Difficulty?

    /// Whether each level's words have another length.
    public let isVaried: Bool

    /// Each level leaves one mistake less to spare over its own par than the one before, but always one.
    public static func climbing(from difficulty: Difficulty, isVaried: Bool) -> Rule {
      Rule(difficulty: difficulty, isVaried: isVaried)
    }

    /// All levels are played like the first, as in runs of version 1.0.0.
    public static let steady = Rule(difficulty: nil, isVaried: false)

    /// A length that plays well and is none of these, the latest last, or at least not the latest; nil where
    /// no length plays well.
    static func length(after lengths: [Int], seed: UInt64, in universe: WordUniverse) -> Int? {
      let all = universe.variedLengths
      var chances = SeededGenerator(seed: ~seed)
      return [
        all.filter { !lengths.suffix(2).contains($0) }, all.filter { $0 != lengths.last }, all,
      ]
      .first { !$0.isEmpty }.flatMap { chances.pick($0) }
    }

    /// The misses to allow on a level, from 1 on.
    ///
    /// - Parameters:
    ///   - par: that of the level; nil where it isn't known, and nothing changes.
    ///   - first: the par of the first level.
    func allowed(onLevel level: Int, withPar par: Int?, first: Int?) -> Int? {
      guard let difficulty else { return nil }
      guard let par, let first, level > 1 else { return difficulty.allowed(withPar: par) }
      let spare = difficulty.allowed(withPar: first) - first - (level - 1)
      return Difficulty.playable(par + max(1, spare))
    }
  }

  /// What the level that comes now is played with.
  ///
  /// - Parameters:
  ///   - setup: that of the level before.
  ///   - seed: where the level's chances begin.
  func setup(after setup: GameSetup, seed: UInt64, in universe: WordUniverse) -> GameSetup {
    var next = setup
    if rule.isVaried,
      let length = Rule.length(after: found.map(\.utf8.count), seed: seed, in: universe)
    {
      next.subject = .word(length: length)
    }
    next.allowed =
      rule.allowed(
        onLevel: level, withPar: universe.par(of: next),
        first: universe.par(of: firstSetup(of: setup))) ?? setup.allowed
    return next
  }

  /// What the first level was played with, but for the mistakes, by a later one.
  private func firstSetup(of setup: GameSetup) -> GameSetup {
    var first = setup
    if rule.isVaried, let word = found.first { first.subject = .word(length: word.utf8.count) }
    return first
  }

  /// What the first level was played with, by the setup of any.
  func firstSetup(of setup: GameSetup, in universe: WordUniverse?) -> GameSetup {
    var first = firstSetup(of: setup)
    if let allowed = rule.allowed(onLevel: 1, withPar: universe?.par(of: first), first: nil) {
      first.allowed = allowed
    }
    return first
  }
}

/// As it is stored: `fair`, `12 varied`.
extension Run.Rule: LosslessStringConvertible {
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let difficulty = words.first.flatMap(Difficulty.init),
      words.count == 1 || words.dropFirst() == ["varied"]
    else { return nil }
    self = .climbing(from: difficulty, isVaried: words.count == 2)
  }

  public var description: String {
    [difficulty?.description, isVaried ? "varied" : nil].compactMap(\.self).joined(separator: " ")
  }
}

extension Round {
  /// The mistakes that careful play leaves on a level of a run that climbs; nil elsewhere, and where par
  /// isn't known.
  public var spare: Int? {
    guard run.rule != .steady, let par = par ?? universe.par(of: board.setup) else { return nil }
    return board.setup.allowed - par
  }
}

extension Round {
  /// Whether a first level allows the mistakes that its run's rule gives it.
  public var isBegunByItsRule: Bool {
    let setup = board.setup
    let allowed = run.rule.allowed(onLevel: 1, withPar: universe.par(of: setup), first: nil)
    return allowed ?? setup.allowed == setup.allowed
  }
}

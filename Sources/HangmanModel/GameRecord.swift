public import Words

/// What a player does in a round.
public enum Move: Hashable, Sendable {
  case letter(Letter)
  case solution(Solution)
  /// Takes a hint, which costs a mistake.
  case hint(Hint)

  var solution: Solution? { if case .solution(let solution) = self { solution } else { nil } }
  var hint: Hint? { if case .hint(let hint) = self { hint } else { nil } }
}

/// A game in short: what it was played with, where its chances began, and what the player did. On the
/// same words all else follows from these, or from its moves and its word.
public struct GameRecord: Hashable, Sendable {
  public var setup: GameSetup

  /// Nil for a round of version 1.0.0, which didn't keep it.
  public var seed: UInt64?

  /// The moves that counted, in order.
  public var moves: [Move]

  /// The levels of the run before it, whose words couldn't come again.
  public var run: Run

  public var occasion: Occasion

  /// The words that it was played on, as ``WordUniverse/fingerprint`` tells them from others; nil where
  /// that wasn't kept.
  public var fingerprint: UInt64?

  /// The edition of the setter that it was played against, or is to be.
  public var edition: Int

  /// - Parameter edition: the setter's own where none is named.
  public init(
    setup: GameSetup, seed: UInt64?, moves: [Move] = [], run: Run = Run(),
    occasion: Occasion = .run, fingerprint: UInt64? = nil, edition: Int? = nil
  ) {
    self.setup = setup
    self.seed = seed
    self.moves = moves
    self.run = run
    self.occasion = occasion
    self.fingerprint = fingerprint
    self.edition = edition ?? setup.setter.edition
  }
}

extension GameRecord {
  /// Whether its setter now plays otherwise than it did.
  public var isOfAnotherEdition: Bool { edition != setup.setter.edition }

  /// What it begins with, to be played by its setter as that is now.
  public var anew: GameRecord {
    GameRecord(
      setup: setup, seed: seed, run: Run(rule: run.rule), occasion: occasion,
      fingerprint: fingerprint)
  }
}

extension GameRecord {
  /// Where the chances of its run begin.
  public var firstSeed: UInt64? { seed.map { $0 &- UInt64(run.found.count) &* Run.seedStep } }

  /// The beginning of its run.
  func firstLevel(in library: Library) -> GameRecord {
    GameRecord(
      setup: run.firstSetup(of: setup, in: library[setup.list]?.universe),
      seed: firstSeed, run: Run(rule: run.rule), occasion: occasion, fingerprint: fingerprint)
  }
}

extension Move: CustomStringConvertible {
  /// `E` for the letter E, `(BEAR)` for the solution BEAR, `?E` for a hint that names E.
  public var description: String {
    switch self {
    case .letter(let letter): letter.description
    case .solution(let solution): "(\(solution.text))"
    case .hint(let hint): "?\(hint.sign)"
    }
  }

  /// Reads moves as ``description`` writes each of them, end to end; nil if there is anything else.
  public static func moves(in text: String) -> [Move]? {
    var moves: [Move] = []
    var rest = text[...]
    while let first = rest.first {
      if let letter = Letter(first) {
        moves.append(.letter(letter))
        rest = rest.dropFirst()
      } else if first == "(", let end = rest.firstIndex(of: ")") {
        let solution = Solution(rest[..<end])
        if "(\(solution.text))" != rest[...end] { return nil }
        moves.append(.solution(solution))
        rest = rest[rest.index(after: end)...]
      } else if first == "?", let hint = rest.dropFirst().first.flatMap(Hint.init(sign:)) {
        moves.append(.hint(hint))
        rest = rest.dropFirst(2)
      } else {
        return nil
      }
    }
    return moves
  }
}

extension [Move] {
  /// The moves as ``Move/moves(in:)`` reads them.
  public var text: String { map(\.description).joined() }
}

extension Round {
  /// The game until now, without what tells its words from others.
  public var record: GameRecord {
    GameRecord(setup: board.setup, seed: seed, moves: board.moves, run: run, occasion: occasion)
  }
}

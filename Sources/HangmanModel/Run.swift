public import Words

/// What came of the levels of a run before the one in play: a win leads to the next level, with the
/// points kept and no word repeated.
public struct Run: Hashable, Sendable {
  public internal(set) var points: Int

  /// The words found, in order: one a level.
  public internal(set) var found: [String]

  /// The level in play, from 1.
  public var level: Int { found.count + 1 }

  /// How its levels follow each other.
  public internal(set) var rule: Rule

  /// How far the seeds of two levels are apart, so that each leads to those after it and to the first.
  static let seedStep: UInt64 = 0x5851_F42D_4C95_7F2D

  /// The points with those of the level on a board: one for each position revealed, and for a win the
  /// length less the misses, never below nothing.
  func points(with board: Board) -> Int {
    let revealed = board.letterCount - board.pattern.hiddenCount
    let bonus = board.status == .won ? max(0, board.pattern.length - board.misses) : 0
    return points + revealed + bonus
  }

  public init(points: Int = 0, found: [String] = [], rule: Rule = .steady) {
    self.points = points
    self.found = found
    self.rule = rule
  }
}

/// What runs have to share to be compared.
public struct RunKind: Hashable, Sendable {
  public let list: ListID
  public let setter: Setter

  /// What its levels are about; nil where their lengths vary.
  public let subject: Subject?

  /// Where it began; of a steady run the mistakes of each level.
  public let difficulty: Difficulty

  /// Whether each level leaves less to spare than the one before.
  public let climbs: Bool

  public init(
    list: ListID, setter: Setter, subject: Subject?, difficulty: Difficulty, climbs: Bool
  ) {
    self.list = list
    self.setter = setter
    self.subject = subject
    self.difficulty = difficulty
    self.climbs = climbs
  }

  /// The kind of a run that a level with this setup belongs to.
  public init(_ setup: GameSetup, _ rule: Run.Rule) {
    self.init(
      list: setup.list, setter: setup.setter, subject: rule.isVaried ? nil : setup.subject,
      difficulty: rule.difficulty ?? .custom(setup.allowed), climbs: rule != .steady)
  }
}

/// A run that has ended.
public struct RunResult: Hashable, Sendable {
  public let kind: RunKind
  public let points: Int

  /// How many levels were won.
  public let levels: Int

  /// When it ended, in seconds since 1970 began (UTC).
  public let finishedAt: Int

  public init(kind: RunKind, points: Int, levels: Int, finishedAt: Int) {
    self.kind = kind
    self.points = points
    self.levels = levels
    self.finishedAt = finishedAt
  }
}

/// The best runs of one kind: the most points first, of equals the one with more levels, then the
/// earlier.
public struct RunScores: Hashable, Sendable {
  public let kind: RunKind
  public let entries: [Kept<RunResult>]

  public init(_ entries: [Kept<RunResult>], of kind: RunKind) {
    self.kind = kind
    self.entries = entries
  }
}

extension Round {
  /// The points of the run so far.
  public var points: Int { run.points(with: board) }

  /// The run as the next level has it; nil unless this one is won, and leads on.
  public var nextRun: Run? {
    board.status == .won && occasion.leadsOn
      ? Run(points: points, found: run.found + [candidates[0]], rule: run.rule) : nil
  }

  /// The next level; nil unless this one is won, and leads on to words that the run hasn't had.
  ///
  /// - Parameter seed: where it begins if this one has no seed from which that would follow.
  public func nextLevel(otherwise seed: UInt64) -> Round? {
    nextRun.flatMap { run in
      let seed = self.seed.map { $0 &+ Run.seedStep } ?? seed
      return Round(
        run.setup(after: board.setup, seed: seed, in: universe), seed: seed, in: universe,
        continuing: run, for: occasion)
    }
  }

  /// What the run comes to if it ends here; nil where the round is no level of one that is kept.
  public func runResult(at time: Int) -> RunResult? { record.runResult(on: board, at: time) }
}

extension SavedRound {
  /// What the run comes to if the round, which goes on, is given up; nil where it is no level of one
  /// that is kept.
  public func runResult(at time: Int) -> RunResult? {
    record.runResult(
      on: Board(pattern: Pattern(description: pattern), setup: record.setup), at: time)
  }
}

extension GameRecord {
  fileprivate func runResult(on board: Board, at time: Int) -> RunResult? {
    if !occasion.isOwnRun { return nil }
    return RunResult(
      kind: RunKind(setup, run.rule), points: run.points(with: board),
      levels: run.found.count + (board.status == .won ? 1 : 0), finishedAt: time)
  }
}

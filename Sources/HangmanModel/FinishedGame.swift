public import Words

/// A game that has just ended: its result, and how it came about.
public struct FinishedGame: Equatable, Sendable {
  public let result: GameResult

  /// The row of the history that holds it.
  public let id: Int64?

  public let record: GameRecord

  /// How many words the setter held at the start and after each move.
  public let candidateCounts: [Int]

  /// What it was played for.
  public var occasion: Occasion { record.occasion }

  /// How many words the setter held at the start.
  public var startCount: Int { candidateCounts.first ?? 0 }

  /// How many words it held at the end: those that fit every answer.
  public var heldCount: Int { candidateCounts.last ?? 1 }

  /// What the word means, where that is known.
  public let meaning: Meaning?

  /// What the phrase is about; nil for a word.
  public let category: Category?

  /// What its run has come to.
  public let run: FinishedRun

  public init(
    result: GameResult, id: Int64?, record: GameRecord, candidateCounts: [Int],
    meaning: Meaning? = nil, category: Category? = nil, run: FinishedRun = FinishedRun()
  ) {
    self.result = result
    self.id = id
    self.record = record
    self.candidateCounts = candidateCounts
    self.meaning = meaning
    self.category = category
    self.run = run
  }
}

extension FinishedGame {
  /// A game of the history, by what is told of it.
  public init(_ entry: Kept<GameResult>, told confession: Confession) {
    let record = confession.record
    self.init(
      result: entry.result, id: entry.id, record: record,
      candidateCounts: [confession.startCount] + confession.steps.map(\.kept),
      meaning: confession.meaning,
      run: FinishedRun(
        level: record.run.level, points: record.run.points(with: confession.board),
        state: .alone))
  }
}

/// What a run has come to with a game that has just ended.
public struct FinishedRun: Hashable, Sendable {
  /// What became of it.
  public enum State: Hashable, Sendable {
    /// There is a next level.
    case goesOn
    case lost
    /// No word is left that it hasn't used.
    case complete
    /// The game is no level of a run.
    case alone
  }

  /// The level of the game, from 1.
  public let level: Int
  public let points: Int
  public let state: State

  /// Which of the kept runs it is, once it has ended with points.
  public let id: Int64?

  public init(level: Int = 1, points: Int = 0, state: State = .lost, id: Int64? = nil) {
    self.level = level
    self.points = points
    self.state = state
    self.id = id
  }
}

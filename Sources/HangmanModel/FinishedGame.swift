public import Words

/// A game that has just ended: its result, how it came about, and what it makes of its run.
public struct FinishedGame: Equatable, Sendable {
  /// What becomes of the run.
  public enum RunState: Hashable, Sendable {
    /// There is a next level.
    case goesOn
    case lost
    /// No word is left that it hasn't used.
    case complete
    /// The game is no level of a run.
    case alone
  }

  public let result: GameResult
  public let record: GameRecord

  /// How many words the setter held at the start and after each move.
  public let candidateCounts: [Int]

  /// The other words that fit every answer, where they are few enough to be named.
  public var others: [String] = []

  /// What the word means, where that is known.
  public var meaning: Meaning?

  /// What the phrase is about; nil for a word.
  public var category: Category?

  /// The points of the run.
  public var points = 0
  public var runState = RunState.alone

  /// The mistakes that careful play leaves on the next level; nil where it has none, or isn't known to.
  public var nextSpare: Int?

  /// The row of the history that holds it.
  public var id: Int64?

  /// Which of the kept runs it has ended, if that one has points.
  public var runID: Int64?

  public init(_ result: GameResult, of record: GameRecord, candidateCounts: [Int]) {
    self.result = result
    self.record = record
    self.candidateCounts = candidateCounts
  }

  /// As many others as are named.
  private static let mostOthers = 3

  /// What it was played for.
  public var occasion: Occasion { record.occasion }

  /// Its level of the run, from 1.
  public var level: Int { record.run.level }

  /// How many words the setter held at the start.
  public var startCount: Int { candidateCounts.first ?? 0 }

  /// How many words it held at the end: those that fit every answer.
  public var heldCount: Int { candidateCounts.last ?? 1 }
}

extension FinishedGame {
  /// A round that has ended, or is given up.
  ///
  /// - Parameters:
  ///   - next: the round of the next level, if there is one.
  ///   - time: in seconds since 1970 began (UTC).
  /// - Complexity: O(*n*) for the *n* bytes of the list.
  public init(_ round: Round, next: Round? = nil, at time: Int) {
    let board = round.board
    let isWon = board.status == .won
    let result = GameResult(
      word: round.witness(), misses: board.misses, setup: board.setup, isWon: isWon,
      hints: board.hintCount, par: round.par, finishedAt: time)
    var record = round.record
    record.fingerprint = round.universe.fingerprint
    self.init(result, of: record, candidateCounts: round.candidateCounts)
    others = round.others(besides: result.word, atMost: Self.mostOthers)
    meaning = round.meaning(of: result.word)
    if case .known(let known) = board.category { category = known }
    points = round.points
    nextSpare = next?.spare
    if round.occasion.leadsOn { runState = next != nil ? .goesOn : isWon ? .complete : .lost }
  }

  /// A game of the history, by what is told of it.
  public init(_ entry: Kept<GameResult>, told confession: Confession) {
    self.init(
      entry.result, of: confession.record,
      candidateCounts: [confession.startCount] + confession.steps.map(\.kept))
    id = entry.id
    meaning = confession.meaning
    points = record.run.points(with: confession.board)
  }
}

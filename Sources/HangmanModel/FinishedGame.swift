public import Words

/// A game that has just ended: its result, and how it came about.
public struct FinishedGame: Equatable, Sendable {
  public let result: GameResult

  /// The row of the history that holds it.
  public let id: Int64?

  /// What it is told again from, if it was begun with a seed that is known.
  public let transcript: Transcript?

  /// The guesses, in order.
  public let guesses: [Letter]

  /// How many words the setter held at the start and after each guess.
  public let candidateCounts: [Int]

  /// How many words the setter held at the start.
  public var startCount: Int { candidateCounts.first ?? 0 }

  /// How many words it held at the end: those that fit every answer.
  public var heldCount: Int { candidateCounts.last ?? 1 }

  /// The words that the setter held at the end; none where they were more than ``mostHeldWords``.
  public let heldWords: [String]

  /// How many words are few enough to be named.
  public static let mostHeldWords = 12

  public init(
    result: GameResult, id: Int64?, transcript: Transcript? = nil, guesses: [Letter],
    candidateCounts: [Int], heldWords: [String] = []
  ) {
    self.result = result
    self.id = id
    self.transcript = transcript
    self.guesses = guesses
    self.candidateCounts = candidateCounts
    self.heldWords = heldWords
  }

  init(_ round: Round, result: GameResult, id: Int64?) {
    let held = round.candidates
    self.init(
      result: result, id: id, transcript: round.transcript, guesses: round.board.guessed,
      candidateCounts: round.candidateCounts,
      heldWords: held.count <= Self.mostHeldWords ? (0..<held.count).map { held[$0] } : [])
  }
}

/// A game that was played to its end.
public struct GameResult: Hashable, Sendable {
  /// The word: the one found, or after a loss one that fits every answer.
  public var word: String
  public var misses: Int

  /// What it was played with.
  public var setup: GameSetup
  public var isWon: Bool

  /// How many hints were taken.
  public var hints: Int

  /// The misses of careful play in this very game; nil where they aren't known.
  public var par: Int?

  /// When the game ended, in seconds since 1970 began (UTC).
  public var finishedAt: Int

  public init(
    word: String, misses: Int, setup: GameSetup, isWon: Bool, hints: Int = 0, par: Int? = nil,
    finishedAt: Int
  ) {
    self.word = word
    self.misses = misses
    self.setup = setup
    self.isWon = isWon
    self.hints = hints
    self.par = par
    self.finishedAt = finishedAt
  }

  /// How many misses would have lost it.
  public var allowed: Int { setup.allowed }

  /// The misses less par, as in golf; nil where there is no par.
  public var score: Int? { par.map { misses - $0 } }

  /// Its place among the high scores of its list and setter, the lower the better: by its score, then the
  /// higher par, then fewer misses allowed, then the earlier. Without a par the misses are the score.
  public var rank: [Int] {
    let par = par ?? 0
    return [misses - par, -par, allowed, finishedAt]
  }
}

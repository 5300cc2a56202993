public import Words

/// What all finished games of a scope have come to.
public struct Statistics: Hashable, Sendable {
  /// Some of the games: those of a list, of a setter, of a subject, or of all of these that are given.
  public struct Scope: Hashable, Sendable {
    public var list: ListID?
    public var setter: Setter?

    /// Words of a length, or phrases of all categories.
    public var subject: Subject?

    public init(list: ListID? = nil, setter: Setter? = nil, subject: Subject? = nil) {
      self.list = list
      self.setter = setter
      self.subject = subject
    }
  }

  public let scope: Scope

  /// For each number of misses, how many games were won with as many, and how many lost.
  public let won, lost: [Int: Int]
  public let currentStreak, bestStreak: Int

  /// When the first of the games ended, in seconds since 1970 began (UTC).
  public let since: Int?

  public init(
    scope: Scope, won: [Int: Int] = [:], lost: [Int: Int] = [:], currentStreak: Int = 0,
    bestStreak: Int = 0, since: Int? = nil
  ) {
    self.scope = scope
    self.won = won
    self.lost = lost
    self.currentStreak = currentStreak
    self.bestStreak = bestStreak
    self.since = since
  }

  public var wins: Int { won.values.reduce(0, +) }
  public var games: Int { wins + lost.values.reduce(0, +) }

  /// The part of the games that were won, 0 to 1; 0 without games.
  public var winRate: Double { games == 0 ? 0 : Double(wins) / Double(games) }

  /// How many games took so many misses.
  public func games(withMisses misses: Int) -> Int {
    won[misses, default: 0] + lost[misses, default: 0]
  }
}

public import Words

/// What all finished games of a scope have come to.
public struct Statistics: Hashable, Sendable {
  /// What is played, and where its runs began.
  public struct Kind: Hashable, Sendable {
    /// Words of a length, or phrases of all categories; nil where lengths vary.
    public let subject: Subject?

    /// Nil where the game is no level of a run that climbs.
    public let difficulty: Difficulty?

    public init(subject: Subject?, difficulty: Difficulty?) {
      self.subject = subject
      self.difficulty = difficulty
    }

    public init(_ run: RunKind) {
      self.init(subject: run.subject, difficulty: run.climbs ? run.difficulty : nil)
    }
  }

  /// Some of the games: those of a list, of a setter, of a kind, or of all of these that are given.
  public struct Scope: Hashable, Sendable {
    public var list: ListID?
    public var setter: Setter?
    public var kind: Kind?

    public init(list: ListID? = nil, setter: Setter? = nil, kind: Kind? = nil) {
      self.list = list
      self.setter = setter
      self.kind = kind
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

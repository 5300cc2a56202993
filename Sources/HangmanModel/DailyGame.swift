public import Words

/// The game of a day, which is the same for everyone.
public struct DailyGame: Hashable, Sendable {
  public let day: Day
  public let setup: GameSetup

  /// Where its chances begin.
  public let seed: UInt64

  /// How many words or phrases are in play; nil where it's the whole list.
  public let count: Int?

  /// The mistakes of perfect play with these words; nil where the setter doesn't play so, and for a whole list.
  public let par: Int?

  /// - Parameter library: has the program's own lists.
  /// - Complexity: O(*n* log *n*) for the words of its length, and for a setter that plays perfectly what it takes
  ///   to solve them.
  public init(of day: Day, in library: Library = .embedded) {
    self.day = day
    let plan = DailyPlan(of: day)
    seed = plan.seed
    var setup = GameSetup(
      list: .own(plan.list), subject: plan.subject, allowed: 8, setter: plan.setter)
    let universe = (library[setup.list]?.universe).map(plan.universe)
    let par = universe?.par(of: setup)
    if let par { setup.allowed = Difficulty.fair.allowed(withPar: par) }
    self.setup = setup
    self.par = plan.hasPart && setup.setter.isPerfect ? par : nil
    count = plan.hasPart ? universe?.count : nil
  }

  /// The round at its beginning; nil where the words aren't there.
  public func round(in library: Library = .embedded) -> Round? {
    let record = GameRecord(setup: setup, seed: seed, occasion: .daily(day))
    return library[setup.list].flatMap { Round(beginning: record, in: $0.universe(for: record)) }
  }
}

/// What a day's game came to.
public struct DailyResult: Hashable, Sendable {
  public let day: Day
  public let misses, allowed: Int
  public let isWon: Bool

  public init(day: Day, misses: Int, allowed: Int, isWon: Bool) {
    self.day = day
    self.misses = misses
    self.allowed = allowed
    self.isWon = isWon
  }
}

/// The results of all days that were played.
public struct DailyCalendar: Hashable, Sendable {
  private let results: [Day: DailyResult]

  /// - Parameter results: of one day the first counts.
  public init(_ results: [DailyResult]) {
    self.results = Dictionary(results.map { ($0.day, $0) }) { first, _ in first }
  }

  public subscript(day: Day) -> DailyResult? { results[day] }

  /// The first day that was played.
  public var first: Day? { results.keys.min() }

  private func isWon(_ day: Day) -> Bool { results[day]?.isWon == true }

  /// Whether a day and the one before it were both won.
  public func isInRow(_ day: Day) -> Bool { isWon(day) && isWon(day.advanced(by: -1)) }

  /// How many days in a row were won up to a day; one that hasn't been played yet breaks no streak.
  public func streak(on day: Day) -> Int {
    let last = results[day] == nil ? day.advanced(by: -1) : day
    var count = 0
    while isWon(last.advanced(by: -count)) { count += 1 }
    return count
  }

  /// The most days in a row that were won.
  public var bestStreak: Int {
    results.keys.filter { isWon($0) && !isWon($0.advanced(by: 1)) }.map(streak).max() ?? 0
  }
}

/// What can be done about the game of a day.
public enum DailyState: Hashable, Sendable {
  /// It can be begun.
  case open
  /// It can be begun, but lies so far after the latest one that the clock may be wrong.
  case unsure(latest: Day)
  /// It was begun, and waits to be gone on with or is in play.
  case begun
  /// It's open in another window.
  case elsewhere
  case played(DailyResult)
  /// A later day was played or begun, by a clock that has been set back since.
  case past(latest: Day)
}

/// What the player has answered before being asked; the raw value is how that is typed.
public enum DailyAnswer: String, Sendable {
  case none = ""
  /// The clock is right, so a day is played that is ``DailyState/unsure(latest:)``.
  case sure
  /// It was wrong, so the days that it made are dropped.
  case drop
}

extension Day {
  /// Whether a wrong clock may have put it after another day: it lies more than two days later.
  public func isDoubtful(after other: Day) -> Bool { number - other.number > 2 }
}

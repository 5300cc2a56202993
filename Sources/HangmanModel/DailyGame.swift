public import Words

/// The game of a day, which is the same for everyone.
public struct DailyGame: Hashable, Sendable {
  public let day: Day
  public let setup: GameSetup

  /// Where its chances begin.
  public let seed: UInt64

  /// - Parameter library: has the program's own lists.
  public init(of day: Day, in library: Library = .embedded) {
    self.day = day
    let (list, subject, setter) = Self.week[day.weekday]
    var setup = GameSetup(list: .own(list), subject: subject, allowed: 8, setter: setter)
    if let par = library[setup.list]?.universe.par(of: setup) {
      setup.allowed = Difficulty.fair.allowed(withPar: par)
    }
    self.setup = setup
    var chances = SeededGenerator(seed: UInt64(bitPattern: Int64(day.number)))
    seed = chances.next()
  }

  /// What is played from Monday to Sunday: it gets harder. Changing a line changes the games of days to
  /// come, and those of days gone by stay as they are kept.
  private static let week: [(list: String, subject: Subject, setter: Setter)] = [
    ("english", .word(length: 6), .angel), ("english", .word(length: 7), .good),
    ("phrases", .phrase(nil), .good), ("english", .word(length: 8), .imp),
    ("webster", .word(length: 7), .trickster), ("phrases", .phrase(nil), .imp),
    ("webster", .word(length: 8), .devil),
  ]

  /// The round at its beginning; nil where the words aren't there.
  public func round(in library: Library = .embedded) -> Round? {
    library[setup.list].flatMap { Round(setup, seed: seed, in: $0.universe, for: .daily(day)) }
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

  /// The last day that was played.
  public var latest: Day? { results.keys.max() }

  private func isWon(_ day: Day) -> Bool { results[day]?.isWon == true }

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

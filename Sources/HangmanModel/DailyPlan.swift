import PerfectPlay
public import Words

/// What is played on a day, and with which part of its list.
///
/// Changing a line of a week changes stories and replays of games that are kept. So the days before a change
/// keep their week, as those before ``firstWithPart`` do.
struct DailyPlan {
  let list: String
  let subject: Subject
  let setter: Setter

  /// Where its chances begin, and its part.
  let seed: UInt64

  let hasPart: Bool

  /// How much of the words or phrases is in play.
  private let share: Share

  /// Its number among the twelve of its weekday that differ, and which family of E is its largest.
  private let turn, rank: Int

  /// The first day that plays a part of its list: a Monday, 2026-11-23.
  static let firstWithPart = Day(number: 20_780)

  /// Twelve weeks: of each weekday so many games differ in their length, their shape or in what E is answered.
  static let turns = 12

  init(of day: Day) {
    hasPart = day >= Self.firstWithPart
    guard hasPart else {
      (share, turn, rank) = ((1, 1), 0, 0)
      (list, subject, setter) = Self.firstWeek[day.weekday]
      var chances = SeededGenerator(seed: UInt64(bitPattern: Int64(day.number)))
      seed = chances.next()
      return
    }
    let (list, lengths, share, setter) = Self.week[day.weekday]
    let weeks = (day.number - Self.firstWithPart.number) / 7
    turn = Self.order(of: day.weekday)[weeks % Self.turns]
    rank = lengths.isEmpty ? 0 : turn / lengths.count
    subject = lengths.isEmpty ? .phrase(nil) : .word(length: lengths[turn % lengths.count])
    (self.list, self.share, self.setter) = (list, share, setter)
    seed = day.seed
  }

  private typealias Share = (kept: Int, of: Int)

  /// What is played from Monday to Sunday: it gets harder. With these lengths careful play makes two to seven
  /// mistakes, but none against the Angel, who answers alike more often and so has less. The Devil has so few words
  /// that it can prove their par before it plays; of a shape, which has some hundred phrases, most are in play.
  private static let week: [(list: String, lengths: [Int], share: Share, setter: Setter)] = [
    ("english", [5, 6, 7, 8], (1, 4), .angel), ("english", [6, 7, 8, 9], (1, 3), .good),
    ("phrases", [], (1, 3), .good), ("english", [7, 8, 9, 10], (1, 3), .imp),
    ("english", [8, 9, 10, 11], (1, 3), .trickster), ("phrases", [], (3, 4), .imp),
    ("english", [7, 8, 9, 10], (1, 8), .devil),
  ]

  /// The week of the days that play with whole lists.
  private static let firstWeek: [(list: String, subject: Subject, setter: Setter)] = [
    ("english", .word(length: 6), .angel), ("english", .word(length: 7), .good),
    ("phrases", .phrase(nil), .good), ("english", .word(length: 8), .imp),
    ("webster", .word(length: 7), .trickster), ("phrases", .phrase(nil), .imp),
    ("webster", .word(length: 8), .devil),
  ]

  /// In which order a weekday has its turns.
  private static func order(of weekday: Int) -> [Int] {
    var generator = SeededGenerator(seed: UInt64(weekday))
    var left = Array(0..<turns)
    return left.indices.map { _ in left.remove(at: generator.below(left.count)) }
  }
}

extension DailyPlan {
  /// The words that are played, of one length, or the phrases: of one shape where the setter dodges. Where it plays
  /// perfectly they know their own par.
  func universe(of whole: WordUniverse) -> WordUniverse {
    if !hasPart { return whole }
    let lists = lists(of: whole).map { $0.part(share, largest: rank, seed: seed) }
    let part = whole.part(lists)
    guard setter.isPerfect, let length = subject.length, let words = lists.first else {
      return part
    }
    var solver = Solver()
    let par = solver.value(of: words.lettersOnly)
    return part.knowing(par: par, forLength: length, by: setter.argument)
  }

  /// The lists whose parts are played.
  private func lists(of whole: WordUniverse) -> [WordList] {
    if let length = subject.length { return [whole.words(ofLength: length)].compactMap(\.self) }
    if !setter.dodges { return whole.lists }
    let shapes = Shapes(of: whole)
    let evil = shapes.evil(sharedByAtLeast: GameSetup.leastShared)
    return evil.isEmpty ? [] : [evil[turn % evil.count]].compactMap(shapes.all)
  }
}

extension Day {
  /// What begins the chances of the game of a day. It tells the day, so whatever a game is told by, its store, a code
  /// or a replay, tells the part that it was played with.
  fileprivate var seed: UInt64 { Self.mark | UInt64(UInt32(truncatingIfNeeded: number)) }

  private static let mark: UInt64 = 0xDA11_0000 << 32

  /// The day whose game begins so, if it plays a part of its list.
  fileprivate init?(seed: UInt64) {
    self.init(number: Int(seed & 0xFFFF_FFFF))
    if self.seed != seed || self < DailyPlan.firstWithPart { return nil }
  }
}

extension GameRecord {
  /// The day whose game begins with the same seed, whatever it was played for; nil for another, and before days
  /// played parts of their lists.
  public var dayOfSeed: Day? { firstSeed.flatMap(Day.init(seed:)) }
}

extension WordCollection {
  /// The words that a game is played on: the part of its day where it began as the game of one, or else all.
  ///
  /// - Complexity: O(*n* log *n*) for the words of a day's length, more where its par has to be found; else O(1).
  public func universe(for record: GameRecord) -> WordUniverse {
    guard let day = record.dayOfSeed else { return universe }
    let plan = DailyPlan(of: day)
    return id == .own(plan.list) ? plan.universe(of: universe) : universe
  }
}

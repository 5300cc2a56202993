public import PerfectPlay
public import Words

extension Confession {
  /// What could have been guessed instead.
  public struct Alternative: Hashable, Sendable {
    public let best: Best

    /// Whether the figure of the best letter is proved of that letter. Else it's proved of the position
    /// alone: some letter keeps to it, though the one that is named may end one worse.
    public let isProved: Bool

    /// The misses that the letter guessed cost more than the best one, against perfect play: none or
    /// one, and both where it isn't proved. Nil where no value is known.
    public let regret: ClosedRange<Int>?
  }

  /// The best letter, by what it is the best.
  public enum Best: Hashable, Sendable {
    /// Against a setter that may dodge: with the misses that the game can still be held to.
    case againstVillain(Advice)
    /// Against one that has chosen a word: of so many that fitted, so many held it.
    case againstHonest(Letter, holders: Int, of: Int)

    public var letter: Letter {
      switch self {
      case .againstVillain(let advice): advice.letter
      case .againstHonest(let letter, _, _): letter
      }
    }
  }

  /// The alternatives of all steps; nil for those that have none.
  ///
  /// - Complexity: see ``Assessor/next()``, for each step.
  public func alternatives() -> [Alternative?] {
    var assessor = Assessor(of: self)
    return steps.map { _ in assessor.next() }
  }

  /// How many of the letters that were wrong better ones would have saved.
  public struct Skill: Hashable, Sendable {
    public let wrongCount: Int

    /// The wrong letters after which the worst villain could still force as many misses as before.
    public let givenAway: ClosedRange<Int>

    /// As many wrong letters, at least, perfect play would have made too against the worst villain.
    ///
    /// A wrong letter that gives nothing away leaves one miss less to be forced, one that does leaves as many, and a
    /// right one never leaves more. So those that gave nothing away are no more than could be forced at the start.
    public var forcedCount: Int { wrongCount - givenAway.upperBound }
  }

  /// The skill of the letters; nil where no villain dodged, or no letter was wrong.
  ///
  /// - Parameter alternatives: those of all steps.
  public func skill(_ alternatives: [Alternative?]) -> Skill? {
    let regrets = zip(steps, alternatives).compactMap { step, alternative -> ClosedRange<Int>? in
      guard step.outcome == .miss, case .letter = step.move else { return nil }
      return alternative?.regret ?? 0...1
    }
    if setup.setter.role != .villain || regrets.isEmpty { return nil }
    let (least, most) = (regrets.map(\.lowerBound), regrets.map(\.upperBound))
    return Skill(wrongCount: regrets.count, givenAway: least.reduce(0, +)...most.reduce(0, +))
  }

  /// Tells, one step after the other, what could have been guessed instead.
  public struct Assessor {
    private let confession: Confession

    /// The letters guessed in the steps before, and how many steps these were.
    private var guessed: LetterSet = []
    private var place = 0

    /// The misses that perfect play can end with from here on, as far as the steps before prove it.
    private var bounds = 0...26

    public init(of confession: Confession) { self.confession = confession }

    /// The best letter where a letter was guessed in the next step, and what that one cost; nil for other
    /// moves, after the last step, and where a setter favours the player, against which any letter that some
    /// word has does.
    ///
    /// Against a chosen word nothing is told of regret: the worth of a letter is what it comes to against
    /// the worst of words, and there is one word alone.
    ///
    /// - Complexity: bounded by five times ``Solver/budgetForPlaying``.
    public mutating func next() -> Alternative? {
      guard confession.steps.indices.contains(place) else { return nil }
      defer { place += 1 }
      guard case .letter(let letter) = confession.steps[place].move else {
        bounds = 0...bounds.upperBound  // A wrong solution has taken a word away.
        return nil
      }
      defer { guessed.formUnion(LetterSet([letter])) }
      let setter = confession.setup.setter
      if setter.favoursPlayer { return nil }
      let words = confession.candidates[place]
      if setter.dodges { return alternative(to: letter, among: words) }
      return Consultation.chance(in: words, guessed: guessed).map {
        Alternative(
          best: .againstHonest($0.letter, holders: $0.holders, of: words.count), isProved: true,
          regret: nil)
      }
    }

    private mutating func alternative(to letter: Letter, among words: WordList) -> Alternative? {
      var solver = Solver()
      guard let found = solver.bestLetter(for: words, guessed: guessed) else { return nil }
      let best = found.knowing(bounds)
      let regret = solver.regret(of: letter, insteadOf: best, in: words, guessed: guessed)
      let isProved = found.misses.upperBound == best.misses.upperBound
      let isCostKnown = isProved || letter != best.letter
      let isMiss = confession.steps[place].outcome == .miss
      bounds = left(of: best.misses, afterMiss: isMiss, costing: isCostKnown ? regret : 0...1)
      return Alternative(best: .againstVillain(best), isProved: isProved, regret: regret)
    }

    /// What is left of the misses that perfect play ends with. Words that are taken away never add to
    /// them. A letter that costs one more leaves as many behind its miss as there were, and one that
    /// costs nothing one less.
    private func left(
      of misses: ClosedRange<Int>, afterMiss isMiss: Bool, costing regret: ClosedRange<Int>
    ) -> ClosedRange<Int> {
      if !isMiss { return 0...misses.upperBound }
      let most = max(0, misses.upperBound + regret.upperBound - 1)
      return (regret.lowerBound == 1 ? min(misses.lowerBound, most) : 0)...most
    }
  }
}

extension Solver {
  /// What a letter costs more than the best one. The words that lack it are worth no more than all of
  /// them, and those that show it don't count: so it costs one where the words that lack it are worth as
  /// much as all, and nothing where they are worth less.
  fileprivate mutating func regret(
    of letter: Letter, insteadOf best: Advice, in words: WordList, guessed: LetterSet
  ) -> ClosedRange<Int> {
    if letter == best.letter { return 0...0 }
    let split = words.split(by: letter)
    guard let miss = split.family(at: .none) else { return 0...0 }
    if split.families.count == 1 { return 1...1 }
    func cost(of misses: ClosedRange<Int>) -> ClosedRange<Int> {
      let least = misses.lowerBound - best.misses.upperBound
      let most = misses.upperBound - best.misses.lowerBound
      return (least...most).clamped(to: 0...1)
    }
    // Where the best isn't proved a search would seldom tell; what was computed ahead needs none.
    let budget = best.misses.count == 1 ? Self.budgetForPlaying : 0
    if let choice = choose(among: split, of: words, guessed: guessed, budget: budget),
      choice.isProved, choice.misses.count == 1
    {
      return cost(of: choice.misses)
    }
    if budget == 0 { return 0...1 }
    let value = value(of: words.words(of: miss, in: split), budget: budget)
    return cost(of: value.lowerBound + 1...value.upperBound + 1)
  }
}

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

    /// What perfect play can end with after the letter that was guessed, as far as that is proved.
    let rest: ClosedRange<Int>
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

  /// The best letter where a letter was guessed, and what that one cost; nil for other moves, and where
  /// a setter favours the player, against which any letter that some word has does.
  ///
  /// Against a chosen word nothing is told of regret: the worth of a letter is what it comes to against
  /// the worst of words, and there is one word alone.
  ///
  /// - Parameter earlier: the same of the steps before, which bound what is left.
  /// - Complexity: bounded by five times ``Solver/budgetForPlaying``.
  private func alternative(at place: Int, after earlier: [Alternative?]) -> Alternative? {
    guard case .letter(let letter) = steps[place].move, !setup.setter.favoursPlayer else {
      return nil
    }
    let guessed = guessed(before: place)
    let words = candidates[place]
    if !setup.setter.dodges {
      return Consultation.chance(in: words, guessed: guessed).map {
        Alternative(
          best: .againstHonest($0.letter, holders: $0.holders, of: words.count), isProved: true,
          regret: nil, rest: 0...26)
      }
    }
    var solver = Solver()
    var known = earlier.compactMap(\.self).last?.rest ?? 0...26
    // A wrong solution has taken a word away.
    if earlier.last == .some(nil) { known = 0...known.upperBound }
    guard let found = solver.bestLetter(for: words, guessed: guessed) else { return nil }
    let best = found.knowing(known)
    let regret = solver.regret(of: letter, insteadOf: best, in: words, guessed: guessed)
    let isProved = found.misses.upperBound == best.misses.upperBound
    let isCostKnown = isProved || letter != best.letter
    return Alternative(
      best: .againstVillain(best), isProved: isProved, regret: regret,
      rest: rest(of: best.misses, after: steps[place], costing: isCostKnown ? regret : 0...1))
  }

  /// What is left of the misses that perfect play ends with. Words that are taken away never add to
  /// them. A letter that costs one more leaves as many behind its miss as there were, and one that
  /// costs nothing one less.
  private func rest(
    of misses: ClosedRange<Int>, after step: Step, costing regret: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    if step.outcome != .miss { return 0...misses.upperBound }
    let most = max(0, misses.upperBound + regret.upperBound - 1)
    return (regret.lowerBound == 1 ? min(misses.lowerBound, most) : 0)...most
  }

  /// The alternatives of all steps up to one; nil for those that have none.
  ///
  /// - Parameter earlier: what is known of them already, from the first step on.
  public func alternatives(
    through place: Int, continuing earlier: [Alternative?] = []
  ) -> [Alternative?] {
    var told = earlier
    while told.count <= place, told.count < steps.count {
      told.append(alternative(at: told.count, after: told))
    }
    return told
  }

  private func guessed(before place: Int) -> LetterSet {
    LetterSet(
      steps[..<place].compactMap { if case .letter(let letter) = $0.move { letter } else { nil } })
  }
}

extension Solver {
  /// What a letter costs more than the best one. The words that lack it are worth no more than all of
  /// them, and those that show it don't count: so it costs one where the words that lack it are worth as
  /// much as all, and nothing where they are worth less.
  fileprivate mutating func regret(
    of letter: Letter, insteadOf best: Advice, in words: Candidates, guessed: LetterSet
  ) -> ClosedRange<Int> {
    if letter == best.letter { return 0...0 }
    let split = words.split(by: letter)
    guard let miss = split.family(at: .none) else { return 0...0 }
    if split.families.count == 1 { return 1...1 }
    // Where the best isn't proved a search would seldom tell; what was computed ahead needs none.
    let budget = best.misses.count == 1 ? Self.budgetForPlaying : 0
    if let choice = choose(among: split, of: words, guessed: guessed, budget: budget),
      choice.isProved, choice.misses.count == 1
    {
      return cost(of: choice.misses, insteadOf: best.misses)
    }
    if budget == 0 { return 0...1 }
    let value = value(of: words.words(of: miss, in: split), budget: budget)
    return cost(of: value.lowerBound + 1...value.upperBound + 1, insteadOf: best.misses)
  }

  private func cost(
    of misses: ClosedRange<Int>, insteadOf best: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    let least = min(1, max(0, misses.lowerBound - best.upperBound))
    return least...max(least, min(1, misses.upperBound - best.lowerBound))
  }
}

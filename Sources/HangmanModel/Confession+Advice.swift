public import PerfectPlay
public import Words

extension Confession {
  /// What could have been guessed instead.
  public struct Alternative: Hashable, Sendable {
    public let best: Best

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

  /// The best letter where a letter was guessed, and what that one cost; nil for other moves, and where
  /// a setter favours the player, against which any letter that some word has does.
  ///
  /// Against a chosen word nothing is told of regret: the worth of a letter is what it comes to against
  /// the worst of words, and there is one word alone.
  ///
  /// - Complexity: bounded by twice ``Solver/budgetForPlaying``.
  public func alternative(at place: Int) -> Alternative? {
    guard case .letter(let letter) = steps[place].move, !setup.setter.favoursPlayer else {
      return nil
    }
    let guessed = guessed(before: place)
    let words = candidates[place]
    if !setup.setter.dodges {
      return Consultation.chance(in: words, guessed: guessed).map {
        Alternative(
          best: .againstHonest($0.letter, holders: $0.holders, of: words.count), regret: nil)
      }
    }
    var solver = Solver()
    guard let best = solver.bestLetter(for: words, guessed: guessed) else { return nil }
    let regret = solver.regret(of: letter, insteadOf: best, in: words, guessed: guessed)
    return Alternative(best: .againstVillain(best), regret: regret)
  }

  private func guessed(before place: Int) -> LetterSet {
    LetterSet(
      steps[..<place].compactMap { if case .letter(let letter) = $0.move { letter } else { nil } })
  }
}

extension Solver {
  /// What a letter costs more than the best one: never more than one miss, since the words that lack it
  /// are worth no more than all of them.
  fileprivate mutating func regret(
    of letter: Letter, insteadOf best: Advice, in words: Candidates, guessed: LetterSet
  ) -> ClosedRange<Int> {
    if letter == best.letter { return 0...0 }
    var words = words
    let split = words.split(by: letter)
    if split.families.count == 1 {
      let cost = split.families[0].positions.isEmpty ? 1 : 0
      return cost...cost
    }
    guard let choice = choose(among: split, of: words, guessed: guessed) else { return 0...1 }
    let least = max(0, min(1, choice.misses.lowerBound - best.misses.upperBound))
    if !choice.isProved { return least...1 }
    return least...max(least, min(1, choice.misses.upperBound - best.misses.lowerBound))
  }
}

public import Words

/// What a guess is worth.
public struct Advice: Hashable, Sendable {
  public let letter: Letter

  /// The misses that perfect play ends with if this letter is guessed, its own miss included, as far as
  /// they are proved.
  ///
  /// A letter that isn't the best costs one miss more than the best at most, since the words that lack
  /// it are worth no more than all of them.
  public let misses: ClosedRange<Int>

  /// The same where more is known of what perfect play ends with.
  public func knowing(_ bounds: ClosedRange<Int>) -> Advice {
    Advice(letter: letter, misses: misses.clamped(to: bounds))
  }
}

extension Solver {
  /// The best letter to guess: the one whose miss has the lowest value. Of several such it is the one
  /// that most words hold, then the one that stands in more different ways, then the first of the
  /// alphabet; so a letter that all words hold comes first, since it costs nothing.
  ///
  /// Where the budget doesn't do, it is one that keeps to what is proved of all the words.
  ///
  /// - Parameters:
  ///   - guessed: letters that aren't named.
  ///   - budget: as much again and a fifth more may be taken to bound what all the words are worth.
  /// - Returns: nil if there is no word, or no letter left.
  public mutating func bestLetter(
    for words: WordList, guessed: LetterSet = [], budget: Int = Solver.budgetForPlaying
  ) -> Advice? {
    if words.count == 0 { return nil }
    let least = leastWorth(byCoresOf: words)
    let schedule = Schedule(budget: budget)
    return searching(words, budget: schedule.budget) { search, space in
      var guesses = Guesses(in: space, guessed: guessed, &search)
      guesses.all.value.raise(to: least)
      guard let best = guesses.findBest(&search) else { return nil }
      search.allow(schedule.toBoundAll, beyond: search.work)
      try? guesses.all.proveFromAbove(&search)
      search.allow(schedule.toBoundAll, beyond: search.work)
      try? guesses.all.proveFromBelow(&search)
      search.allow(schedule.toCompare, beyond: search.work)
      let advice = guesses.advice(on: best, &search)
      if advice.misses.count == 1 { return advice }
      return guesses.letterThatKeepsToValue(&search).map { guesses.advice(on: $0, &search) }
        ?? advice
    }
  }

  /// What the cores prove some words to be worth at least: by those of a core's words that are among them.
  private func leastWorth(byCoresOf words: WordList) -> Int {
    let worths = Core.parts(among: words).map { _, part in
      var solver = Solver()
      return part.count < 2 ? 0 : solver.value(of: part, budget: Self.budgetForPlaying).lowerBound
    }
    return worths.max() ?? 0
  }
}

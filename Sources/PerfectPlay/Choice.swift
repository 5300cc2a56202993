public import Words

/// The family that a perfect setter keeps.
public struct Choice: Hashable, Sendable {
  public let family: Family

  /// The families that are as good by every measure, among them the one above: to draw lots from.
  public let equals: [Family]

  /// The other families, those that may force most first.
  public let others: [Family]

  /// The misses that perfect play ends with if the family is kept, this guess's own included, as far
  /// as they are proved.
  public let misses: ClosedRange<Int>

  /// Whether it is proved that no family forces more.
  public let isProved: Bool
}

extension Solver {
  /// Chooses the family to keep after a guess.
  ///
  /// The family that is proved to force the most misses is kept; of several such, one that a casual
  /// player would miss most in on average, who names the letters in the order E T A O I N and so on; and
  /// of those the largest. Where the budget doesn't do for a proof, the family with the greatest sum of
  /// its bounds is kept, or where it doesn't do even for those, the one with the greatest lower bound; and
  /// of several such the largest.
  ///
  /// - Parameters:
  ///   - split: of these very candidates; at least one family.
  ///   - guessed: the letters guessed so far, with or without this one.
  ///   - budget: of it a fifth more may be taken to find out which families are equal.
  public mutating func choose(
    among split: Split, of candidates: WordList, guessed: LetterSet = [],
    budget: Int = Solver.budgetForPlaying
  ) -> Choice? {
    guard let first = split.families.first else { return nil }
    if split.families.count == 1 {
      let miss = first.positions.isEmpty ? 1 : 0
      let most = miss + min(max(0, first.size - 1), Letter.alphabet.count)
      return Choice(family: first, equals: [first], others: [], misses: miss...most, isProved: true)
    }
    let letter = split.letter
    return searching(candidates, budget: budget) { search, space in
      var decision = Decision(on: letter, guessed: guessed.union(LetterSet([letter])), in: space)
      return decision.choice(Schedule(budget: budget), &search)
    }
  }
}

public import Words

// A phrase is drawn, and the phrases of its shape are what the setter chooses from or holds.
extension GameSetup {
  /// How many phrases must share a shape for a setter that dodges: with fewer there is little to hold.
  public static let leastShared = 12

  /// The same with a setter that can play it: where no shape is shared by enough phrases of the
  /// category, one that doesn't dodge.
  ///
  /// - Complexity: O(*n*) in the phrases of the list where a category is to be dodged in, else O(1).
  public func playable(in universe: WordUniverse) -> GameSetup {
    guard universe.isOfPhrases, category != nil, setter.dodges else { return self }
    let shared = Shapes(of: universe, in: category).shared(byAtLeast: Self.leastShared)
    var setup = self
    if shared.shapes == 0 { setup.setter = .named(dodging: false) }
    return setup
  }

  /// The words to start with, all but the used ones: those of the length, or the phrases of a shape
  /// that is drawn as a random phrase has it. Nil if there are none.
  func pool(
    in universe: WordUniverse, without used: Set<String>,
    using generator: inout SeededGenerator
  ) -> WordList? {
    if universe.isOfPhrases {
      return Shapes(of: universe, in: category).draw(
        sharedByAtLeast: setter.dodges ? Self.leastShared : 1, without: used, using: &generator)
    }
    let words = universe.words(ofLength: length)?.removing(used)
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension GameSetup {
  /// The words of a length, or the phrases of the category that show the same at the start, all but the
  /// used ones; nil if there are none.
  ///
  /// - Complexity: O(*n*) for phrases or where some are used, else O(1).
  func words(
    showing opening: Pattern, in universe: WordUniverse, without used: [String]
  ) -> WordList? {
    let words =
      universe.isOfPhrases
      ? universe.phrases(showing: opening, in: category)
      : universe.words(ofLength: opening.length)
    return words?.removing(Set(used))
  }
}

/// What the player is told of what the phrase is about.
public enum CategoryHint: Hashable, Sendable {
  case known(Category)
  /// The setter still holds phrases of several categories.
  case undecided
}

extension WordUniverse {
  /// The category that all candidates agree on; nil where they are words.
  ///
  /// - Complexity: O(*n* log *m*) for *n* candidates and *m* phrases of their length, less as soon as
  ///   two differ.
  func categoryHint(of candidates: Candidates) -> CategoryHint? {
    guard isOfPhrases, candidates.count > 0, let first = category(of: candidates[0]) else {
      return nil
    }
    let agree = (1..<candidates.count).allSatisfy { category(of: candidates[$0]) == first }
    return agree ? .known(first) : .undecided
  }
}

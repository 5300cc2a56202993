public import Words

// A phrase is drawn, and the phrases of its shape are what the setter chooses from or holds.
extension GameSetup {
  /// How many phrases must share a shape for a setter that dodges, and should be left once the commonest vowels
  /// were guessed: with fewer there is little to hold.
  public static let leastShared = 12

  /// Whether the setter can play it: one that dodges needs a shape that enough phrases of the category share.
  ///
  /// - Complexity: O(*n*) in the phrases of the list where a category is to be dodged in, else O(1).
  public func isPlayable(in universe: WordUniverse) -> Bool {
    guard let category = subject.category, setter.dodges else { return true }
    return Shapes(of: universe, in: category).shared(byAtLeast: Self.leastShared).shapes > 0
  }

  /// The words to start with, all but the used ones: those of the length, or the phrases of a shape
  /// that is drawn as a random phrase has it. Nil if there are none.
  func pool(
    in universe: WordUniverse, without used: [String], using generator: inout SeededGenerator
  ) -> WordList? {
    switch subject {
    case .phrase(let category):
      let shapes = Shapes(of: universe, in: category)
      return shapes.draw(
        among: setter.dodges ? shapes.evil(sharedByAtLeast: Self.leastShared) : nil,
        without: used, using: &generator)
    case .word(let length):
      return words(showing: Pattern(length: length), in: universe, without: used)
    }
  }

  /// The words of a length, or the phrases of the category that show the same at the start, all but the
  /// used ones; nil if there are none.
  ///
  /// - Complexity: O(*n*) for phrases or where some are used, else O(1).
  func words(
    showing opening: Pattern, in universe: WordUniverse, without used: [String]
  ) -> WordList? {
    let words =
      switch subject {
      case .phrase(let category): universe.phrases(showing: opening, in: category)
      case .word: universe.words(ofLength: opening.length)
      }
    return words.map { $0.removing(used) }.flatMap { $0.isEmpty ? nil : $0 }
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
  func categoryHint(of candidates: WordList) -> CategoryHint? {
    guard isOfPhrases, candidates.count > 0, let first = category(of: candidates[0]) else {
      return nil
    }
    let agree = (1..<candidates.count).allSatisfy { category(of: candidates[$0]) == first }
    return agree ? .known(first) : .undecided
  }
}

public import Words

// Words that a fragment can become.
extension GhostRound {
  /// How many words that begin so are looked at, the shortest first, for one to show.
  private static let longestChoice = 30

  /// A word that play can make from a fragment, to be shown: one that isn't blocked and is well known,
  /// where there is one; nil if no word that loses begins so.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* fragments up to the last word that is looked at, of *n* words.
  public func word(beginning fragment: [Letter]) -> String? {
    shown(after: fragment, isGoal: false)
      ?? best(of: vocabulary.words(after: fragment, isWellKnown: false, limit: .max))
  }

  /// The word that a player who makes a fragment has in mind: the best to be shown of those that the other
  /// completes; nil where there is none that may be shown.
  public func goal(after fragment: [Letter]) -> String? { shown(after: fragment, isGoal: true) }

  /// A short word that begins with the fragment, where all that do are too short to lose; nil elsewhere.
  public var shortWord: String? {
    leadsNowhere ? universe.words(beginning: fragment, limit: 1).first : nil
  }

  /// The word that the computer had in mind with its last letter, once the round is over; nil without a
  /// computer, where it made no letter, where nobody else could have completed what it made, and where it
  /// completed a word itself.
  public var wordInMind: String? {
    if setup.opponent == nil || end == nil { return nil }
    let isComputersLast = fragment.count.isMultiple(of: 2) == (starter == .one)
    let made = isComputersLast ? fragment : fragment.dropLast()
    return made.isEmpty || isLosing(made) ? nil : goal(after: made)
  }

  /// The best of the first words that may be shown, a well-known one if there is one.
  private func shown(after fragment: [Letter], isGoal: Bool) -> String? {
    for isWellKnown in [true, false] {
      let words = vocabulary.words(
        after: fragment, isWellKnown: isWellKnown, isGoal: isGoal, limit: Self.longestChoice)
      if let word = best(of: words), !universe.lexicon.isBlocked(word) { return word }
    }
    return nil
  }

  /// The first of the best words; one that is blocked only where all are.
  private func best(of words: [[Letter]]) -> String? {
    universe.lexicon.best(of: words.map { String($0.map(\.character)) }).first
  }
}

import GhostGraphs
public import Words

// Words that a fragment can become.
extension GhostRound {
  /// How many words that begin so are looked at, the shortest first, for one to show.
  private static let longestChoice = 30

  /// A word that begins with a fragment, to be shown: one that isn't blocked, is long enough to lose and
  /// is well known, where one is; nil if no word begins so.
  ///
  /// - Complexity: O(log *n*) for *n* words, and O(*m*) for *m* words that begin so where all of the
  ///   first ones are blocked.
  public func word(beginning fragment: [Letter]) -> String? {
    word(beginning: fragment, isWellKnown: false)
  }

  /// - Parameter isWellKnown: whether no other word will do.
  func word(beginning fragment: [Letter], isWellKnown: Bool) -> String? {
    let graphs = isWellKnown ? [vocabulary.known] : [vocabulary.known, vocabulary.all]
    for least in [setup.minimum, 0] {
      for graph in graphs {
        let words = reachable(from: fragment, in: graph) { $0 >= least }
        if let word = best(of: words) { return word }
      }
    }
    return isWellKnown
      ? nil : universe.lexicon.best(of: universe.words(beginning: fragment)).first
  }

  /// The word that a player who makes a fragment has in mind: like ``word(beginning:)``, and such that
  /// the other completes it if one is.
  public func goal(after fragment: [Letter]) -> String? {
    for graph in [vocabulary.known, vocabulary.all] {
      let words = reachable(from: fragment, in: graph) {
        $0 >= setup.minimum && ($0 - fragment.count) % 2 == 1
      }
      if let word = best(of: words) { return word }
    }
    return word(beginning: fragment)
  }

  /// The word that the computer had in mind, once the round is over; nil without a computer, where it
  /// made no letter, where no word begins with what it made, and where it completed a word itself.
  public var wordInMind: String? {
    guard setup.opponent != nil, end != nil, let length = computersLength else { return nil }
    let made = Array(fragment.prefix(length))
    return isLosing(made) ? nil : goal(after: made)
  }

  /// How long the fragment was when the computer had added its last letter.
  private var computersLength: Int? {
    let first = starter == .two ? 1 : 2
    return fragment.count < first ? nil : fragment.count - (fragment.count - first) % 2
  }

  /// The first words that play can make from a fragment.
  private func reachable(
    from fragment: [Letter], in graph: GhostGraph,
    ofLength isIncluded: (Int) -> Bool = { _ in true }
  ) -> [String] {
    graph.words(after: fragment, limit: Self.longestChoice, ofLength: isIncluded)
      .map { String($0.map(\.character)) }
  }

  /// The first of the best words that aren't blocked; nil if all are.
  private func best(of words: [String]) -> String? {
    universe.lexicon.best(of: words).first { !universe.lexicon.isBlocked($0) }
  }
}

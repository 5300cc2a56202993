public import Words

/// What a ``Round`` asks its setter: the words to start with, and which family to keep.
///
/// All else is the round's own, so a new villain is a new conformance. It lives as long as its round,
/// and may remember things.
public protocol GameplayDelegate: Sendable {
  /// The words that the setter holds at the start, at least one of `words`, which isn't empty: all of
  /// them, unless a setter has its own; or where some show a hyphen or the like, the largest group that
  /// shows the same.
  ///
  /// All of them must show the same characters that aren't letters, at the same places.
  ///
  /// - Parameter lexicon: what is known of the words, such as those that aren't to be chosen.
  mutating func startingCandidates(
    among words: WordList, knowing lexicon: Lexicon,
    using generator: inout some RandomNumberGenerator
  ) -> Candidates

  /// The family to keep after a guess, one of the split's, of which there is at least one.
  ///
  /// - Parameters:
  ///   - candidates: the words that were split; they tell the words of each family.
  ///   - board: the round as it stood before the guess.
  mutating func familyToKeep(
    of split: Split, holding candidates: Candidates, board: Board,
    using generator: inout some RandomNumberGenerator
  ) -> Family
}

extension GameplayDelegate {
  /// Whether it may remember things: it has something to keep them in.
  var hasMemory: Bool { MemoryLayout<Self>.size > 0 }

  public func startingCandidates(
    among words: WordList, knowing lexicon: Lexicon,
    using generator: inout some RandomNumberGenerator
  ) -> Candidates {
    if words.lettersOnlyCount * 2 > words.count {
      return Candidates(lettersOnly: words)
    }
    let openings = words.openings()
    let size = openings.values.max() ?? 0
    let largest = openings.filter { $0.value == size }.keys
      .sorted { $0.description < $1.description }
    if largest.isEmpty { return Candidates(words) }
    return Candidates(words, showing: largest[drawPlace(below: largest.count, using: &generator)])
  }
}

/// A number below `count` with equal chances; one alone takes no number from the generator.
func drawPlace(
  below count: Int, using generator: inout some RandomNumberGenerator
) -> Int {
  count == 1 ? 0 : Int.random(in: 0..<count, using: &generator)
}

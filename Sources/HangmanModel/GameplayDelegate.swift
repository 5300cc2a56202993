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
    among words: WordList, knowing lexicon: Lexicon, using generator: inout SeededGenerator
  ) -> WordList

  /// Works out what it promises of the words that are held, unless it has. Is called before each solution,
  /// and wherever the promise is asked for; it may take a moment.
  mutating func prepare(holding candidates: WordList)

  /// The mistakes that nobody can go below, as far as it's proved; nil where nothing is.
  var promise: Int? { get }

  /// The family to keep after a guess, one of the split's, of which there is at least one; nil only where the
  /// answers are recorded and there is none to this letter.
  ///
  /// - Parameters:
  ///   - candidates: the words that were split; they tell the words of each family.
  ///   - board: the round as it stood before the guess.
  mutating func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family?

  /// Whether a solution is right that the rules allow to be: the last word that is held, or any where the setter
  /// favours the player.
  func accepts(_ word: String) -> Bool

  /// Takes note of an answer that it gave in a round that is taken up.
  ///
  /// - Parameters:
  ///   - family: the one that was kept.
  ///   - split: of the candidates.
  ///   - board: the round as it stood before the guess.
  mutating func recall(
    _ family: Family, of split: Split, holding candidates: WordList, board: Board)
}

extension GameplayDelegate {
  public mutating func prepare(holding candidates: WordList) {}

  public var promise: Int? { nil }

  public func accepts(_ word: String) -> Bool { true }

  public mutating func recall(
    _ family: Family, of split: Split, holding candidates: WordList, board: Board
  ) {}

  public func startingCandidates(
    among words: WordList, knowing lexicon: Lexicon, using generator: inout SeededGenerator
  ) -> WordList {
    if words.lettersOnlyCount * 2 > words.count { return words.lettersOnly }
    let openings = words.openings()
    let size = openings.values.max() ?? 0
    let largest = openings.filter { $0.value == size }.keys
      .sorted { $0.description < $1.description }
    if largest.isEmpty { return words }
    return words.showing(largest[generator.tieBreak(among: largest.count)])
  }
}

extension SeededGenerator {
  /// A number below `count`; where 0 is the only one, nothing is drawn for it.
  mutating func tieBreak(among count: Int) -> Int { count == 1 ? 0 : below(count) }
}

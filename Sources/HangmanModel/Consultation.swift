public import PerfectPlay
public import Words

/// What is known of a hangman that is played elsewhere: the words that fit, and what to guess.
public struct Consultation: Sendable {
  /// How many words fit.
  public let count: Int

  /// The first of them, in the order of the list, those left out that aren't shown.
  public let words: [String]

  /// The best letter against a perfect villain, and the misses that it ends with at most; nil where
  /// none would tell the words apart.
  public let againstVillain: Advice?

  /// The best letter against someone who has chosen a word, each with the same chance.
  public let againstHonest: Chance?

  public struct Chance: Hashable, Sendable {
    public let letter: Letter

    /// In how many of the words that fit it stands.
    public let holders: Int
  }

  /// Looks at a board.
  ///
  /// - Parameters:
  ///   - tried: the letters that aren't in the word; those that the pattern shows may be among them.
  ///   - limit: how many of the words are named.
  /// - Complexity: O(*n*) for *n* words, and the budget of ``Solver/budgetForPlaying``.
  public init(
    of pattern: Pattern, tried: [Letter], in universe: WordUniverse, naming limit: Int = 10
  ) {
    let shown = Letter.alphabet.filter { !pattern.positions(of: $0).isEmpty }
    let guessed = LetterSet(tried + shown)
    let all = universe.words(ofLength: pattern.length) ?? WordList([])
    let fitting = all.fitting(pattern, guessed: guessed)
    count = fitting.count
    words = Array(fitting.lazy.filter { !universe.lexicon.isBlocked($0) }.prefix(limit))
    var solver = Solver()
    againstVillain = pattern.isSolved ? nil : solver.bestLetter(for: fitting, guessed: guessed)
    againstHonest = Self.chance(in: fitting, guessed: guessed)
  }

  /// The letter of the greatest chance, with something added for what its answer tells: 12 hundredths of
  /// the entropy in bits.
  static func chance(in words: WordList, guessed: LetterSet) -> Chance? {
    let count = Double(words.count)
    return words.letter(besides: guessed) {
      -Double($0.holders) / count - 0.12 * $0.entropy
    }.map { Chance(letter: $0, holders: words.split(by: $0).families.holders) }
  }
}

public import Words

/// A decision that a search within a player's budget doesn't settle, and what is right there.
public struct Opening: Sendable {
  /// What is right: the family to keep after a guess, or the letter to guess.
  public enum Answer: Sendable {
    case family(Positions)
    case letter(Letter)
  }

  /// The guesses before it with their answers, and the letter to answer; nil where it is to be chosen.
  public let before: [(letter: Letter, positions: Positions)]
  public let letter: Letter?

  /// By what it is known among ``Openings``.
  public let key: UInt64
  public let answer: Answer

  /// The misses that perfect play ends with from there on.
  public let misses: Int
}

/// Finds openings by search.
public struct OpeningSearch {
  private var solver: Solver
  private let report: (Opening) -> Void

  /// - Parameters:
  ///   - memory: the bytes at most for what has been proved.
  ///   - report: is told of each opening that was found.
  public init(memory: Int, report: @escaping (Opening) -> Void) {
    solver = Solver(memory: memory, openings: nil)
    self.report = report
  }

  /// Finds the decisions on some words, for the first guesses, that a player's budget doesn't settle.
  ///
  /// - Complexity: exponential at worst; for some lengths of the embedded lists an hour.
  public mutating func find(in words: Candidates, guesses: Int) {
    findBestLetter(in: words)
    findFamilies(in: words, guesses: guesses, after: [])
  }

  private mutating func findBestLetter(in words: Candidates) {
    var quick = Solver(openings: nil)
    if words.count == 0 || quick.settlesBestLetter(of: words) { return }
    guard let best = solver.bestLetter(for: words, budget: .max) else { return }
    report(
      Opening(
        before: [], letter: nil, key: Vocabulary(words).key(guessing: nil),
        answer: .letter(best.letter), misses: best.misses.upperBound))
  }

  private mutating func findFamilies(
    in words: Candidates, guesses: Int, after before: [(letter: Letter, positions: Positions)]
  ) {
    let guessed = LetterSet(before.map(\.letter))
    for letter in Letter.alphabet where !guessed.contains(letter) {
      var words = words
      let split = words.split(by: letter)
      var quick = Solver(openings: nil)
      guard var choice = quick.choose(among: split, of: words, guessed: guessed) else { continue }
      var kept = choice.equals
      if !choice.isProved,
        let proved = solver.choose(
          among: split, of: words, guessed: guessed, budget: .max, onEquals: Self.workOnEquals)
      {
        choice = proved
        kept = [choice.family]
        report(
          Opening(
            before: before, letter: letter, key: Vocabulary(words).key(guessing: letter),
            answer: .family(choice.family.positions), misses: choice.misses.upperBound))
      }
      if guesses < 2 { continue }
      for family in kept where family.size > 1 {
        var rest = words
        rest.keep(family, of: split)
        findFamilies(
          in: rest, guesses: guesses - 1, after: before + [(letter, family.positions)])
      }
    }
  }

  /// The work at most to find out which families are as good as the one that was proved the best.
  private static let workOnEquals = 100_000_000
}

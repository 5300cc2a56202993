import PerfectPlay
import Words

/// The words that fit a board, for who sees the board and knows the list: what each letter would tell.
struct FittingWords: Sendable {
  private let list: WordList

  /// Those that fit after the first `answers` guesses; nil before the first look.
  private var candidates: Candidates?
  private var answers = 0
  private var guessed: LetterSet = []

  init(_ list: WordList) { self.list = list }

  /// Drops the words that the latest answers rule out.
  ///
  /// - Complexity: O(*n*) for *n* words that fit.
  mutating func follow(_ board: Board) {
    var fitting = candidates ?? Candidates(list, showing: board.pattern.opening)
    candidates = nil  // So that the rows are moved in place, which nobody else holds then.
    for letter in board.guessed.dropFirst(answers) {
      let split = fitting.split(by: letter)
      if let shown = split.family(at: board.pattern.positions(of: letter)) {
        fitting.keep(shown, of: split)
      }
    }
    candidates = fitting
    answers = board.guessed.count
    guessed = board.letters
  }

  /// The letter that stands in most words.
  func mostFrequent() -> Letter? {
    letter { -$0.holders }
  }

  /// The letter whose answer tells the most, in the mean over all words: the entropy of the families'
  /// sizes.
  func mostTelling() -> Letter? {
    letter { -$0.entropy }
  }

  /// The letter whose worst answer leaves the fewest words; of those that leave as many, one that most
  /// words hold.
  func mostNarrowing() -> Letter? {
    letter { families in
      let misses = families.first { $0.positions.isEmpty }?.size ?? 0
      return families.reduce(0) { max($0, $1.size) } << 32 + misses
    }
  }

  /// The best letter against a perfect setter, and what it's worth.
  ///
  /// - Parameter budget: the work at most.
  func best(
    by solver: Solver = Solver(), budget: Int = Solver.budgetForPlaying
  ) -> Advice? {
    guard let candidates else { return nil }
    var solver = solver
    return solver.bestLetter(for: candidates, guessed: guessed, budget: budget)
  }

  /// The letter of the lowest cost; where none tells the words apart, the first one left.
  private func letter<Cost: Comparable>(costing cost: ([Family]) -> Cost) -> Letter? {
    candidates.flatMap { candidates in
      candidates.letter(besides: guessed, costing: cost)
        ?? Letter.alphabet.first { !guessed.contains($0) }
    }
  }
}

extension Candidates {
  /// The letter that some of them hold, and that isn't guessed yet, of the lowest cost; of several the
  /// first of the alphabet.
  func letter<Cost: Comparable>(
    besides guessed: LetterSet, costing cost: ([Family]) -> Cost
  ) -> Letter? {
    var best: (letter: Letter, cost: Cost)?
    for letter in Letter.alphabet where !guessed.contains(letter) {
      let families = split(by: letter).families
      if families.holders == 0 { continue }
      let cost = cost(families)
      if best.map({ cost < $0.cost }) ?? true { best = (letter, cost) }
    }
    return best?.letter
  }
}

extension [Family] {
  /// How many words hold the letter.
  var holders: Int { reduce(0) { $0 + ($1.positions.isEmpty ? 0 : $1.size) } }

  /// What it tells in the mean, in bits, to learn in which family a word is.
  var entropy: Double {
    let count = reduce(0) { $0 + $1.size }
    if count == 0 { return 0 }
    let told = reduce(0) { $0 + Double($1.size) * binaryLogarithm(of: $1.size) }
    return binaryLogarithm(of: count) - told / Double(count)
  }
}

/// The logarithm to the base 2 of a number from 1 up, by squaring: the same on every machine.
private func binaryLogarithm(of number: Int) -> Double {
  let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
  var rest = Double(number) / Double(1 << whole)
  var logarithm = Double(whole)
  var digit = 0.5
  for _ in 0..<30 {
    rest *= rest
    if rest >= 2 {
      rest /= 2
      logarithm += digit
    }
    digit /= 2
  }
  return logarithm
}

import PerfectPlay
import Words

/// How many mistakes a game is proved to come to, whatever is guessed, and the words that prove it.
///
/// The words are some of those that are held. Whatever is guessed, one of the families keeps what they are
/// worth, less the mistake that it costs; so a setter that always answers with such a family ends with no
/// fewer.
struct Guarantee: Sendable {
  /// Wrong letters and solutions, those made included.
  let misses: Int

  /// Some of the words that are held; with the mistakes made they are worth no less.
  private let words: WordList

  /// Remembers what was found out of the words.
  private var solver = Solver()

  /// The work of a proof that begins a game on words without a core, a quarter of a second; of a short one,
  /// which comes first at each decision; and of a longer one, where nothing else proves that a family keeps it.
  private static let workOfBeginning = 40_000_000
  private static let workOfShortProof = 1_000_000
  private static let workOfLongProof = 4_000_000
}

extension Guarantee {
  /// What is proved of the words that a game begins with: by a core that is among them, or else by a search,
  /// first of what is left of the cores.
  ///
  /// - Complexity: O(*n*) for *n* words that hold a core; else bounded by a budget.
  init(of held: WordList) {
    let cores = Core.parts(among: held)
    var best = Guarantee(misses: 0, words: held)
    for (core, words) in cores
    where words.count == core.words.count && core.misses > best.misses {
      best = Guarantee(misses: core.misses, words: words)
    }
    if best.misses == 0 {
      for words in cores.map(\.words) + [held] {
        var solver = Solver()
        let proof = solver.proof(of: words, atLeast: best.misses + 1, budget: Self.workOfBeginning)
        if let proof { best = Guarantee(misses: proof.misses, words: proof.words) }
      }
    }
    self = best
  }

  /// What is left of it if a family is kept; nil where that isn't proved to keep it.
  ///
  /// A short search comes first, which may prove that the family is worth more, or prove it by words of its own;
  /// then what the words are worth that are in it, and then a longer search. The searches begin anew each time, so
  /// the outcome hangs on the words, the guesses and the answers alone.
  ///
  /// - Parameters:
  ///   - board: the round before the guess.
  ///   - mayRise: whether the family may be worth more.
  func keeping(
    _ family: Family, of split: Split, holding held: WordList, board: Board,
    mayRise: Bool = true
  ) -> Guarantee? {
    let made = board.mistakes + (family.positions.isEmpty ? 1 : 0)
    let need = misses - made
    func proved(atLeast least: Int, upTo most: Int, budget: Int) -> Guarantee? {
      var search = Solver()
      return search.proof(
        of: held.words(of: family, in: split), atLeast: least, upTo: most, budget: budget
      ).map { Guarantee(misses: made + $0.misses, words: $0.words) }
    }
    let kept = words(at: family.positions, of: split.letter)
    // Words that all stay are worth what they were.
    var isKept = need <= 0 || !family.positions.isEmpty && kept?.count == words.count
    if !isKept || mayRise,
      let found = proved(
        atLeast: max(need, 0) + (isKept ? 1 : 0), upTo: mayRise ? .max : need,
        budget: Self.workOfShortProof)
    {
      return found
    }
    var solver = solver
    isKept = isKept || kept.map { solver.isWorth(need, $0) } == true
    return isKept
      ? Guarantee(misses: misses, words: kept ?? words, solver: solver)
      : proved(atLeast: need, upTo: need, budget: Self.workOfLongProof)
  }

  /// Those of the words that are in a family.
  private func words(at positions: Positions, of letter: Letter) -> WordList? {
    let split = words.split(by: letter)
    return split.family(at: positions).map { words.words(of: $0, in: split) }
  }

  /// What is left of it where some words aren't held any more: each has cost a mistake, and the others are
  /// worth one less at most.
  func without(_ solutions: [String]) -> Guarantee {
    let left = words.removing(solutions)
    return left.isEmpty || left.count == words.count
      ? self : Guarantee(misses: misses, words: left, solver: solver)
  }
}

extension Board {
  /// The mistakes that were made, without those that hints cost.
  var mistakes: Int { misses - hintCount }
}

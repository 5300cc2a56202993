import PerfectPlay
import Words

extension Setter {
  /// Plays perfectly.
  public static let devil = Setter(
    id: "devil", name: "Devil", numbers: [4, 5], isPerfect: true, thinks: true,
    makeGameplay: { DevilGameplay() })
}

/// Holds every word of the length, and at each guess keeps a family that forces the most misses on
/// whoever guesses, as far as that can be proved within a budget of work; and never one by which the game
/// could end with fewer mistakes than it has been proved to end with.
///
/// - SeeAlso: ``Solver``, for the theorem behind it, and ``Guarantee``.
struct DevilGameplay: GameplayDelegate {
  /// Follows from the words at the start, the guesses and the answers alone.
  private var guarantee: Guarantee?

  /// The answers of a round that was taken up, until they are needed.
  private var answers: [(family: Family, split: Split, candidates: WordList, board: Board)] = []

  /// What was proved at the start.
  private(set) var promise: Int?

  mutating func prepare(holding candidates: WordList) {
    if guarantee == nil {
      let proved = Guarantee(of: answers.first?.candidates ?? candidates)
      guarantee = proved
      promise = proved.misses
    }
    for (family, split, held, board) in answers {
      let known = guarantee(on: board, holding: held)
      guarantee = known.keeping(family, of: split, holding: held, board: board)
    }
    answers = []
  }

  /// The family that forces the most misses; lots are drawn only among those that are equal by every
  /// measure. Where that one isn't proved to keep the guarantee, the first of the others that is: there is
  /// one, since the words of the guarantee are worth what it says.
  ///
  /// - Complexity: bounded by ``Solver/budgetForPlaying`` and by what the words of the guarantee take.
  mutating func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    prepare(holding: candidates)
    var solver = Solver()
    let choice = solver.choose(among: split, of: candidates, guessed: board.letters)
    let equals = choice?.equals ?? split.families
    let drawn = equals[generator.tieBreak(among: equals.count)]
    let known = guarantee(on: board, holding: candidates)
    for family in [drawn] + equals.filter({ $0 != drawn }) + (choice?.others ?? []) {
      let most = family == choice?.family ? choice?.misses.upperBound : nil
      let isAtMost = most.map { board.mistakes + $0 <= known.misses } ?? false
      let kept = known.keeping(
        family, of: split, holding: candidates, board: board, mayRise: !isAtMost)
      if let kept {
        guarantee = kept
        return family
      }
    }
    return drawn
  }

  mutating func recall(
    _ family: Family, of split: Split, holding candidates: WordList, board: Board
  ) {
    answers.append((family, split, candidates, board))
  }

  /// What was proved before, of the words that are left after solutions that were wrong.
  private func guarantee(on board: Board, holding candidates: WordList) -> Guarantee {
    let known = guarantee ?? Guarantee(of: candidates)
    return known.without(board.wrongSolutions.map(board.word(of:)))
  }
}

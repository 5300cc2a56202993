import PerfectPlay
public import Words

extension Setter {
  /// Plays perfectly.
  public static let devil = Setter(
    id: "devil", name: "Devil", title: "EVIL HANGMAN", shortTitle: "DEVIL",
    expectation: "It plays perfectly: nobody can make fewer mistakes than par.",
    conduct: "plays perfectly", dodges: true, isPerfect: true, thinks: true,
    makeGameplay: { DevilGameplay() })
}

/// Holds every word of the length, and at each guess keeps a family that forces the most misses on
/// whoever guesses, as far as that can be proved within a budget of work.
///
/// It has no memory between guesses, so that a round that is taken up goes on as it would have gone.
///
/// - SeeAlso: ``Solver``, for the theorem behind it.
public struct DevilGameplay: GameplayDelegate {
  public init() {}

  /// The family that forces the most misses; lots are drawn only among those that are equal by every
  /// measure.
  ///
  /// - Complexity: bounded by ``Solver/budgetForPlaying``.
  public func familyToKeep(
    of split: Split, holding candidates: Candidates, board: Board,
    using generator: inout some RandomNumberGenerator
  ) -> Family {
    var solver = Solver()
    let choice = solver.choose(among: split, of: candidates, guessed: board.letters)
    let equals = choice?.equals ?? split.families
    return equals[drawPlace(below: equals.count, using: &generator)]
  }
}

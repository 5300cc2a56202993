public import Words

extension Setter {
  /// Keeps the largest family. Games of the time when there was no other villain are its own, so they
  /// are kept by that name.
  public static let imp = Setter(
    id: "evil", name: "Imp", numbers: [0], makeGameplay: { EvilGameplay() })
}

/// Holds every word of the length, and at each guess keeps the largest family.
///
/// Source: Keith Schwarz, "Evil Hangman", in Nifty Assignments (SIGCSE 2011).
public struct EvilGameplay: GameplayDelegate {
  public init() {}

  /// The largest family; of several, one drawn at random.
  public func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    split.families.largest(using: &generator)
  }
}

extension [Family] {
  /// The largest of at least one; of several, one drawn at random.
  func largest(using generator: inout SeededGenerator) -> Family {
    let size = reduce(0) { Swift.max($0, $1.size) }
    let largest = filter { $0.size == size }
    return largest[generator.tieBreak(among: largest.count)]
  }
}

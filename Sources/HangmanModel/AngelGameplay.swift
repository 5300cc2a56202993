import Words

extension Setter {
  /// Cheats for the player.
  public static let angel = Setter(
    id: "angel", name: "Angel", numbers: [3], favoursPlayer: true,
    makeGameplay: { AngelGameplay() })
}

/// Holds every word of the length, and at each guess shows the letter if any of them has it.
struct AngelGameplay: GameplayDelegate {
  /// The largest family that shows the letter, the miss where there is none; of several, one drawn at
  /// random.
  func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    let hits = split.families.filter { !$0.positions.isEmpty }
    return (hits.isEmpty ? split.families : hits).largest(using: &generator)
  }
}

import Words

extension Setter {
  /// Draws lots among the families.
  public static let trickster = Setter(
    id: "trickster", name: "Trickster", numbers: [2], makeGameplay: { TricksterGameplay() })
}

/// Holds every word of the length, and at each guess draws a family: large ones with more chances, but
/// not always the largest.
struct TricksterGameplay: GameplayDelegate {
  /// A family drawn in proportion to its size to the power of 2.5; one alone takes no number from the
  /// generator.
  func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    let families = split.families
    if families.count == 1 { return families[0] }
    let total = families.reduce(0) { $0 + weight(of: $1) }
    var rest = generator.below(total)
    for family in families.dropLast() {
      let weight = weight(of: family)
      if rest < weight { return family }
      rest -= weight
    }
    return families.last
  }

  /// A square root is rounded alike on every machine, so a game can be told again anywhere. With as
  /// many words as a file can hold, the sum of all weights is below 2⁶⁴.
  private func weight(of family: Family) -> UInt64 {
    let size = Double(family.size)
    return UInt64(size * size * size.squareRoot())
  }
}

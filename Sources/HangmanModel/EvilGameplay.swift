public import Words

extension Setter {
  /// Keeps the largest family. Games of the time when there was no other villain are its own, so they
  /// are kept by that name.
  public static let imp = Setter(
    id: "evil", name: "Imp", title: "EVIL HANGMAN", shortTitle: "EVIL",
    expectation: "It keeps the largest group; the same letters often end alike.",
    conduct: "keeps the largest group", dodges: true, makeGameplay: { EvilGameplay() })
}

/// Holds every word of the length, and at each guess keeps the largest family.
///
/// Source: Keith Schwarz, "Evil Hangman", in Nifty Assignments (SIGCSE 2011).
public struct EvilGameplay: GameplayDelegate {
  public init() {}

  /// All the words, or where some show a hyphen or the like, the largest group that shows the same.
  public func startingCandidates(
    among words: WordList, knowing lexicon: Lexicon,
    using generator: inout some RandomNumberGenerator
  ) -> Candidates {
    if words.lettersOnlyCount * 2 > words.count {
      return Candidates(lettersOnly: words)
    }
    let openings = words.openings()
    let size = openings.values.max() ?? 0
    let largest = openings.filter { $0.value == size }.keys
      .sorted { $0.description < $1.description }
    if largest.isEmpty { return Candidates(words) }
    return Candidates(words, showing: largest[drawPlace(below: largest.count, using: &generator)])
  }

  /// The largest family; of several, one drawn at random.
  public func familyToKeep(
    of split: Split, holding candidates: Candidates, board: Board,
    using generator: inout some RandomNumberGenerator
  ) -> Family {
    split.families.largest(using: &generator)
  }
}

extension [Family] {
  /// The largest of at least one; of several, one drawn at random.
  func largest(using generator: inout some RandomNumberGenerator) -> Family {
    let size = reduce(0) { Swift.max($0, $1.size) }
    var place = drawPlace(below: count { $0.size == size }, using: &generator)
    for family in self where family.size == size {
      if place == 0 { return family }
      place -= 1
    }
    return self[0]
  }
}

/// A number below `count` with equal chances; one alone takes no number from the generator.
private func drawPlace(
  below count: Int, using generator: inout some RandomNumberGenerator
) -> Int {
  count == 1 ? 0 : Int.random(in: 0..<count, using: &generator)
}

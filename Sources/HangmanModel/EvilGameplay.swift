public import Words

/// Holds every word of the length, and at each guess keeps the largest family.
///
/// Source: Keith Schwarz, "Evil Hangman", in Nifty Assignments (SIGCSE 2011).
public struct EvilGameplay: GameplayDelegate {
  public init() {}

  public var mode: GameMode { .evil }

  /// All the words, or where some show a hyphen or the like, the largest group that shows the same.
  public func startingCandidates(
    among words: WordList, using generator: inout some RandomNumberGenerator
  ) -> Candidates {
    if words.lettersOnlyCount * 2 > words.count {
      return Candidates(lettersOnly: words)
    }
    let openings = words.openings()
    let size = openings.values.max() ?? 0
    let largest = openings.filter { $0.value == size }.keys
      .sorted { $0.description < $1.description }
    guard let opening = pick(largest, using: &generator) else { return Candidates(words) }
    return Candidates(words, showing: opening)
  }

  /// The largest family; of several, one drawn at random.
  public func familyToKeep(
    among families: [Family], using generator: inout some RandomNumberGenerator
  ) -> Family {
    pick(largest(of: families), using: &generator) ?? families[0]
  }

  private func largest(of families: [Family]) -> [Family] {
    let size = families.reduce(0) { max($0, $1.size) }
    return families.filter { $0.size == size }
  }

  /// One of `choices` with equal chances; a single choice takes no number from the generator.
  private func pick<Choice>(
    _ choices: [Choice], using generator: inout some RandomNumberGenerator
  ) -> Choice? {
    choices.count == 1 ? choices[0] : choices.randomElement(using: &generator)
  }
}

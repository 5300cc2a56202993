public import Words

extension Setter {
  /// Keeps to one word.
  public static let good = Setter(
    id: "good", title: "HANGMAN", shortTitle: "GOOD", purpose: "Choose one word, and keep to it.",
    conduct: "it keeps one word", dodges: false, rank: 1, makeGameplay: { GoodGameplay() })
}

/// Chooses one word at the start, each with the same chance, and keeps it to the end.
public struct GoodGameplay: GameplayDelegate {
  public init() {}

  public func startingCandidates(
    among words: WordList, using generator: inout some RandomNumberGenerator
  ) -> Candidates {
    Candidates(only: words[Int.random(in: words.indices, using: &generator)])
  }

  /// The only family that one word can make.
  public func familyToKeep(
    of split: Split, holding candidates: Candidates, board: Board,
    using generator: inout some RandomNumberGenerator
  ) -> Family {
    split.families[0]
  }
}

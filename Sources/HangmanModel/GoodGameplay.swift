public import Words

/// Chooses one word at the start, each with the same chance, and keeps it to the end.
public struct GoodGameplay: GameplayDelegate {
  public init() {}

  public var mode: GameMode { .good }

  public func startingCandidates(
    among words: WordList, using generator: inout some RandomNumberGenerator
  ) -> Candidates {
    Candidates(only: words[Int.random(in: words.indices, using: &generator)])
  }

  /// The only family that one word can make.
  public func familyToKeep(
    among families: [Family], using generator: inout some RandomNumberGenerator
  ) -> Family {
    families[0]
  }
}

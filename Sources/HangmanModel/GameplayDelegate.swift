public import Words

/// What a ``Round`` asks its setter: the words to start with, and which family to keep.
///
/// All else is the round's own, so a new villain is a new conformance.
public protocol GameplayDelegate: Sendable {
  var mode: GameMode { get }

  /// The words that the setter holds at the start, at least one of `words`, which isn't empty.
  ///
  /// All of them must show the same characters that aren't letters, at the same places.
  func startingCandidates(
    among words: WordList, using generator: inout some RandomNumberGenerator
  ) -> Candidates

  /// The family to keep after a guess, one of `families`, of which there is at least one.
  func familyToKeep(
    among families: [Family], using generator: inout some RandomNumberGenerator
  ) -> Family
}

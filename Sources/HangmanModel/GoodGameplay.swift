public import Words

extension Setter {
  /// Keeps to one word.
  public static let good = Setter(
    id: "good", name: "Good", numbers: [1], dodges: false, makeGameplay: { GoodGameplay() })
}

/// Chooses one word at the start, each that may be shown with the same chance, and keeps it to the end.
public struct GoodGameplay: GameplayDelegate {
  public init() {}

  public func startingCandidates(
    among words: WordList, knowing lexicon: Lexicon, using generator: inout SeededGenerator
  ) -> WordList {
    let isChoice = words.contains { !lexicon.isBlocked($0) }
    var word: String
    repeat {
      word = words[generator.below(words.count)]
    } while isChoice && lexicon.isBlocked(word)
    return WordList([word])
  }

  /// The only family that one word can make.
  public func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    split.families[0]
  }
}

public import HangmanModel

extension Setter {
  /// What stands above its game.
  public var title: String { role == .villain ? "EVIL HANGMAN" : "HANGMAN" }

  /// The same where there's little room.
  public var shortTitle: String { isStandard ? "EVIL" : name.uppercased() }

  /// What to expect of it: a sentence of at most 62 characters.
  public var expectation: String { Self.words[id]?.expectation ?? "" }

  /// The same in a clause that a pronoun begins, of at most 24 characters.
  public var conduct: String { Self.words[id]?.conduct ?? "" }

  private static let words = [
    "evil": (
      expectation: "It keeps the largest group; the same letters often end alike.",
      conduct: "keeps the largest group"
    ),
    "devil": (
      expectation: "It plays perfectly: nobody can make fewer mistakes than par.",
      conduct: "plays perfectly"
    ),
    "trickster": (
      expectation: "It draws lots among the groups, so no two games are alike.",
      conduct: "draws lots"
    ),
    "angel": (
      expectation: "It cheats for you: it says yes wherever some word allows it.",
      conduct: "cheats for you"
    ),
    "good": (
      expectation: "It chooses one word, and keeps to it.", conduct: "keeps one word"
    ),
  ]
}

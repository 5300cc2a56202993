public import Words

/// What is to be found.
public enum Subject: Hashable, Sendable {
  /// A word of so many characters.
  case word(length: Int)
  /// A phrase, whose length is drawn; about anything unless a category is given.
  case phrase(Category?)

  /// The number of characters of a word; nil for phrases.
  public var length: Int? { if case .word(let length) = self { length } else { nil } }

  /// What a phrase is to be about; nil for any, and for words.
  public var category: Category? { if case .phrase(let category) = self { category } else { nil } }
}

/// What a game is played with.
public struct GameSetup: Hashable, Sendable {
  /// The list that the word is from.
  public var list: ListID

  public var subject: Subject

  /// The misses that lose the game.
  public var allowed: Int

  public var setter: Setter

  public static let allowedRange = 1...26

  /// The length of words unless another is asked for.
  static let usualLength = 8

  /// What is played unless something else is asked for: a pair of length and misses that leaves
  /// careful play two mistakes to spare.
  public static let standard = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: usualLength), allowed: 8,
    setter: .standard)

  public init(list: ListID, subject: Subject, allowed: Int, setter: Setter) {
    self.list = list
    self.subject = subject
    self.allowed = allowed
    self.setter = setter
  }
}

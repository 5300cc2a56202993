public import Words

/// A word or phrase that somebody sets for somebody else, with the misses that lose it.
public struct FriendWord: Hashable, Sendable {
  /// Capital letters, spaces, hyphens and apostrophes; no space at either end.
  public let text: String
  public let allowed: Int

  /// The most characters that it can have.
  public static let longest = 32

  /// The characters besides letters.
  public static let signs: [Character] = [" ", "-", "'"]

  static let alphabet = Letter.alphabet.map(\.character) + signs

  /// Nil for a text without a letter, with more than ``longest`` characters, or with one that can't be
  /// in it. Letters may be small and have accents; spaces around it count for nothing.
  public init?(_ text: String, allowed: Int) {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard trimmed.count <= Self.longest, GameSetup.allowedRange.contains(allowed) else {
      return nil
    }
    var result = ""
    for character in trimmed {
      guard let sign = Self.character(typed: character) else { return nil }
      result.append(sign)
    }
    guard result.contains(where: { Letter($0) != nil }) else { return nil }
    self.text = result
    self.allowed = allowed
  }

  /// What a typed character stands for in it; nil for one that can't be in it.
  public static func character(typed character: Character) -> Character? {
    if let letter = Letter.typed(character) { return letter.character }
    if character == "’" { return "'" }
    return signs.contains(character) ? character : nil
  }

  /// What it is played with: a list of this one word, which ``init(_:)`` finds again by its name.
  public var collection: WordCollection {
    WordCollection(
      path: WordCollection.ID.friendPrefix + GameCode.friend(self).text,
      universe: WordUniverse(
        [WordList([text])], lexicon: WordCollection.standard.universe.lexicon))
  }

  /// The word of a ``collection``, by that one's name alone; nil for any other list.
  public init?(_ id: WordCollection.ID) {
    let prefix = WordCollection.ID.friendPrefix
    guard id.rawValue.hasPrefix(prefix),
      case .friend(let word) = try? GameCode(String(id.rawValue.dropFirst(prefix.count)))
    else { return nil }
    self = word
  }

  /// The round in which it is guessed.
  public var round: Round? {
    let collection = collection
    let setup = GameSetup(
      list: collection.id, length: text.count, allowed: allowed, setter: .named(dodging: false))
    return Round(setup, seed: 0, in: collection.universe, for: .friend)
  }
}

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
    let characters = trimmed.prefix(Self.longest).compactMap(Self.character(typed:))
    guard characters.count == trimmed.count,
      characters.contains(where: { Letter($0) != nil }), GameSetup.allowedRange.contains(allowed)
    else { return nil }
    self.text = String(characters)
    self.allowed = allowed
  }

  /// What a typed character stands for in it; nil for one that can't be in it.
  public static func character(typed character: Character) -> Character? {
    if let letter = Letter.typed(character) { return letter.character }
    if character == "’" { return "'" }
    return signs.contains(character) ? character : nil
  }

  /// What it is played with: a list of this one word.
  ///
  /// - Parameter library: what is known of words is known from its usual list.
  public func collection(in library: Library = .embedded) -> WordCollection {
    WordCollection(
      .friend(code: code(in: library)),
      universe: WordUniverse([WordList([text])], lexicon: library.standard.universe.lexicon))
  }

  /// The round in which it is guessed.
  public func round(in library: Library = .embedded) -> Round? {
    let collection = collection(in: library)
    let setup = GameSetup(
      list: collection.id, subject: .word(length: text.count), allowed: allowed,
      setter: .named(dodging: false))
    return Round(setup, seed: 0, in: collection.universe, for: .friend)
  }
}

extension Library {
  /// The words that a game is played with: a list, or a friend's word, which its code tells; nil for a list
  /// that isn't there.
  public func words(of id: ListID) -> WordCollection? {
    guard case .friend(let code) = id else { return self[id] }
    let word = try? Code.read(code, as: [FriendWord.self], in: self) as? FriendWord
    return word?.collection(in: self)
  }
}

extension FriendWord: Coded {
  public static let kind = 1

  /// Each character is moved along the alphabet by a lot of its own.
  public init(
    _ word: FriendWord?, through digits: inout CodeDigits, in library: Library
  ) throws(CodeFault) {
    let allowed = digits.pass(word.map { $0.allowed - 1 }, of: 26) + 1
    let count = digits.pass(word.map { $0.text.count - 1 }, of: Self.longest) + 1
    let alphabet = Self.alphabet
    let characters = word.map { Array($0.text) }
    var generator = SeededGenerator(seed: UInt64(count * 26 + allowed))
    var text = ""
    for place in 0..<count {
      let shift = Int(generator.next() % UInt64(alphabet.count))
      text.append(
        try digits.pass(characters?[place], of: alphabet.count) {
          alphabet[($0 + alphabet.count - shift) % alphabet.count]
        })
    }
    guard let read = FriendWord(text, allowed: allowed) else { throw .mistyped }
    self = read
  }
}

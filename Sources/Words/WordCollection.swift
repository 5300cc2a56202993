/// A list of words that has a name, with what is known of it alone.
public struct WordCollection: Sendable {
  /// What a list is called where games are kept: a word for a list of the program's own, a path for
  /// a file.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID

  /// What the player reads.
  public let title: String

  public let universe: WordUniverse

  /// More names that it goes by on the command line.
  let otherNames: [String]

  /// What the words are and where they are from, in a sentence.
  public let source: String

  private let fairMisses: [Int]
  private let perfectMisses: [Int]

  /// - Parameters:
  ///   - language: what is known of the words.
  ///   - fairMisses: see ``fairMisses(forLength:)``; for the lengths 1, 2 and so on.
  ///   - perfectMisses: see ``perfectMisses(forLength:)``; for the same lengths.
  ///   - categories: what the marks of phrases stand for.
  init(
    id: String, title: String, otherNames: [String] = [], language: String = "",
    fairMisses: [Int] = [], perfectMisses: [Int] = [], source: String = "",
    categories: [String] = [], lists: [WordList]
  ) {
    self.id = ID(rawValue: id)
    self.title = title
    self.otherNames = otherNames
    self.fairMisses = fairMisses
    self.perfectMisses = perfectMisses
    self.source = source
    universe = WordUniverse(
      lists, categories: categories.map(Category.init), lexicon: .named(language))
  }

  /// The words of a file.
  public init(path: String, universe: WordUniverse) {
    id = ID(rawValue: path)
    title = id.title
    otherNames = []
    fairMisses = []
    perfectMisses = []
    source = "A file."
    self.universe = universe
  }

  /// The lists that the program carries, the usual one first.
  public static let embedded = [standard] + otherCollections

  /// The list that a game is played with unless another is asked for.
  public static var standard: WordCollection { standardCollection }

  /// The list of the program's own that goes by a name; nil if none does.
  public static func embedded(named name: String) -> WordCollection? {
    embedded.first { $0.id.rawValue == name || $0.otherNames.contains(name) }
  }

  /// The fewest allowed misses with which careful play wins against evil at a length; nil where that
  /// isn't known.
  ///
  /// Source: one more than the most misses that `hangman arena --setter evil --guesser frequency
  /// --length all --games 2000 --seed 2` saw a game take.
  public func fairMisses(forLength length: Int) -> Int? {
    fairMisses.indices.contains(length - 1) ? fairMisses[length - 1] : nil
  }

  /// The misses that perfect play on both sides ends with, where all words of a length that are made of
  /// letters alone are held at the start; nil where that isn't known.
  ///
  /// With more misses allowed a player can beat every setter; with as many or fewer, none can win for
  /// certain. Source: `hangman solve --length all`.
  public func perfectMisses(forLength length: Int) -> Int? {
    guard perfectMisses.indices.contains(length - 1), universe.words(ofLength: length) != nil else {
      return nil
    }
    return perfectMisses[length - 1]
  }
}

extension WordCollection.ID {
  /// The title of an embedded list, or the last part of a file's path.
  public var title: String {
    WordCollection.embedded.first { $0.id == self }?.title
      ?? rawValue.split(separator: "/").last.map(String.init) ?? rawValue
  }
}

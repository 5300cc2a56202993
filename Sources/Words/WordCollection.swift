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

  private let pars: [String: [Int?]]

  /// - Parameters:
  ///   - language: what is known of the words.
  ///   - pars: see ``par(forLength:by:)``; of each setter for the lengths 1, 2 and so on.
  ///   - categories: what the marks of phrases stand for.
  init(
    id: String, title: String, otherNames: [String] = [], language: String = "",
    pars: [String: [Int?]] = [:], source: String = "", categories: [String] = [], lists: [WordList]
  ) {
    self.id = ID(rawValue: id)
    self.title = title
    self.otherNames = otherNames
    self.pars = pars
    self.source = source
    universe = WordUniverse(
      lists, categories: categories.map(Category.init), lexicon: .named(language))
  }

  /// The words of a file.
  public init(path: String, universe: WordUniverse) {
    id = ID(rawValue: path)
    title = id.title
    otherNames = []
    pars = [:]
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

  /// The misses of careful play at a length against a setter, by the name that it has in
  /// `Resources/par.txt`, which says how they are found; nil where they aren't known.
  public func par(forLength length: Int, by setter: String) -> Int? {
    guard length > 0, let pars = pars[setter], length <= pars.count else { return nil }
    return pars[length - 1]
  }
}

extension WordCollection.ID {
  /// How the name of a list begins that is no file: one word, which somebody has set.
  public static let friendPrefix = "friend "

  /// The list of the program's own that it names; nil if there's none.
  public var embedded: WordCollection? { WordCollection.embedded.first { $0.id == self } }

  /// The title of an embedded list, or the last part of a file's path.
  public var title: String {
    if rawValue.hasPrefix(Self.friendPrefix) { return "A Friend's Word" }
    return embedded?.title
      ?? rawValue.split(separator: "/").last.map(String.init) ?? rawValue
  }
}

/// All the words or phrases that a game can be played with, by their length, and what is known of
/// them.
public struct WordUniverse: Sendable {
  /// The words of each length that has some, by rising lengths.
  public let lists: [WordList]

  /// What the phrases are about; empty where they are words.
  public let categories: [Category]

  public let lexicon: Lexicon

  private var pars: [String: [Int?]]

  /// - Parameters:
  ///   - lists: of different lengths.
  ///   - categories: what the marks of the lists stand for.
  ///   - pars: the misses of careful play against each setter for the lengths 1, 2 and so on.
  public init(
    _ lists: [WordList], categories: [Category] = [], lexicon: Lexicon = .none,
    pars: [String: [Int?]] = [:]
  ) {
    self.lists = lists.filter { !$0.isEmpty }.sorted { $0.length < $1.length }
    self.categories = categories
    self.lexicon = lexicon
    self.pars = pars
  }

  /// A universe of rows as a word file gives them: at index *n* the words of *n* characters.
  public init(rows: [[UInt8]], lexicon: Lexicon = .none) {
    self.init(rows.enumerated().map { WordList(length: $0, rows: $1) }, lexicon: lexicon)
  }

  /// The same with other lists, parts of its own.
  public func part(_ lists: [WordList]) -> WordUniverse {
    WordUniverse(lists, categories: categories, lexicon: lexicon, pars: pars)
  }

  /// The same where the misses of careful play against a setter are known at a length, and at no other.
  public func knowing(par: Int, forLength length: Int, by setter: String) -> WordUniverse {
    var known = self
    known.pars[setter] = [Int?](repeating: nil, count: length - 1) + [par]
    return known
  }

  /// The lengths that have a word, rising.
  public var lengths: [Int] { lists.map(\.length) }

  /// Whether phrases are played, whose length is drawn and which have a category.
  public var isOfPhrases: Bool { !categories.isEmpty }

  /// The longest length that has a word; 0 for a universe without words.
  public var longestLength: Int { lists.last?.length ?? 0 }

  public var count: Int { lists.reduce(0) { $0 + $1.count } }

  /// How many phrases there are of a category, or of all if none is given.
  ///
  /// - Complexity: O(*n*) for a category, in the phrases of all of them.
  public func count(in category: Category?) -> Int {
    if category == nil { return count }
    var count = 0
    forEachRow(in: category) { _, _ in count += 1 }
    return count
  }

  /// The words of `length` characters, nil if there are none.
  public func words(ofLength length: Int) -> WordList? { lists.words(ofLength: length) }

  /// The misses of careful play at a length against a setter, by the name that it has in
  /// `Resources/par.txt`, which says how they are found; nil where they aren't known.
  public func par(forLength length: Int, by setter: String) -> Int? {
    guard length > 0, let pars = pars[setter], length <= pars.count else { return nil }
    return pars[length - 1]
  }

  /// The length nearest to `length` that has a word, the shorter of two.
  public func nearestLength(to length: Int) -> Int {
    let wanted = min(max(length, lengths.first ?? 0), longestLength)
    return lengths.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}

extension WordUniverse {
  /// What a phrase is about; nil for one that isn't there.
  ///
  /// - Complexity: O(log *n*).
  public func category(of phrase: String) -> Category? {
    var phrase = phrase
    let mark = phrase.withUTF8 { lists.mark(of: $0) }
    return mark.flatMap { categories.indices.contains($0) ? categories[$0] : nil }
  }

  /// Calls `body` with each word, by rising lengths, and its place in the list of its length; of the
  /// phrases of one category alone if one is given.
  func forEachRow(in category: Category?, _ body: (WordList.Row, Int) -> Void) {
    let wanted = category.flatMap(categories.firstIndex)
    for list in lists {
      for place in list.indices where category == nil || list.mark(at: place) == wanted {
        list.withRow(place) { body($0, place) }
      }
    }
  }

  /// The phrases that show `opening` at the start, of all categories or of one; nil if none has its length.
  public func phrases(showing opening: Pattern, in category: Category?) -> WordList? {
    let wanted = category.flatMap(categories.firstIndex)
    return words(ofLength: opening.length).map { list in
      list.filtered { index, row in
        (category == nil || list.mark(at: index) == wanted) && opening.fits(row, guessed: [])
      }
    }
  }
}

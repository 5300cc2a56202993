/// All the words that a game can be played with, by their length.
public struct WordUniverse: Sendable {
  private let lists: [Int: WordList]

  /// The lengths that have a word, rising.
  public let lengths: [Int]

  public init(_ lists: [WordList]) {
    let usable = lists.filter { $0.count > 0 }
    self.lists = Dictionary(usable.map { ($0.length, $0) }) { first, _ in first }
    lengths = self.lists.keys.sorted()
  }

  /// A universe of rows as a word file gives them: at index *n* the words of *n* characters.
  public init(rows: [[UInt8]]) {
    self.init(
      rows.enumerated().filter { !$0.element.isEmpty }
        .map { WordList(length: $0.offset, rows: $0.element) })
  }

  /// The words that a game is played with unless others are asked for.
  public static var embedded: WordUniverse { WordCollection.standard.universe }

  /// The longest length that has a word; 0 for a universe without words.
  public var longestLength: Int { lengths.last ?? 0 }

  public var count: Int { lists.values.reduce(0) { $0 + $1.count } }

  /// The words of `length` characters, nil if there are none.
  public func words(ofLength length: Int) -> WordList? { lists[length] }

  /// The length nearest to `length` that has a word, the shorter of two.
  public func nearestLength(to length: Int) -> Int {
    let wanted = min(max(length, lengths.first ?? 0), longestLength)
    return lengths.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}

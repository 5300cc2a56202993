/// Lists of words by their length, in which one word can be looked up. Those that are asked must be
/// sorted, as the embedded ones are.
struct WordIndex: Sendable {
  /// Those that have a word, by rising lengths.
  let lists: [WordList]
  private let byLength: [Int: WordList]

  init(_ lists: [WordList]) {
    let usable = lists.filter { $0.count > 0 }
    byLength = Dictionary(usable.map { ($0.length, $0) }) { first, _ in first }
    self.lists = byLength.values.sorted { $0.length < $1.length }
  }

  /// The words of `length` characters, nil if there are none.
  subscript(length: Int) -> WordList? { byLength[length] }

  /// Whether a word is there.
  ///
  /// - Complexity: O(log *n*).
  func contains(_ word: WordList.Row) -> Bool { mark(of: word) != nil }

  /// The mark of a word, if it's there.
  ///
  /// - Complexity: O(log *n*).
  func mark(of word: WordList.Row) -> Int? {
    byLength[word.count].flatMap { list in list.index(ofSorted: word).map(list.mark) }
  }
}

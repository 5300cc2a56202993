// Lists of different lengths, in which one word can be looked up. Those that are asked must be sorted, as the
// embedded ones are.
extension [WordList] {
  /// The words of `length` characters, nil if there are none.
  func words(ofLength length: Int) -> WordList? { first { $0.length == length } }

  /// Whether a word is there.
  ///
  /// - Complexity: O(log *n*).
  func holds(_ word: WordList.Row) -> Bool { mark(of: word) != nil }

  /// The mark of a word, if it's there.
  ///
  /// - Complexity: O(log *n*).
  func mark(of word: WordList.Row) -> Int? {
    words(ofLength: word.count).flatMap { list in list.index(ofSorted: word).map(list.mark) }
  }
}

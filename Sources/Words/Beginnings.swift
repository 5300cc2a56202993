/// Words by how they begin.
extension WordUniverse {
  /// Whether `fragment` is a word.
  ///
  /// - Complexity: O(log *n*).
  public func isWord(_ fragment: [Letter]) -> Bool {
    fragment.map(\.ascii).withUnsafeBufferPointer(lists.holds)
  }

  /// The words of letters alone that begin with `fragment`, the shortest first, those of a length in
  /// the order of the alphabet; at most `limit`, and none below a length.
  ///
  /// - Complexity: O(*k* log *n* + *m*) for *k* lengths and *m* words.
  public func words(
    beginning fragment: [Letter], ofAtLeast shortest: Int = 0, limit: Int = .max
  ) -> [String] {
    var words: [String] = []
    for list in lists where list.length >= max(shortest, fragment.count) {
      if words.count >= limit { break }
      let found = list.indices(beginning: fragment.map(\.ascii))
      words += found.prefix(limit - words.count).map { list[$0] }
    }
    return words
  }
}

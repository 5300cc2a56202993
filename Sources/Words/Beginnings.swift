/// Words by how they begin.
extension WordUniverse {
  /// Whether `fragment` is a word.
  ///
  /// - Complexity: O(log *n*).
  public func isWord(_ fragment: [Letter]) -> Bool {
    fragment.map(\.ascii).withUnsafeBufferPointer(index.contains)
  }

  /// The words of letters alone that begin with `fragment`, the shortest first, those of a length in
  /// the order of the alphabet; at most `limit`, and none below a length.
  ///
  /// - Complexity: O(*k* log *n* + *m*) for *k* lengths and *m* words.
  public func words(
    beginning fragment: [Letter], ofAtLeast shortest: Int = 0, limit: Int = .max
  ) -> [String] {
    var words: [String] = []
    for length in lengths where length >= shortest {
      guard let list = index[length], words.count < limit else { continue }
      let places = places(beginning: fragment, length: length)
      words += places.prefix(limit - words.count).map { list[$0] }
    }
    return words
  }

  /// Where the words of letters alone stand that have a length and begin with `fragment`.
  private func places(beginning fragment: [Letter], length: Int) -> Range<Int> {
    guard let list = index[length], fragment.count <= length else { return 0..<0 }
    let prefix = fragment.map(\.ascii)
    func firstPlace(where isThere: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Int {
      var places = 0..<list.lettersOnlyCount
      while !places.isEmpty {
        let middle = places.lowerBound + places.count / 2
        if list.withRow(middle, { isThere($0.prefix(prefix.count)) }) {
          places = places.lowerBound..<middle
        } else {
          places = middle + 1..<places.upperBound
        }
      }
      return places.lowerBound
    }
    let first = firstPlace { !$0.lexicographicallyPrecedes(prefix) }
    return first..<firstPlace { prefix.lexicographicallyPrecedes($0) }
  }
}

extension WordList {
  /// The words of letters alone, end to end.
  public var lettersOnlyRows: [UInt8] {
    withRows { Array(UnsafeRawBufferPointer(start: $0, count: lettersOnlyCount * length)) }
  }
}

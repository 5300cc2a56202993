extension Range<Int> {
  /// The first number for which `isThere` holds, which holds for all after it as well; the upper bound if
  /// there is none.
  ///
  /// - Complexity: O(log *n*) calls for *n* numbers.
  func partitionPoint(where isThere: (Int) -> Bool) -> Int {
    var rest = self
    while !rest.isEmpty {
      let middle = rest.lowerBound + rest.count / 2
      rest = isThere(middle) ? rest.lowerBound..<middle : middle + 1..<rest.upperBound
    }
    return rest.lowerBound
  }
}

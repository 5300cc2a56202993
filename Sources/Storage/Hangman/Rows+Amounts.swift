import SQLite

extension Rows {
  /// A column that counts something; nil for one that no game has come to, as in a damaged store, so
  /// that numbers can be added without a thought.
  func amount(_ column: Int32, most: Int = 1_000_000_000_000) -> Int? {
    guard let number: Int = self[column], (0...most).contains(number) else { return nil }
    return number
  }

  /// A column that counts mistakes.
  func misses(_ column: Int32) -> Int? { amount(column, most: 26) }
}

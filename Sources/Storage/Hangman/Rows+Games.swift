import HangmanModel
import SQLite

/// The numbers of a game, which no other can have.
extension Rows {
  func misses(_ column: Int32) -> Int? { amount(column, in: 0...26) }

  func allowed(_ column: Int32) -> Int? { amount(column, in: GameSetup.allowedRange) }

  /// A length; 0 stands for phrases.
  func length(_ column: Int32) -> Int? { amount(column, in: 0...64) }

  /// A length, that of a word where none was written.
  func length(_ column: Int32, of word: String) -> Int? {
    isNull(column) ? word.utf8.count : length(column)
  }
}

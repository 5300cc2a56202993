import HangmanModel
public import SQLite
public import Words

extension ListID: Readable {
  public var stored: StoredValue { text.stored }

  public init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.init(text)
  }
}

extension Subject {
  /// The length that stands for it in a column, where 0 is for phrases.
  var storedLength: Int { length ?? 0 }

  init(storedLength length: Int, category: String? = nil) {
    let category = category.flatMap { $0.isEmpty ? nil : Category(rawValue: $0) }
    self = length == 0 ? .phrase(category) : .word(length: length)
  }
}

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

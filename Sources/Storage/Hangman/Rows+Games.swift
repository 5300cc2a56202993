import HangmanModel
public import SQLite
public import Words

// What Hangman's tables have in common.

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

extension Run {
  /// Nil for a steady run, as those of 1.0.0 were.
  var storedRule: String? { rule == .steady ? nil : rule.description }

  /// The words as a column has them, in lines; nil for none.
  var storedWords: String? { found.isEmpty ? nil : found.joined(separator: "\n") }

  fileprivate init(_ row: borrowing Rows) {
    let words = (row["found"] as String?) ?? ""
    self.init(
      points: row.amount("points") ?? 0, found: words.split(separator: "\n").map(String.init),
      rule: (row["rule"] as String?).flatMap(Rule.init) ?? .steady)
  }
}

extension GameRecord {
  /// - Parameter column: that of the moves. Games that were kept without any have no record.
  init?(_ row: borrowing Rows, _ setup: GameSetup, moves column: String) {
    guard let moves = (row[column] as String?).flatMap(Move.moves),
      let occasion = Occasion(name: row["occasion"])
    else { return nil }
    self.init(
      setup: setup, seed: row["seed"], moves: moves, run: Run(row), occasion: occasion,
      fingerprint: row["fingerprint"])
  }
}

/// The values of a game, which no other can have.
extension Rows {
  func misses(_ column: String) -> Int? { amount(column, in: 0...26) }

  var setter: Setter? { (self["mode"] as String?).flatMap(Setter.named) }

  /// A length; 0 stands for phrases.
  var length: Int? { amount("length", in: 0...64) }

  /// The setup, with the length of the word where none was written.
  func setup(word: String? = nil) -> GameSetup? {
    guard let list: ListID = self["list"], let setter,
      let allowed = amount("allowed", in: GameSetup.allowedRange),
      let length = word != nil && isNull("length") ? word?.utf8.count : length
    else { return nil }
    return GameSetup(
      list: list, subject: Subject(storedLength: length, category: self["category"]),
      allowed: allowed, setter: setter)
  }
}

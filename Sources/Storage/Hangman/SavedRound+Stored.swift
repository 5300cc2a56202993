import HangmanModel
import SQLite
import Words

/// A round in progress, whichever program plays it.
extension SavedRound: StoredContent {
  static let table = "round"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "list": \.record.setup.list, "mode": \.record.setup.setter.id,
      "allowed": \.record.setup.allowed, "misses": \.misses, "pattern": \.pattern,
      "guessed": \.record.moves.text, "secret": { $0.secret },
      "candidateCounts": { $0.candidateCounts.map(String.init).joined(separator: ",") },
      "seed": { $0.record.seed }, "generatorState": \.generatorState,
      "length": \.record.setup.subject.storedLength,
      "category": { $0.record.setup.subject.category?.rawValue }, "points": \.record.run.points,
      "found": { $0.record.run.storedWords }, "occasion": { $0.record.occasion.name },
      "rule": { $0.record.run.storedRule }, "savedAt": { $0.savedAt },
    ]
  }

  init?(_ row: borrowing Rows) {
    guard let pattern: String = row["pattern"], let setup = row.setup(word: pattern),
      let misses = row.misses("misses"), let record = GameRecord(row, setup, moves: "guessed"),
      let counts: String = row["candidateCounts"], let state: UInt64 = row["generatorState"]
    else { return nil }
    self.init(
      record, misses: misses, pattern: pattern, secret: row["secret"],
      candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
      generatorState: state, savedAt: row.amount("savedAt"))
  }
}

typealias RoundRow = StoredRow<SavedRound>

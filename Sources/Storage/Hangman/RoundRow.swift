import HangmanModel
import SQLite
import Words

/// A round in progress, whichever program plays it.
struct RoundRow: StoredRow {
  var id: Int64?
  let round: SavedRound

  static let table = "round"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "id": { $0.id }, "list": \.round.record.setup.list, "mode": \.round.record.setup.setter.id,
      "allowed": \.round.record.setup.allowed, "misses": \.round.misses,
      "pattern": \.round.pattern, "guessed": \.round.record.moves.text,
      "secret": { $0.round.secret },
      "candidateCounts": { $0.round.candidateCounts.map(String.init).joined(separator: ",") },
      "seed": { $0.round.record.seed?.asBits },
      "generatorState": \.round.generatorState.asBits,
      "length": \.round.record.setup.subject.storedLength,
      "category": { $0.round.record.setup.subject.category?.rawValue },
      "points": \.round.record.run.points, "found": { $0.round.record.run.storedWords },
      "occasion": { $0.round.record.occasion.name }, "rule": { $0.round.record.run.storedRule },
      "savedAt": { $0.round.savedAt },
    ]
  }
}

extension RoundRow {
  init?(_ row: borrowing Rows) {
    guard let id: Int64 = row["id"], let pattern: String = row["pattern"],
      let setup = row.setup(word: pattern), let misses = row.misses("misses"),
      let record = GameRecord(row, setup, moves: "guessed"),
      let counts: String = row["candidateCounts"], let state = row.bits("generatorState")
    else { return nil }
    self.init(
      id: id,
      round: SavedRound(
        record, misses: misses, pattern: pattern, secret: row["secret"],
        candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
        generatorState: state, savedAt: row.amount("savedAt")))
  }
}

import HangmanModel
import SQLite
import Words

/// A round in progress, whichever program plays it.
struct RoundRow: NumberedRow {
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
      "seed": { $0.round.record.seed.map(Int64.init(bitPattern:)) },
      "generatorState": { Int64(bitPattern: $0.round.generatorState) },
      "length": \.round.record.setup.subject.storedLength,
      "category": { $0.round.record.setup.subject.category?.rawValue },
      "points": \.round.record.run.points, "found": { $0.round.record.run.storedWords },
      "occasion": { $0.round.record.occasion.name },
    ]
  }

  init(id: Int64? = nil, _ round: SavedRound) {
    self.id = id
    self.round = round
  }

  init?(_ row: borrowing Rows) {
    guard let id: Int64 = row["id"], let pattern: String = row["pattern"],
      let setup = row.setup(word: pattern), let misses = row.misses("misses"),
      let moves = (row["guessed"] as String?).flatMap(Move.moves),
      let counts: String = row["candidateCounts"],
      let state = row.bits("generatorState"), let occasion = Occasion(name: row["occasion"])
    else { return nil }
    let record = GameRecord(
      setup: setup, seed: row.bits("seed"), moves: moves, run: Run(row), occasion: occasion)
    self.init(
      id: id,
      SavedRound(
        record, misses: misses, pattern: pattern, secret: row["secret"],
        candidateCounts: counts.split(separator: ",").compactMap { Int($0) },
        generatorState: state))
  }
}

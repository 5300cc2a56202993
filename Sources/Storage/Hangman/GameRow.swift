import HangmanModel
import SQLite
import Words

/// A finished game.
struct KeptGame: StoredContent {
  let result: GameResult
  let record: GameRecord?

  static let table = "game"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "word": \.result.word, "misses": \.result.misses, "allowed": \.result.setup.allowed,
      "mode": \.result.setup.setter.id, "isWon": \.result.isWon, "finishedAt": \.result.finishedAt,
      "list": \.result.setup.list, "length": \.result.setup.subject.storedLength,
      "category": { $0.result.setup.subject.category?.rawValue }, "hints": \.result.hints,
      "par": { $0.result.par }, "seed": { $0.record?.seed },
      "moves": { $0.record?.moves.text }, "points": { $0.record?.run.points },
      "found": { $0.record?.run.storedWords }, "occasion": { $0.record?.occasion.name },
      "fingerprint": { $0.record?.fingerprint }, "rule": { $0.record?.run.storedRule },
    ]
  }
}

extension KeptGame {
  init?(_ row: borrowing Rows) {
    guard let word: String = row["word"],
      let misses = row.misses("misses"), let isWon: Bool = row["isWon"],
      let finishedAt = row.amount("finishedAt"), let setup = row.setup(word: word)
    else { return nil }
    // Version 1.0.0 kept no par, which is that of the list then.
    let result = GameResult(
      word: word, misses: misses, setup: setup, isWon: isWon, hints: row.misses("hints") ?? 0,
      par: row.misses("par") ?? Library.embedded[setup.list]?.universe.par(of: setup),
      finishedAt: finishedAt)
    self.init(result: result, record: GameRecord(row, setup, moves: "moves"))
  }
}

typealias GameRow = StoredRow<KeptGame>

extension GameRow {
  /// The game with its number in the history.
  var kept: Kept<GameResult>? { id.map { Kept(id: $0, result: content.result) } }
}

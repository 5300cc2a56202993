import HangmanModel
import Storage
import Words

/// The truth about games that are over.
extension GameSession {
  /// The whole truth about a game that is over; nil where it can't be told again.
  func confession(of game: FinishedGame) -> Confession? {
    confession(game.record, of: game.result)
  }

  /// The same of a game of the history.
  func confession(of entry: Kept<GameResult>) -> Confession? {
    history.record(of: entry.id).flatMap { confession($0, of: entry.result) }
  }

  private func confession(_ record: GameRecord, of result: GameResult) -> Confession? {
    guard record.occasion.isOfSetter, let collection = library.words(of: record.setup.list),
      let told = Confession(record, word: result.word, in: collection.universe(for: record)),
      told.board.misses == result.misses, (told.board.status == .won) == result.isWon
    else { return nil }
    return told
  }
}

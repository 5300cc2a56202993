public import HangmanModel
import SQLite

extension GameStore {
  /// Keeps a game that has ended in exchange for the round in play, with what becomes of its run: one
  /// transaction, so at any moment either the round is there or all of these are.
  ///
  /// - Parameters:
  ///   - next: the round of the next level, which takes the place of the one that has ended.
  ///   - run: what the run has come to, where it ends.
  /// - Returns: their numbers; nil if there is no such round, as when it was finished before.
  @discardableResult
  public func keep(
    _ result: GameResult, _ record: GameRecord? = nil, next: SavedRound? = nil,
    ending run: RunResult? = nil
  ) -> (game: Int64, run: Int64?)? {
    let occasion = rounds.own?.content.record.occasion
    typealias Ended = (game: GameRow, run: RunRow?, next: RoundRow?)
    let ended = rounds.end(ownRound) { database -> Ended? in
      // A day has one try, also where its round came from two stores.
      if let day = occasion?.day, try !database.dailyResults(of: day).isEmpty { return nil }
      var game = GameRow(content: KeptGame(result: result, record: record))
      game.id = try database.insert(game)
      try StatisticRows.add([game.content], to: database)
      return (
        game, try run.flatMap { try Self.add($0, to: database) },
        try next.map { try self.rounds.write(RoundRow(content: $0), to: database) }
      )
    }
    rounds.leave()
    guard let ended, let game = ended.game.id else { return nil }
    rounds.own = ended.next
    finished.append(ended.game)
    if let run = ended.run { finishedRuns.append(run) }
    return (game, ended.run?.id)
  }
}

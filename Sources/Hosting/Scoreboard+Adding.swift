public import HangmanModel
public import ProgramModel
import SQLite
import Words

/// What is added as it happens.
extension Scoreboard {
  /// Adds a game or a day that has ended, and its run if that has ended with it. What doesn't count changes
  /// nothing: games of codes and of friends, of words of one's own, and those whose seed wasn't drawn for the
  /// player by ``PlayerKey/seed(from:)``. What is there already stays as it is.
  ///
  /// - Complexity: O(log *n*) for *n* rows; nothing is played again.
  public func add(_ game: FinishedGame, by player: PlayerKey) throws(FileFault) {
    guard game.record.counts(for: player) else { return }
    try write { database in
      guard let code = try game.record.chain(by: player, in: database) else { return }
      try add(game, nil, with: code, by: player, in: database)
      if game.runState == .lost || game.runState == .complete {
        try addRun(
          endingWith: game, code, by: player, at: game.result.finishedAt, in: database)
      }
    }
  }

  /// Adds a run that is given up. One without a level changes nothing, as do those that don't count.
  ///
  /// - Parameters:
  ///   - game: the level in play, or the one that was won last.
  ///   - time: in seconds since 1970 began (UTC).
  /// - Complexity: O(log *n*) for *n* rows.
  public func addRun(
    endingWith game: FinishedGame, by player: PlayerKey, at time: Int
  ) throws(FileFault) {
    guard game.occasion.isOwnRun, game.record.counts(for: player), game.levelsWon > 0 else {
      return
    }
    try write { database in
      guard let code = try game.record.chain(by: player, in: database) else { return }
      try addRun(endingWith: game, code, by: player, at: time, in: database)
    }
  }

  private func addRun(
    endingWith game: FinishedGame, _ code: String, by player: PlayerKey, at time: Int,
    in database: Database
  ) throws {
    if game.levelsWon == 0 { return }
    let run = RunResult(
      kind: RunKind(game.result.setup, game.record.run.rule), points: game.points,
      levels: game.levelsWon, finishedAt: time)
    try add(game, run, with: code, by: player, in: database)
  }

  private func add(
    _ game: FinishedGame, _ run: RunResult?, with code: String, by player: PlayerKey,
    in database: Database
  ) throws {
    guard let seed = game.record.firstSeed,
      let host: String = try database.first("SELECT id FROM host WHERE isOwn")
    else { return }
    try ScoreRow(
      game.result, run, of: game.occasion.day, seed: seed, code: code, by: player, on: host
    ).insert(in: database)
  }
}

extension FinishedGame {
  /// How many levels of its run are won.
  fileprivate var levelsWon: Int { record.run.found.count + (result.isWon ? 1 : 0) }
}

extension GameRecord {
  fileprivate func counts(for player: PlayerKey) -> Bool {
    guard occasion.isScored, setup.list.isOwn, let firstSeed else { return false }
    return occasion.day != nil || player.seed(from: firstSeed) == firstSeed
  }

  /// The code of the game with those of the levels before it, which the board has; nil where it hasn't, or where
  /// the game has no code.
  fileprivate func chain(by player: PlayerKey, in database: Database) throws -> String? {
    if run.found.isEmpty { return replayCode() }
    let before: String? = try database.first(
      """
      SELECT code FROM row WHERE player = ? AND seed = ? AND level = ? AND kind = 'game'
      ORDER BY time DESC LIMIT 1
      """,
      [player.hex, firstSeed, run.found.count])
    return before.map { moves.isEmpty ? $0 : "\($0)\(Prover.separator)\(moves.text)" }
  }
}

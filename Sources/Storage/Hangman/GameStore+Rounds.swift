public import HangmanModel
import SQLite
public import Words

/// A round that can be taken up, by its number.
public struct WaitingRound: Hashable, Sendable {
  public let id: Int64
  public let round: SavedRound
}

/// The rounds in progress: this program's own, and those that wait.
extension GameStore {
  /// Takes up the round begun last on some lists, of those that no living program plays and that
  /// `accepts` takes. It's this program's from now on.
  ///
  /// - Parameter occasion: one whose rounds are on any list.
  public func claimRound(
    lists: [ListID], or occasion: Occasion? = nil, where accepts: (SavedRound) -> Bool
  ) -> SavedRound? {
    leaveRound()
    let ids = store.perform(otherwise: []) {
      try RoundRows.ids(lists: lists, occasion: occasion, in: $0)
    }
    for id in ids {
      if let round = claim(id, where: accepts) {
        own = OwnRound(id: id, saved: round)
        return round
      }
    }
    return nil
  }

  /// The rounds that no living program plays, the one begun last first.
  ///
  /// - Complexity: O(*n*) for *n* rounds.
  public func waitingRounds() -> [WaitingRound] {
    store.perform(otherwise: []) { database in
      try rounds.ids(in: database).compactMap { id in
        if id == own?.id || !rounds.isFree(id) { return nil }
        return try RoundRows.round(id, in: database).map { WaitingRound(id: id, round: $0) }
      }
    }
  }

  /// Takes up a round that waits, and leaves this program's to wait; nil if it no longer does.
  public func claimRound(_ id: Int64) -> SavedRound? {
    if id == own?.id { return nil }
    guard let round = claim(id) else { return nil }
    leaveRound()
    own = OwnRound(id: id, saved: round)
    return round
  }

  /// Gives up a round that waits: its run ends, and a streak if the player had begun to guess.
  ///
  /// - Returns: whether it still waited.
  public func dropRound(_ id: Int64, at time: Int) -> Bool {
    if id == own?.id { return false }
    guard let round = claim(id) else { return false }
    defer { rounds.release(id) }
    return end(id, run: round.runResult(at: time), isGivenUp: !round.record.moves.isEmpty)
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ round: SavedRound) {
    own = OwnRound(id: own?.id, saved: round)
    _ = store.write(otherwise: nil) { database -> Int64? in
      if let id = self.own?.id { return try RoundRows.write(round, as: id, to: database) }
      return try self.begin(round, in: database)
    } noting: {
      own?.id = $0
    }
  }

  /// Forgets this program's round, since the player has begun another. Without one, its run was kept
  /// with the game that ended it.
  ///
  /// - Parameters:
  ///   - run: what its run has come to; nil if it is no level of one.
  ///   - isGivenUp: whether the player had begun to guess, which ends a streak.
  public func abandonRound(ending run: RunResult?, isGivenUp: Bool) {
    if let id = own?.id { _ = end(id, run: run, isGivenUp: isGivenUp) }
    leaveRound()
  }

  /// Leaves this program's round to wait.
  public func leaveRound() {
    if let id = own?.id { rounds.release(id) }
    own = nil
  }

  func begin(_ round: SavedRound, in database: Database) throws -> Int64 {
    try rounds.begin(in: database) { try RoundRows.write(round, as: nil, to: database) }
  }

  /// Deletes a claimed round, and keeps what follows from its end; false if it isn't there.
  private func end(_ id: Int64, run: RunResult?, isGivenUp: Bool) -> Bool {
    var kept: Int64?
    return store.write(otherwise: false) { database in
      guard try self.rounds.delete(id, in: database) else { return false }
      guard let run else { return true }
      if isGivenUp { try StatisticRows.giveUp(run.setup, in: database) }
      kept = try RunRows.insert(run, in: database)
      return true
    } noting: { isEnded in
      if isEnded, let run, let kept { finishedRuns.append(Kept<RunResult>(id: kept, result: run)) }
      if id == own?.id { leaveRound() }
    }
  }

  private func claim(
    _ id: Int64, where accepts: (SavedRound) -> Bool = { _ in true }
  ) -> SavedRound? {
    rounds.claim(id, reading: { try RoundRows.round(id, in: $0) }, where: accepts)
  }
}

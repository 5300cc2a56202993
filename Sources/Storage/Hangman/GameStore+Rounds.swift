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
    let asked = (store.read { try self.rounds.all(in: $0) } ?? []).filter {
      let record = $0.round.record
      return lists.contains(record.setup.list) || record.occasion == occasion
    }
    own = rounds.claimFirst(of: asked) { accepts($0.round) }
    return own?.round
  }

  /// The rounds that no living program plays, the one begun last first.
  ///
  /// - Complexity: O(*n*) for *n* rounds.
  public func waitingRounds() -> [WaitingRound] {
    let all = store.read { try self.rounds.all(in: $0) } ?? []
    return all.compactMap { row in
      guard let id = row.id, id != own?.id, rounds.isFree(id) else { return nil }
      return WaitingRound(id: id, round: row.round)
    }
  }

  /// Takes up a round that waits, and leaves this program's to wait; nil if it no longer does.
  public func claimRound(_ id: Int64) -> SavedRound? {
    if id == own?.id { return nil }
    guard let row = rounds.claim(id) else { return nil }
    leaveRound()
    own = row
    return row.round
  }

  /// Gives up a round that waits: its run ends, and a streak if the player had begun to guess.
  ///
  /// - Returns: whether it still waited.
  public func dropRound(_ id: Int64, at time: Int) -> Bool {
    if id == own?.id { return false }
    guard let round = rounds.claim(id)?.round else { return false }
    defer { rounds.release(id) }
    return end(id, run: round.runResult(at: time), isGivenUp: !round.record.moves.isEmpty)
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ round: SavedRound) {
    let row = RoundRow(id: own?.id, round)
    own = row
    own = store.write { try self.rounds.write(row, to: $0) } ?? row
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

  /// Deletes a claimed round, and keeps what follows from its end; false if it isn't there.
  private func end(_ id: Int64, run: RunResult?, isGivenUp: Bool) -> Bool {
    let runs = store.write { database -> [RunRow]? in
      guard try self.rounds.delete(id, in: database) else { return nil }
      guard let run else { return [] }
      if isGivenUp { try StatisticRows.giveUp(run.setup, in: database) }
      return try [Self.add(run, to: database)].compactMap(\.self)
    }
    finishedRuns += runs ?? []
    return runs != nil
  }

  /// Adds a run; one without points isn't kept.
  static func add(_ run: RunResult, to database: Database) throws -> RunRow? {
    if run.points <= 0 { return nil }
    return RunRow(id: try database.insert(RunRow(run)), run)
  }
}

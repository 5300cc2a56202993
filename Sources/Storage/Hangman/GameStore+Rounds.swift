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
    rounds.leave()
    let asked = rounds.all().filter {
      let record = $0.content.record
      return lists.contains(record.setup.list) || record.occasion == occasion
    }
    return rounds.takeFirst(of: asked, where: accepts)?.content
  }

  /// The rounds that no living program plays, the one begun last first.
  ///
  /// - Complexity: O(*n*) for *n* rounds.
  public func waitingRounds() -> [WaitingRound] {
    rounds.all().compactMap { row in
      guard let id = row.id, id != ownRound, rounds.isFree(id) else { return nil }
      return WaitingRound(id: id, round: row.content)
    }
  }

  /// Takes up a round that waits, and leaves this program's to wait; nil if it no longer does.
  public func claimRound(_ id: Int64) -> SavedRound? {
    guard id != ownRound, let row = rounds.claim(id) else { return nil }
    rounds.leave()
    rounds.own = row
    return row.content
  }

  /// Gives up a round that waits: its run ends, and a streak if the player had begun to guess.
  ///
  /// - Returns: whether it still waited.
  public func dropRound(_ id: Int64, at time: Int) -> Bool {
    guard id != ownRound, let round = rounds.claim(id)?.content else { return false }
    return end(id, run: round.runResult(at: time), isGivenUp: !round.record.moves.isEmpty)
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ round: SavedRound) { rounds.save(round) }

  /// Forgets this program's round, since the player has begun another. Without one, its run was kept
  /// with the game that ended it.
  ///
  /// - Parameters:
  ///   - run: what its run has come to; nil if it is no level of one.
  ///   - isGivenUp: whether the player had begun to guess, which ends a streak.
  public func abandonRound(ending run: RunResult?, isGivenUp: Bool) {
    _ = end(ownRound, run: run, isGivenUp: isGivenUp)
    rounds.leave()
  }

  /// Leaves this program's round to wait.
  public func leaveRound() { rounds.leave() }

  /// Deletes a claimed round, and keeps what follows from its end; false if it isn't there.
  private func end(_ id: Int64?, run: RunResult?, isGivenUp: Bool) -> Bool {
    let runs = rounds.end(id) { database -> [RunRow] in
      guard let run else { return [] }
      if isGivenUp { try StatisticRows.giveUp(run.kind, in: database) }
      return try [Self.add(run, to: database)].compactMap(\.self)
    }
    finishedRuns += runs ?? []
    return runs != nil
  }

  /// Adds a run; one without points isn't kept.
  static func add(_ run: RunResult, to database: Database) throws -> RunRow? {
    if run.points <= 0 { return nil }
    return RunRow(id: try database.insert(RunRow(content: run)), content: run)
  }
}

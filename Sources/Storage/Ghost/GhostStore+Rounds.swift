public import GhostModel
import SQLite

/// The rounds in progress: this program's own, and those that were left.
extension GhostStore {
  /// Takes up the round begun last, of those that no living program plays and that `accepts` takes. It's
  /// this program's from now on; one that it had is left, and may be the one.
  public func resumable(where accepts: (GhostGame) -> Bool = { _ in true }) -> GhostGame? {
    leave()
    let all = store.read { try self.rounds.all(in: $0) } ?? []
    own = rounds.claimFirst(of: all) { accepts($0.game) }
    return own?.game
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ game: GhostGame) {
    let row = GhostRoundRow(id: own?.id, game)
    own = row
    own = store.write { try self.rounds.write(row, to: $0) } ?? row
  }

  /// Gives up this program's round, if it has one.
  public func drop() { _ = end { _ in } }

  /// Counts the result of this program's round, which has ended, and forgets the round, both in one
  /// transaction. Without a round nothing is counted.
  ///
  /// - Parameter time: when it ended, in seconds since 1970.
  public func keep(_ game: GhostGame, winner: GhostPlayer, at time: Int) {
    let result = GhostResult(game: game, winner: winner, finishedAt: time)
    if end({ try GhostScoreRows.add(result, to: $0) }) { results.append(result) }
  }

  /// Deletes this program's round, and does what follows from its end; false if it isn't there.
  private func end(_ follow: (Database) throws -> Void) -> Bool {
    guard let id = own?.id else { return false }
    let isEnded = store.write { database in
      let isThere = try self.rounds.delete(id, in: database)
      if isThere { try follow(database) }
      return isThere
    }
    leave()
    return isEnded == true
  }

  private func leave() {
    if let id = own?.id { rounds.release(id) }
    own = nil
  }
}

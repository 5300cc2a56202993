import HangmanModel
public import ProgramModel
import SQLite

/// What came of taking another board in.
public struct Merged: Hashable, Sendable {
  /// Rows that are here now and weren't.
  public internal(set) var added = 0

  /// Rows that were here, or as good.
  public internal(set) var known = 0

  /// Rows that don't come to what they say, and stay away.
  public internal(set) var refused = 0
}

/// A union of boards: in whatever order, and however often, they are taken in, the same rows come of it.
extension Scoreboard {
  /// Takes in the rows of another board that prove themselves, and the names of its hosts. Of rows that are equal,
  /// and of one player's games of a day, the earliest stays. What players of this host are called is no file's to tell.
  ///
  /// - Parameter other: isn't changed.
  /// - Complexity: what it takes to play its rows.
  public func merge(_ other: Scoreboard) throws(FileFault) -> Merged {
    let (hosts, names, rows) = try other.read { database in
      (
        try database.all("SELECT id, name, 0 FROM host") { $0.values },
        try database.all("SELECT host, skeleton, player, name, since FROM name") { row in
          Self.isName(row) ? row.values : nil
        },
        try database.all("\(ScoreRow.selection())") { ScoreRow($0) }
      )
    }
    try write { database in
      for host in hosts { try database.run("INSERT OR IGNORE INTO host VALUES (?, ?, ?)", host) }
      for name in names {
        try database.run(
          """
          INSERT INTO name SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (
            SELECT 1 FROM name WHERE host = ?1 AND skeleton = ?2 AND player <> ?3)
            AND NOT EXISTS (SELECT 1 FROM host WHERE id = ?1 AND isOwn)
          ON CONFLICT DO UPDATE SET name = excluded.name, since = excluded.since
          WHERE excluded.since > since
          """, name)
      }
    }
    var merged = Merged()
    var rest = rows[...]
    while !rest.isEmpty {
      // Played before the board is locked, and few at a time, so that nobody waits long.
      let some = rest.prefix(200)
      rest = rest.dropFirst(200)
      let proved = some.filter { (try? prover.proof(of: $0)) != nil }
      merged.refused += some.count - proved.count
      let added = try write { database in
        try proved.count { try take($0, in: database) }
      }
      merged.added += added
      merged.known += proved.count - added
    }
    return merged
  }

  private static func isName(_ row: borrowing Rows) -> Bool {
    guard let player: String = row["player"], PlayerKey(hex: player) != nil,
      let text: String = row["name"], let name = try? PlayerName(text), row.amount("since") != nil
    else { return false }
    return row["skeleton"] == name.skeleton
  }

  /// Adds a row that was proved, unless an earlier one stands in its place.
  ///
  /// - Returns: whether the board has changed.
  private func take(_ row: ScoreRow, in database: Database) throws -> Bool {
    let present = try database.all(
      "\(ScoreRow.selection()) WHERE player = ? AND (kind = ? AND code = ? OR day = ?)",
      [row.player.hex, row.kind.rawValue, row.code, row.day]
    ) { ScoreRow($0) }
    for other in present where other.precedes(row) || other == row {
      // One that proves nothing doesn't keep a true one away.
      var same = row
      (same.host, same.time) = (other.host, other.time)
      if other == same { return false }
      if (try? prover.proof(of: other)) != nil { return false }
    }
    try row.insert(in: database, replacing: true)
    return true
  }
}

extension ScoreRow {
  /// The same on all hosts, also for rows of the same second.
  fileprivate func precedes(_ other: ScoreRow) -> Bool {
    (time, code, host) < (other.time, other.code, other.host)
  }
}

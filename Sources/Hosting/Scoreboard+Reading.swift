public import HangmanModel
public import ProgramModel
import SQLite

/// What can be seen. All of it was played again, and came to what it says.
extension Scoreboard {
  /// The tables of games and runs that have a row, the one with the latest first.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public func titles() throws(FileFault) -> [Standings.Title] {
    try read { database in
      try database.all(
        """
        SELECT title FROM row WHERE title IS NOT NULL AND kind <> 'day'
        GROUP BY title ORDER BY max(time) DESC, title
        """
      ) { row in (row["title"] as String?).flatMap { Standings.Title(key: $0) } }
    }
  }

  /// A table: the best row of each of the best players, and of the reader.
  ///
  /// - Parameters:
  ///   - reader: whose rows are marked; nil for nobody's.
  ///   - showsDay: whether the reader may see how the game of a day is played, having finished it.
  /// - Complexity: O(`limit`) for finding the rows, if most are of different players, and what it takes to play
  ///   those that weren't played before; O(*n*) for the place of a reader who is lower down.
  public func standings(
    of title: Standings.Title, for reader: PlayerKey? = nil, showsDay: Bool = false,
    limit: Int = 10
  ) throws(FileFault) -> Standings {
    let (found, own) = try read { database in
      (
        try best(of: title, limit: limit, in: database),
        try reader.map { try best(of: title, by: $0, in: database) } ?? []
      )
    }
    var rows: [Standing] = []
    var players: Set<PlayerKey> = []
    func add(_ rowsOfOne: [BoardRow], at place: Int) {
      for named in rowsOfOne where !players.contains(named.row.player) {
        guard let proof = try? prover.proof(of: named.row) else { continue }
        players.insert(named.row.player)
        rows.append(
          Standing(
            proof, at: place, named.name, isOwn: named.row.player == reader,
            isHidden: named.row.kind == .day && !showsDay))
      }
    }
    for named in found where rows.count < limit { add([named], at: rows.count + 1) }
    if let reader, let best = own.first, !players.contains(reader) {
      let before = try read { try playersAbove(best.row, in: title, in: $0) }
      add(own, at: max(before, rows.count) + 1)
    }
    return Standings(title, rows)
  }

  /// Rows in their order: of each player a few, should some of them not be proved, until there are more than enough
  /// players.
  ///
  /// - Parameter player: the only one; nil for all.
  private func best(
    of title: Standings.Title, by player: PlayerKey? = nil, limit: Int = 1, in database: Database
  ) throws -> [BoardRow] {
    let most = 3
    let rows = try database.query(
      """
      \(BoardRow.selection) WHERE title = ?1 AND (?2 IS NULL OR row.player = ?2)
      ORDER BY first, second, third, time, player LIMIT ?3
      """, [title.key, player?.hex, player == nil ? -1 : most])
    var found: [BoardRow] = []
    var counts: [PlayerKey: Int] = [:]
    while counts.count < limit * 2, try rows.next() {
      guard let named = BoardRow(rows), counts[named.row.player, default: 0] < most else {
        continue
      }
      counts[named.row.player, default: 0] += 1
      found.append(named)
    }
    return found
  }

  private func playersAbove(
    _ row: ScoreRow, in title: Standings.Title, in database: Database
  ) throws -> Int {
    let count: Int64? = try database.first(
      """
      SELECT count(DISTINCT player) FROM row
      WHERE title = ? AND (first, second, third, time) < (?, ?, ?, ?)
      """, [title.key] + row.rank + [row.time])
    return Int(count ?? 0)
  }
}

/// A row of the board with what is to be said of it.
public struct BoardRow: Sendable {
  public let row: ScoreRow

  /// What its player is called; one without a name that can be shown goes by the beginning of the key.
  public let name: String

  /// Why it isn't shown on the board; nil if it comes to what it says.
  public fileprivate(set) var fault: Unproved?

  /// What begins a statement that finds such rows. This host has no other name.
  static let selection = ScoreRow.selection(
    and: """
      (SELECT name FROM name WHERE name.host = row.host AND name.player = row.player
        ORDER BY since DESC, skeleton LIMIT 1) AS shownName,
      (SELECT iif(isOwn, '', name) FROM host WHERE host.id = row.host) AS otherHost
      """)

  init?(_ rows: borrowing Rows) {
    guard let row = ScoreRow(rows) else { return nil }
    self.row = row
    let known = (rows["shownName"] as String?).flatMap { try? PlayerName($0) }
    let host: String? = rows["otherHost"]
    name =
      (known?.description ?? "#\(row.player.hex.prefix(8))")
      + (host == "" ? "" : "@\(BoardSchema.cleanHostName(host ?? ""))")
  }
}

extension Standing {
  fileprivate init(
    _ proof: Proof, at place: Int, _ name: String, isOwn: Bool, isHidden: Bool
  ) {
    var result = proof.result
    if isHidden { result.word = "" }
    self.init(
      place: place, name: name, isOwn: isOwn, result: result, run: proof.run,
      levels: isHidden ? [] : proof.levels)
  }
}

extension Scoreboard {
  /// All rows, each played again: by kind, and the best first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows, and what it takes to play them.
  public func rows() throws(FileFault) -> [BoardRow] {
    let found = try read { database in
      try database.all(
        """
        \(BoardRow.selection)
        ORDER BY kind, title IS NULL, title, first, second, third, time, row.player
        """
      ) { BoardRow($0) }
    }
    return found.map { named in
      var named = named
      do throws(Unproved) { _ = try prover.proof(of: named.row) } catch { named.fault = error }
      return named
    }
  }
}

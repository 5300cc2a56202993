import GhostModel
import SQLite

/// How a round of Ghost ended.
struct GhostResult {
  let game: GhostGame
  let winner: GhostPlayer
  let finishedAt: Int
}

/// The names that were used, and the games counted under each.
enum GhostScoreRows {
  /// What is the same for all spellings of a name.
  private static func key(_ name: String) -> String { name.lowercased() }

  /// Makes a name the latest.
  static func use(_ name: String, in database: Database) throws {
    try database.run(
      """
      INSERT INTO ghostName (key, name, used)
      VALUES (?, ?, (SELECT coalesce(max(used), 0) + 1 FROM ghostName))
      ON CONFLICT (key) DO UPDATE SET name = excluded.name, used = excluded.used
      """, [key(name), name])
  }

  /// As many names and scores as are ever shown.
  private static let limit = 100

  /// The latest first.
  static func names(in database: Database) throws -> [String] {
    try database.all("SELECT name FROM ghostName ORDER BY used DESC LIMIT ?", [limit]) {
      ($0["name"] as String?).map(GhostNames.bounded)
    }
  }

  /// Counts a round for each of its players who has a name, unless both have the same.
  static func add(_ result: GhostResult, to database: Database) throws {
    let game = result.game
    let people = game.names.people(in: game.setup)
    if Set(people.map { key($0.name) }).count < people.count { return }
    for (player, name) in people.reversed() {
      try use(name, in: database)
      try database.run(
        """
        INSERT INTO ghostScore (opponent, key, won, games, finishedAt) VALUES (?, ?, ?, 1, ?)
        ON CONFLICT (opponent, key) DO UPDATE SET won = won + excluded.won, games = games + 1,
          finishedAt = max(finishedAt, excluded.finishedAt)
        """,
        [
          game.setup.opponent?.rawValue ?? "", key(name), player == result.winner,
          result.finishedAt,
        ])
    }
  }

  static func scores(
    against opponent: GhostOpponent?, in database: Database
  ) throws -> [GhostScore] {
    try database.all(
      """
      SELECT coalesce(name, key) AS name, won, games FROM ghostScore LEFT JOIN ghostName USING (key)
      WHERE opponent = ? ORDER BY won DESC, games, key LIMIT ?
      """, [opponent?.rawValue ?? "", limit]
    ) { row in
      guard let name: String = row["name"], let won = row.amount("won"),
        let games = row.amount("games")
      else { return nil }
      return GhostScore(name: GhostNames.bounded(name), opponent: opponent, won: won, games: games)
    }
  }

  static func clear(in database: Database) throws {
    try database.execute("DELETE FROM ghostName; DELETE FROM ghostScore")
  }
}

extension GhostNames {
  /// The people who have a name; whoever plays against the computer is the first player.
  func people(in setup: GhostSetup) -> [(player: GhostPlayer, name: String)] {
    GhostPlayer.allCases.filter { setup.opponent == nil || $0 == .one }
      .map { ($0, self[$0]) }.filter { !$0.1.isEmpty }
  }
}

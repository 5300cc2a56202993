import GhostModel
import SQLite
import Words

/// The rounds of Ghost in progress: a row for each, whichever program plays it.
enum GhostRoundRows {
  private static let columns =
    "id, list, minimum, challenges, opponent, one, two, starter, seed, moves"

  /// Nil where there is none, or none that can be read.
  static func game(_ id: Int64, in database: Database) throws -> GhostGame? {
    let row = try database.query("SELECT \(columns) FROM ghostRound WHERE id = ?", [id])
    guard try row.next(), let setup = setup(row), let one: String = row[5],
      let two: String = row[6], let starter = row.amount(7).flatMap(GhostPlayer.init),
      let seed: Int64 = row[8],
      let moves = (row[9] as String?).flatMap(GhostMove.moves)
    else { return nil }
    return GhostGame(
      setup: setup, names: GhostNames(one: one, two: two), starter: starter,
      seed: UInt64(bitPattern: seed), moves: moves)
  }

  private static func setup(_ row: borrowing Rows) -> GhostSetup? {
    guard let list: ListID = row[1],
      let minimum = row.amount(2, in: GhostSetup.minimumRange),
      let challenges: Bool = row[3], let opponent = (row[4] as String?).flatMap(Opponent.init)
    else { return nil }
    return GhostSetup(
      list: list, minimum: minimum, wantsChallenges: challenges, opponent: opponent.level)
  }

  /// Writes a round, under a new number if it has none yet.
  static func write(_ game: GhostGame, as id: Int64?, to database: Database) throws -> Int64 {
    let setup = game.setup
    try database.run(
      "INSERT OR REPLACE INTO ghostRound (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        id, setup.list, setup.minimum, setup.wantsChallenges, setup.opponent?.rawValue ?? "",
        game.names.one, game.names.two, game.starter.rawValue, Int64(bitPattern: game.seed),
        game.moves.map(\.description).joined(),
      ])
    return id ?? database.lastInsertedRow
  }

  /// Whom a game is against, as a column has it.
  struct Opponent {
    /// Nil for people.
    let level: GhostOpponent?

    /// Nil for a level that isn't known.
    init?(_ id: String) {
      level = GhostOpponent(rawValue: id)
      if level == nil && !id.isEmpty { return nil }
    }
  }
}

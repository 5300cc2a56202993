import SQLite

/// Stores of earlier versions that are only looked at.
extension Schema {
  /// Has an older database, which may not be changed, look like one of this version.
  ///
  /// - Complexity: O(*n*) for *n* games.
  static func disguise(_ database: Database) throws {
    let version: Int = try database.first("PRAGMA user_version") ?? 0
    try database.execute("PRAGMA temp_store = MEMORY")
    if version < 3 {
      try database.execute((version == 1 ? firstViews : secondViews) + tables(in: "temp"))
      try StatisticRows.recount(in: database)
    }
    if version < 4 { try database.execute(ghostTables(in: "temp")) }
  }

  private static let firstViews = """
    CREATE TEMP VIEW game AS
      SELECT *, 'webster' AS list, NULL AS seed, NULL AS moves, NULL AS length, NULL AS category,
        NULL AS points, NULL AS found
      FROM main.game;
    CREATE TEMP VIEW round AS
      SELECT id, iif(list = 'words', 'webster', list) AS list, mode, allowed, misses, pattern, guessed,
        secret, candidateCounts, NULL AS seed, generatorState, NULL AS length, NULL AS category,
        0 AS points, NULL AS found
      FROM main.round;
    """

  private static let secondViews = """
    CREATE TEMP VIEW game AS
      SELECT *, NULL AS length, NULL AS category, NULL AS points, NULL AS found FROM main.game;
    CREATE TEMP VIEW round AS
      SELECT *, NULL AS length, NULL AS category, 0 AS points, NULL AS found FROM main.round;
    """
}

import SQLite

/// Stores of earlier versions that are only looked at.
extension Schema {
  /// Has an older database, which may not be changed, look like one of this version.
  ///
  /// - Complexity: O(*n*) for *n* games.
  static func disguise(_ database: Database) throws {
    let version = plausible(try version(of: database))
    try database.execute(
      "PRAGMA temp_store = MEMORY; " + (gameViews[version] ?? "") + (roundViews[version] ?? ""))
    if version < 3 {
      try database.execute(tables(in: "temp"))
      try StatisticRows.recount(in: database)
    }
    if version < 4 { try database.execute(ghostTables(in: "temp")) }
  }

  /// What the games of a version lack.
  private static let gameViews = [
    1: "'webster' AS list, NULL AS seed, NULL AS moves, " + run, 2: run, 3: hints, 4: hints,
    5: occasion, 6: par,
  ].mapValues { "CREATE TEMP VIEW game AS SELECT *, \($0) FROM main.game;" }

  private static let run =
    "NULL AS length, NULL AS category, NULL AS points, NULL AS found, " + hints
  private static let hints = "NULL AS hints, " + occasion
  private static let occasion = "NULL AS occasion, NULL AS fingerprint, " + par
  private static let par = "NULL AS par"

  /// What the rounds of a version lack.
  private static let roundViews = [
    1: """
    id, iif(list = 'words', 'webster', list) AS list, mode, allowed, misses, pattern, guessed,
      secret, candidateCounts, NULL AS seed, generatorState, \(level)
    """,
    2: "*, " + level, 3: "*, NULL AS occasion", 4: "*, NULL AS occasion", 5: "*, NULL AS occasion",
  ].mapValues { "CREATE TEMP VIEW round AS SELECT \($0) FROM main.round;" }

  private static let level =
    "NULL AS length, NULL AS category, 0 AS points, NULL AS found, NULL AS occasion"
}

import SQLite

/// The tables, and how they came to be.
///
/// The header's user version counts the migrations, so that opening a current store takes no more
/// than a look at the header.
enum Schema {
  /// What a database is, seen from this version of the program.
  enum State {
    case empty, current, older, newer, foreign
  }

  private static let applicationID = 0x4861_6E67  // "Hang"

  private static let migrations = [
    """
    CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value ANY NOT NULL)
      STRICT, WITHOUT ROWID;
    CREATE TABLE game (
      id INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL, misses INTEGER NOT NULL,
      allowed INTEGER NOT NULL, mode TEXT NOT NULL, isWon INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE round (
      id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, mode TEXT NOT NULL,
      allowed INTEGER NOT NULL, misses INTEGER NOT NULL, pattern TEXT NOT NULL,
      guessed TEXT NOT NULL, secret TEXT, candidateCounts TEXT NOT NULL,
      generatorState INTEGER NOT NULL
    ) STRICT;
    """,
    // Games of the first version are of its one list, which its rounds call by another name.
    """
    ALTER TABLE game ADD COLUMN list TEXT DEFAULT 'webster';
    ALTER TABLE game ADD COLUMN seed INTEGER;
    ALTER TABLE game ADD COLUMN moves TEXT;
    CREATE INDEX game_best ON game (list, mode, misses, allowed, finishedAt) WHERE isWon;
    ALTER TABLE round ADD COLUMN seed INTEGER;
    UPDATE round SET list = 'webster' WHERE list = 'words';
    """,
  ]

  /// Has a database of the first version, which may not be changed, look like one of this version.
  static let viewsOfFirstVersion = """
    PRAGMA temp_store = MEMORY;
    CREATE TEMP VIEW game AS
      SELECT *, 'webster' AS list, NULL AS seed, NULL AS moves FROM main.game;
    CREATE TEMP VIEW round AS
      SELECT id, iif(list = 'words', 'webster', list) AS list, mode, allowed, misses, pattern, guessed,
        secret, candidateCounts, NULL AS seed, generatorState
      FROM main.round;
    """

  static func state(of database: Database) throws -> State {
    let version: Int = try database.first("PRAGMA user_version") ?? 0
    let application: Int = try database.first("PRAGMA application_id") ?? 0
    if application == applicationID {
      return version == migrations.count
        ? .current : version < migrations.count ? .older : .newer
    }
    // Earlier versions of the program made this table first, and may have been killed there.
    let tables: Int? = try database.first(
      "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
    return application == 0 && version == 0 && tables == 0 ? .empty : .foreign
  }

  /// Brings an empty or older database up to date, in one transaction.
  static func migrate(_ database: Database) throws {
    try database.transaction {
      let version: Int = try database.first("PRAGMA user_version") ?? 0
      if version >= migrations.count { return }
      for migration in migrations.dropFirst(version) { try database.execute(migration) }
      try database.execute(
        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(migrations.count)")
    }
  }
}

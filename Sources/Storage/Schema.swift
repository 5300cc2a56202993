import SQLite

/// The tables, and how they came to be.
///
/// The header's user version counts the migrations, so that opening a current store takes no more
/// than a look at the header.
enum Schema {
  /// What a database is, seen from this version of the program.
  enum State {
    case empty, current, older, newer, foreign
    /// Its version is no number that a migration writes.
    case damaged
  }

  static let applicationID = 0x4861_6E67  // "Hang"

  static let migrations = [
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
    // Without a length, a game or round has that of its word. Points and found words are those of the
    // run before it, the words in lines.
    """
    ALTER TABLE game ADD COLUMN length INTEGER;
    ALTER TABLE game ADD COLUMN category TEXT;
    ALTER TABLE game ADD COLUMN points INTEGER;
    ALTER TABLE game ADD COLUMN found TEXT;
    ALTER TABLE round ADD COLUMN length INTEGER;
    ALTER TABLE round ADD COLUMN category TEXT;
    ALTER TABLE round ADD COLUMN points INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE round ADD COLUMN found TEXT;
    \(tables(in: "main"))
    """,
    ghostTables(in: "main"),
    // The best of one length, since par is one for each; those of games with hints apart.
    """
    ALTER TABLE game ADD COLUMN hints INTEGER;
    DROP INDEX game_best;
    CREATE INDEX game_best ON game (
      list, mode, coalesce(hints, 0) > 0, coalesce(length, length(word)), misses, allowed, finishedAt)
      WHERE isWon;
    """,
    // What a game was for, and the words that it was played on.
    """
    ALTER TABLE game ADD COLUMN occasion TEXT;
    ALTER TABLE game ADD COLUMN fingerprint INTEGER;
    ALTER TABLE round ADD COLUMN occasion TEXT;
    CREATE INDEX game_occasion ON game (occasion) WHERE occasion IS NOT NULL;
    """,
    // Par of a game, which on a later level of a run can be lower than its list's; without it the list's
    // counts.
    """
    ALTER TABLE game ADD COLUMN par INTEGER;
    DROP INDEX game_best;
    CREATE INDEX game_best ON game (
      list, mode, coalesce(hints, 0) > 0, coalesce(length, length(word)), par IS NULL,
      misses - coalesce(par, 0), coalesce(par, 0) DESC, allowed, finishedAt) WHERE isWon;
    """,
  ]

  /// The tables that came with the third migration.
  static func tables(in schema: String) -> String {
    """
    CREATE TABLE \(schema).run (
      id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, mode TEXT NOT NULL,
      length INTEGER NOT NULL, category TEXT NOT NULL, allowed INTEGER NOT NULL,
      points INTEGER NOT NULL, levels INTEGER NOT NULL, finishedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX \(schema).run_best ON run (
      list, mode, length, category, allowed, points DESC, levels DESC, finishedAt);
    CREATE INDEX \(schema).run_latest ON run (list, mode, length, category, allowed);
    CREATE TABLE \(schema).tally (
      list TEXT NOT NULL, mode TEXT NOT NULL, length INTEGER NOT NULL, misses INTEGER NOT NULL,
      isWon INTEGER NOT NULL, games INTEGER NOT NULL,
      PRIMARY KEY (list, mode, length, misses, isWon)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).streak (
      list TEXT NOT NULL, mode TEXT NOT NULL, length INTEGER NOT NULL, current INTEGER NOT NULL,
      best INTEGER NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (list, mode, length)
    ) STRICT, WITHOUT ROWID;
    """
  }

  /// The tables of Ghost, which came with the fourth. A name's key is the name in lower case, `used`
  /// grows with each use of any, and an opponent is `''` for people.
  static func ghostTables(in schema: String) -> String {
    """
    CREATE TABLE \(schema).ghostRound (
      id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, minimum INTEGER NOT NULL,
      challenges INTEGER NOT NULL, opponent TEXT NOT NULL, one TEXT NOT NULL, two TEXT NOT NULL,
      starter INTEGER NOT NULL, seed INTEGER NOT NULL, moves TEXT NOT NULL
    ) STRICT;
    CREATE TABLE \(schema).ghostName (
      key TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, used INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).ghostScore (
      opponent TEXT NOT NULL, key TEXT NOT NULL, won INTEGER NOT NULL, games INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL, PRIMARY KEY (opponent, key)
    ) STRICT, WITHOUT ROWID;
    """
  }

  static func version(of database: Database) throws -> Int {
    Int(try database.first("PRAGMA user_version") as Int64? ?? 0)
  }

  /// The version that a number most likely stood for before a bit of it was damaged.
  static func plausible(_ version: Int) -> Int { version & 0xFF }

  static func state(of database: Database) throws -> State {
    let version = try version(of: database)
    let application: Int64 = try database.first("PRAGMA application_id") ?? 0
    if application == applicationID {
      if version != plausible(version) { return .damaged }
      return version == migrations.count
        ? .current : version < migrations.count ? .older : .newer
    }
    // Earlier versions of the program made this table first, and may have been killed there.
    let tables: Int64? = try database.first(
      "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
    return application == 0 && version == 0 && tables == 0 ? .empty : .foreign
  }

  /// Brings an empty or older database up to date, in one transaction.
  static func migrate(_ database: Database) throws {
    try database.transaction {
      let version = try version(of: database)
      if version >= migrations.count { return }
      for migration in migrations.dropFirst(version) { try database.execute(migration) }
      if version < 3 { try StatisticRows.recount(in: database) }
      try database.execute(
        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(migrations.count)")
    }
  }
}

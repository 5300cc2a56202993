internal import GRDB

/// The tables, and how they came to be.
///
/// The header's user version counts the migrations, so that opening a current store takes one look
/// at the header and no migrator.
enum Schema {
  /// What a database is, seen from this version of the program.
  enum State {
    case empty, current, older, newer, foreign
  }

  private static let applicationID = 0x4861_6E67  // "Hang"

  private static let migrations: [(name: String, sql: String)] = [
    (
      "settings, games and rounds",
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
      """
    )
  ]

  static func state(of db: Database) throws -> State {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if application == applicationID {
      return version == migrations.count
        ? .current : version < migrations.count ? .older : .newer
    }
    // A migrator that was killed early leaves its own table at most.
    let tables = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
    return application == 0 && version == 0 && tables == 0 ? .empty : .foreign
  }

  /// Brings an empty or older database up to date; throws ``StoreFault/newer`` if it has
  /// migrations that this version doesn't know.
  static func migrate(_ queue: DatabaseQueue) throws {
    var migrator = DatabaseMigrator().disablingDeferredForeignKeyChecks()
    for (index, migration) in migrations.enumerated() {
      migrator.registerMigration(migration.name) { db in
        try db.execute(sql: migration.sql)
        try db.execute(
          sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(index + 1)")
      }
    }
    if try queue.unsafeRead(migrator.hasBeenSuperseded) { throw StoreFault.newer }
    try migrator.migrate(queue)
  }
}

extension Row {
  /// The column's value, nil if it's missing or of another kind. (The subscript would trap.)
  func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    guard let stored = self[column] as DatabaseValue? else { return nil }
    return Value.fromDatabaseValue(stored)
  }
}

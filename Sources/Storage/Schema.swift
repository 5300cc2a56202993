import ProgramModel
import SQLite

/// The tables, and how they came to be.
///
/// The header's user version is the number of the last step that was made, so that opening a current store
/// takes no more than a look at the header.
enum Schema {
  /// The tables of one game.
  struct Part: Sendable {
    /// What brings them from the version before to each that changed them. A step that was released never
    /// changes.
    let steps: [Int: String]

    /// The table of the rounds in play, if there is one.
    var rounds: String?

    /// Puts right what is counted from other rows, such as statistics, after rows were copied or migrated.
    var mend: @Sendable (Database) throws -> Void = { _ in }
  }

  /// What a database is, seen from this version of the program.
  enum State: Equatable {
    case empty, current, older
    /// Newer, another program's, or of a version that no released program wrote.
    case unusable(FileFault)
  }

  static let parts = [Part.settings, .hangman, .ghost]

  /// The versions that have steps: 1 is that of 1.0.0, and 2 to 5 were never released.
  static let versions = Set(parts.flatMap(\.steps.keys)).sorted()
  static let current = versions.last ?? 0

  static let applicationID = 0x4861_6E67  // "Hang"

  static func version(of database: Database) throws -> Int {
    Int(try database.first("PRAGMA user_version") as Int64? ?? 0)
  }

  static func state(of database: Database) throws -> State {
    let version = try version(of: database)
    let application: Int64 = try database.first("PRAGMA application_id") ?? 0
    if application == applicationID {
      if version == current { return .current }
      if versions.contains(version) { return .older }
      let isNewer = version > current && version == plausible(version)
      return .unusable(isNewer ? .newer : .damaged)
    }
    // Earlier versions of the program made this table first, and may have been killed there.
    let tables: Int64? = try database.first(
      "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
    return application == 0 && version == 0 && tables == 0 ? .empty : .unusable(.foreign)
  }

  /// The version that a number most likely stood for before a bit of it was damaged.
  static func plausible(_ version: Int) -> Int { version & 0xFF }

  /// Brings an empty or older database up to date, in one transaction.
  static func migrate(_ database: Database) throws {
    try database.transaction {
      try applySteps(upTo: current, to: database)
      try mend(database)
    }
  }

  static func mend(_ database: Database) throws {
    for part in parts { try part.mend(database) }
  }

  /// A new database in memory.
  static func inMemory() throws -> Database {
    let database = try Database.inMemory()
    try migrate(database)
    return database
  }

  /// Does the steps up to a version that haven't been done yet.
  static func applySteps(upTo target: Int, to database: Database) throws {
    let version = try version(of: database)
    if version >= target { return }
    for step in versions where step > version && step <= target {
      for part in parts { if let sql = part.steps[step] { try database.execute(sql) } }
    }
    try database.execute(
      "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(target)")
  }
}

extension Schema.Part {
  /// The settings of all games and of the program.
  fileprivate static let settings = Schema.Part(steps: [
    1: """
    CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value ANY NOT NULL)
      STRICT, WITHOUT ROWID;
    """
  ])
}

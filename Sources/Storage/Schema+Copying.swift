import SQLite

/// A store that is older, damaged or can't be written can't be used as it is. So its rows are copied by the
/// names of their columns, and the copy is migrated.
extension Schema {
  /// A database in memory with the rows of another, of whatever version, which is left as it is.
  ///
  /// - Parameter isWhole: whether to throw unless all rows can be read; else as many as can be.
  /// - Complexity: O(*n*) for *n* rows.
  static func copy(of old: Database, whole isWhole: Bool = false) throws -> Database {
    let copy = try Database.inMemory()
    try copy.transaction {
      // A version between two that have steps has some columns of the later one.
      let version = plausible(try version(of: old))
      try applySteps(upTo: versions.first { $0 >= version } ?? current, to: copy)
      try copyRows(from: old, to: copy, whole: isWhole)
    }
    try migrate(copy)
    return copy
  }

  /// Adds the rows of a copy to a database that takes over.
  static func add(_ copy: Database, to database: Database) throws {
    try database.transaction {
      try copyRows(from: copy, to: database)
      try mend(database)
    }
  }

  /// Adds all rows that can be read, except those that are there already or don't fit their tables.
  private static func copyRows(
    from old: Database, to new: Database, whole isWhole: Bool = false
  ) throws {
    let tables: [String] = try new.all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ) { $0[0] }
    for table in tables {
      do {
        try copyRows(of: table, from: old, to: new)
      } catch {
        if isWhole { throw error }
      }
    }
  }

  private static func copyRows(of table: String, from old: Database, to new: Database) throws {
    let known = Set(try columnNames(of: table, in: new))
    let names = try columnNames(of: table, in: old).filter(known.contains)
    if names.isEmpty { return }
    let insert = try new.insertion(into: table, names)
    let rows = try old.query("SELECT \(names.joined(separator: ", ")) FROM \(table)")
    while try rows.next() {
      do {
        try insert.run(rows.values)
      } catch {
        if !error.isOfConstraint { throw error }
      }
    }
  }

  private static func columnNames(of table: String, in database: Database) throws -> [String] {
    try database.all("SELECT name FROM pragma_table_info(?)", [table]) { $0[0] }
  }

  /// Deletes the rounds in play, where nothing tells whether other programs play them.
  static func deleteRounds(in database: Database) throws {
    for table in parts.compactMap(\.rounds) { try database.run("DELETE FROM \(table)") }
  }
}

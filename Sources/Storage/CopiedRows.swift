import SQLite

/// The rows of a table as they are, on their way to the same table of another database.
struct CopiedRows {
  private let table: String
  private var rows: [[StoredValue]] = []

  var isEmpty: Bool { rows.isEmpty }

  /// As many as can be read.
  init(of table: String, in database: Database) {
    self.table = table
    guard let rows = try? database.query("SELECT * FROM \(table)") else { return }
    while (try? rows.next()) == true { self.rows.append(rows.values) }
  }

  /// Adds them, but those that the table has already or doesn't take.
  func add(to database: Database) throws {
    for row in rows {
      let places = row.map { _ in "?" }.joined(separator: ", ")
      do {
        try database.run("INSERT INTO \(table) VALUES (\(places))", row)
      } catch {
        if error.code != .constraint { throw error }
      }
    }
  }
}

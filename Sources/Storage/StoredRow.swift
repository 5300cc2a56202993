import SQLite

/// What has a row in a table. Each column is named once, with what it holds; INSERT and SELECT are made from
/// that.
protocol StoredContent {
  static var table: String { get }

  /// All columns but that of the row's number.
  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> { get }

  /// Nil for a row that makes no sense, as in a damaged store.
  init?(_ row: borrowing Rows)
}

/// A row of a table.
struct StoredRow<Content: StoredContent> {
  /// Its number, which SQLite gives to a new one.
  var id: Int64?
  let content: Content

  fileprivate static var columns: [String] { ["id"] + Content.columns.map(\.key) }

  fileprivate static var names: String { columns.joined(separator: ", ") }

  fileprivate var values: [(any Storable)?] { [id] + Content.columns.map { $0.value(content) } }

  /// The rows that make sense.
  ///
  /// - Parameter conditions: what comes after the name of the table.
  static func select(
    _ conditions: String, _ values: [(any Storable)?] = [], in database: Database
  ) throws -> [Self] {
    try database.all("SELECT \(names) FROM \(Content.table) \(conditions)", values) { row in
      guard let id: Int64 = row["id"], let content = Content(row) else { return nil }
      return Self(id: id, content: content)
    }
  }
}

extension Database {
  /// Adds a row, under a new number if it has none.
  ///
  /// - Returns: its number.
  @discardableResult
  func insert<Content>(
    _ row: StoredRow<Content>, replacing isReplacing: Bool = false
  ) throws -> Int64 {
    try insertion(
      isReplacing ? "OR REPLACE" : "", into: Content.table, StoredRow<Content>.columns
    ).run(row.values)
    return lastInsertedRow
  }

  /// Adds a row unless it is there already. Where another has its number, it gets a new one.
  func insertIfMissing<Content>(_ row: StoredRow<Content>) throws {
    let isThere: Bool? = try first(
      """
      SELECT (\(StoredRow<Content>.names)) IS (\(marks(row.values.count))) FROM \(Content.table)
      WHERE id = ?
      """, row.values + [row.id])
    if isThere == true { return }
    var row = row
    if isThere == false { row.id = nil }
    try insert(row)
  }
}

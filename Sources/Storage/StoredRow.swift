import SQLite

/// A row of a table. Each column is named once, with what it holds; INSERT and SELECT are made from that.
protocol StoredRow {
  /// Its number, which SQLite gives to a new one.
  var id: Int64? { get set }

  static var table: String { get }
  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> { get }

  /// Nil for a row that makes no sense, as in a damaged store.
  init?(_ row: borrowing Rows)
}

extension StoredRow {
  fileprivate static var names: String { columns.map(\.key).joined(separator: ", ") }

  fileprivate var values: [(any Storable)?] { Self.columns.map { $0.value(self) } }

  /// The rows that make sense.
  ///
  /// - Parameter conditions: what comes after the name of the table.
  static func select(
    _ conditions: String, _ values: [(any Storable)?] = [], in database: Database
  ) throws -> [Self] {
    try database.all("SELECT \(names) FROM \(table) \(conditions)", values) { Self($0) }
  }
}

extension Database {
  /// Adds a row, under a new number if it has none.
  ///
  /// - Returns: its number.
  @discardableResult
  func insert<Row: StoredRow>(_ row: Row, replacing isReplacing: Bool = false) throws -> Int64 {
    let verb = isReplacing ? "INSERT OR REPLACE" : "INSERT"
    try run(
      "\(verb) INTO \(Row.table) (\(Row.names)) VALUES (\(marks(Row.columns.count)))", row.values)
    return lastInsertedRow
  }

  /// Adds a row unless it is there already. Where another has its number, it gets a new one.
  func insertIfMissing<Row: StoredRow>(_ row: Row) throws {
    let isThere: Bool? = try first(
      "SELECT (\(Row.names)) IS (\(marks(Row.columns.count))) FROM \(Row.table) WHERE id = ?",
      row.values + [row.id])
    if isThere == true { return }
    var row = row
    if isThere == false { row.id = nil }
    try insert(row)
  }
}

/// Columns have signed numbers only; one without a sign goes there with the same bits.
extension UInt64 {
  var asBits: Int64 { Int64(bitPattern: self) }
}

extension Rows {
  func bits(_ column: String) -> UInt64? { (self[column] as Int64?).map(UInt64.init(bitPattern:)) }
}

/// Question marks for as many values.
func marks(_ count: Int) -> String { repeatElement("?", count: count).joined(separator: ", ") }

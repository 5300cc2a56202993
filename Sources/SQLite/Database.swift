import CSQLite

/// A connection to an SQLite database, for one thread. It's closed with the last reference to it.
public final class Database {
  /// What may be done with a file, and how its name is read.
  public struct Access: OptionSet, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let read = Access(rawValue: SQLITE_OPEN_READONLY)
    public static let write = Access(rawValue: SQLITE_OPEN_READWRITE)
    /// With `write`: makes the file where there is none.
    public static let make = Access(rawValue: SQLITE_OPEN_CREATE)
    /// The name is a URI, with parameters.
    static let uri = Access(rawValue: SQLITE_OPEN_URI)
  }

  let handle: OpaquePointer

  /// How many milliseconds to wait for others' locks.
  public var patience: Int32 {
    didSet { sqlite3_busy_timeout(handle, patience) }
  }

  /// Opens a file. SQLite looks into it at the first statement only.
  ///
  /// - Parameters:
  ///   - name: a path from the root, since `:memory:` and the like mean something to SQLite.
  ///   - patience: how many milliseconds to wait for others' locks.
  public init(
    _ name: String, _ access: Access = [.write, .make], patience: Int32 = 0
  ) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, access.rawValue | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw handle.map(DatabaseError.init(lastOf:)) ?? DatabaseError(code)
    }
    self.handle = handle
    self.patience = patience
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
  }

  /// A database that ends with the connection.
  public static func inMemory() throws(DatabaseError) -> Database {
    try Database(":memory:", [.write, .make])
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Whether the file can't be written, whatever was asked for.
  public var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement that changed any has changed.
  public var changes: Int { Int(sqlite3_changes(handle)) }

  /// Does one statement after the other, up to the first that fails. Their rows are passed over.
  public func execute(_ statements: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// Does one statement with values in place of its question marks.
  public func run(_ sql: String, _ values: [(any Storable)?] = []) throws(DatabaseError) {
    try prepare(sql).run(values)
  }

  /// One statement, to be done with several rows of values.
  public func prepare(_ sql: String) throws(DatabaseError) -> Rows { try Rows(of: sql, in: self) }

  /// A statement that adds a row to a table, to be run with the values of some columns.
  ///
  /// - Parameter resolution: what comes of a row that is there already, such as `OR REPLACE`.
  public func insertion(
    _ resolution: String = "", into table: String, _ columns: [String]
  ) throws(DatabaseError) -> Rows {
    let names = columns.joined(separator: ", ")
    return try prepare(
      "INSERT \(resolution) INTO \(table) (\(names)) VALUES (\(marks(columns.count)))")
  }

  /// The rows of one statement with values in place of its question marks.
  public func query(
    _ sql: String, _ values: [(any Storable)?] = []
  ) throws(DatabaseError) -> Rows {
    let rows = try prepare(sql)
    try rows.bind(values)
    return rows
  }

  /// What the body makes of each row, without those that it makes nil of.
  public func all<Value>(
    _ sql: String, _ values: [(any Storable)?] = [], _ body: (borrowing Rows) throws -> Value?
  ) throws -> [Value] {
    let rows = try query(sql, values)
    var all: [Value] = []
    while try rows.next() {
      if let value = try body(rows) { all.append(value) }
    }
    return all
  }

  /// The first column of the first row; nil if there's no row, or a value of another kind.
  public func first<Value: Readable>(
    _ sql: String, _ values: [(any Storable)?] = []
  ) throws(DatabaseError) -> Value? {
    let rows = try query(sql, values)
    return try rows.next() ? rows[0] : nil
  }

  /// Does everything in the body or nothing. There's no transaction left however it ends, also
  /// where committing fails.
  public func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try execute("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // After some errors SQLite has rolled back by itself.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  func check(_ code: Int32) throws(DatabaseError) {
    if code != SQLITE_OK { throw DatabaseError(lastOf: handle) }
  }
}

extension Database {
  /// Leaves the write-ahead log as it is when the database is closed, and its index beside it.
  public func keepLog() throws(DatabaseError) {
    try check(sqlite_keep_log(handle))
  }
}

/// Question marks for as many values.
public func marks(_ count: Int) -> String {
  repeatElement("?", count: count).joined(separator: ", ")
}

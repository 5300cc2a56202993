import CSQLite
import Glibc

/// A statement that was begun, and the row that it stands at. It's finalised at the end of its life.
public struct Rows: ~Copyable {
  private let database: Database
  private let statement: OpaquePointer?

  /// Whether the text is a statement, and nothing follows it.
  private let isOne: Bool

  init(of sql: String, in database: Database) throws(DatabaseError) {
    var statement: OpaquePointer?
    let (code, isWhole) = sql.withCString { text in
      var end: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(database.handle, text, -1, &statement, &end)
      return (code, end?.pointee == 0)
    }
    try database.check(code)
    self.database = database
    self.statement = statement
    isOne = statement != nil && isWhole
  }

  deinit {
    sqlite3_finalize(statement)
  }

  /// Does the statement, once more if it was done before, with values in place of its question marks. Its
  /// rows are passed over.
  public func run(_ values: [(any Storable)?]) throws(DatabaseError) {
    sqlite3_reset(statement)
    try bind(values)
    while try next() {}
  }

  func bind(_ values: [(any Storable)?]) throws(DatabaseError) {
    if !isOne { throw DatabaseError(SQLITE_MISUSE) }
    if sqlite3_bind_parameter_count(statement) != values.count { throw DatabaseError(SQLITE_RANGE) }
    for (index, value) in zip(Int32(1)..., values) {
      try database.check(bind(value?.stored ?? .null, at: index))
    }
  }

  private func bind(_ value: StoredValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): sqlite_bind_text(statement, index, text, UInt64(text.utf8.count))
    case .blob(let bytes): sqlite_bind_blob(statement, index, bytes, UInt64(bytes.count))
    }
  }

  /// Goes to the next row, or the first; false if there's none.
  public func next() throws(DatabaseError) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw DatabaseError(lastOf: database.handle)
    }
  }

  /// A column of this row; nil if it's missing, or of another kind: nothing is converted.
  public subscript<Value: Readable>(_ column: Int32) -> Value? { Value(stored: value(column)) }

  public subscript<Value: Readable>(_ column: String) -> Value? { self[index(of: column)] }

  /// A column that counts something; nil where that is missing or out of bounds.
  public func amount(
    _ column: String, in bounds: ClosedRange<Int> = 0...Int.mostAmount
  ) -> Int? {
    Int(amount: value(index(of: column)), in: bounds)
  }

  public func isNull(_ column: String) -> Bool { value(index(of: column)) == .null }

  /// Where a column stands. What stands before the first is missing.
  private func index(of column: String) -> Int32 {
    (0..<sqlite3_column_count(statement)).first {
      strcmp(sqlite3_column_name(statement, $0), column) == 0
    } ?? -1
  }

  /// All columns of this row.
  public var values: [StoredValue] { (0..<sqlite3_column_count(statement)).map { value($0) } }

  private func value(_ column: Int32) -> StoredValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    // Asked for its text first, SQLite counts that text's bytes.
    case SQLITE_TEXT:
      .text(String(decoding: bytes(sqlite3_column_text(statement, column), column), as: UTF8.self))
    case SQLITE_BLOB: .blob(Array(bytes(sqlite3_column_blob(statement, column), column)))
    default: .null
    }
  }

  private func bytes(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column)))
  }
}

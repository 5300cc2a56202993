import CSQLite

/// An error of SQLite, by its result code.
public struct DatabaseError: Error, Hashable, Sendable {
  /// The primary result codes that mean something to this program.
  public enum Code: Int32, Sendable {
    /// A statement that doesn't fit the tables, or isn't SQL.
    case error = 1
    case permission = 3
    case busy = 5
    case locked = 6
    case readOnly = 8
    case corrupt = 11
    case full = 13
    case notADatabase = 26
  }

  public let extendedCode: Int32

  /// What SQLite says, for whoever debugs.
  public let message: String

  /// The primary code, the last byte of the extended one; nil if it's none of those above.
  public var code: Code? { Code(rawValue: extendedCode & 0xFF) }

  /// An error that no connection knows of.
  init(_ code: Int32) {
    extendedCode = code
    message = String(cString: sqlite3_errstr(code))
  }

  /// What went wrong in the last call on a connection.
  init(lastOf handle: OpaquePointer) {
    extendedCode = sqlite3_extended_errcode(handle)
    message = String(cString: sqlite3_errmsg(handle))
  }
}

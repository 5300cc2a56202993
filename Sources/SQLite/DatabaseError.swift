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
    case cannotOpen = 14
    /// A row that its table doesn't take.
    case constraint = 19
    case notADatabase = 26
  }

  public let extendedCode: Int32

  /// What SQLite says, for whoever debugs.
  public let message: String

  /// The primary code, the last byte of the extended one, or `full` where the system refused room in
  /// whatever way; nil if it's none of those above.
  public let code: Code?

  /// Whether another connection's lock is in the way.
  var isOfALock: Bool { code == .busy || code == .locked }

  /// An error that no connection knows of.
  init(_ code: Int32) {
    extendedCode = code
    self.code = Code(rawValue: code & 0xFF)
    message = String(cString: sqlite3_errstr(code))
  }

  /// What went wrong in the last call on a connection.
  init(lastOf handle: OpaquePointer) {
    extendedCode = sqlite3_extended_errcode(handle)
    message = String(cString: sqlite3_errmsg(handle))
    let primary = extendedCode & 0xFF
    let isOfSystem = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN
    code = isOfSystem && sqlite_lacked_room(handle) ? .full : Code(rawValue: primary)
  }
}

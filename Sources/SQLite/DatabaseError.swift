import CSQLite

/// An error of SQLite, by its result code.
public struct DatabaseError: Error, Hashable, Sendable {
  public let extendedCode: Int32

  /// What SQLite says, for whoever debugs.
  public let message: String

  /// Whether the system refused room in whatever way.
  let isOfRoom: Bool

  /// The primary code, the last byte of the extended one.
  var code: Int32 { extendedCode & 0xFF }

  /// Whether another connection's lock is in the way.
  var isOfALock: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }

  /// Whether it's a row that its table doesn't take.
  public var isOfConstraint: Bool { code == SQLITE_CONSTRAINT }

  /// An error that no connection knows of.
  init(_ code: Int32) {
    extendedCode = code
    message = String(cString: sqlite3_errstr(code))
    isOfRoom = false
  }

  /// What went wrong in the last call on a connection.
  init(lastOf handle: OpaquePointer) {
    let code = sqlite3_extended_errcode(handle)
    let primary = code & 0xFF
    let isOfSystem = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN
    extendedCode = code
    message = String(cString: sqlite3_errmsg(handle))
    isOfRoom = primary == SQLITE_FULL || isOfSystem && sqlite_lacked_room(handle)
  }
}

import CSQLite
import Glibc

/// Why a file that is kept can't be used, as far as SQLite and the system tell; whose file it is, its own type tells.
public protocol DatabaseFault: Error {
  static var damaged: Self { get }
  static var readOnly: Self { get }
  static var full: Self { get }
  static var busy: Self { get }

  /// Another error of the system, by its `errno`.
  static func system(_ code: Int32) -> Self

  /// Another error of the database, by SQLite's extended result code.
  static func database(_ code: Int32) -> Self
}

extension DatabaseFault {
  public init(_ error: any Error) {
    switch error {
    case let fault as Self: self = fault
    case let error as DatabaseError: self.init(error)
    default: self = .database(SQLITE_INTERNAL)
    }
  }

  private init(_ error: DatabaseError) {
    switch error.code {
    // The statements are the program's own, so one that doesn't fit (no such table) means that the tables
    // aren't what the version number says.
    case .corrupt, .notADatabase, .error: self = .damaged
    case .full: self = .full
    case .readOnly, .permission, .cannotOpen: self = .readOnly
    case .busy, .locked: self = .busy
    case .constraint, nil: self = .database(error.extendedCode)
    }
  }

  /// - Parameter errno: that of a call that has failed.
  public init(errno: Int32) {
    switch errno {
    case EACCES, EPERM, EROFS: self = .readOnly
    case ENOSPC, EDQUOT, EFBIG: self = .full
    default: self = .system(errno)
    }
  }
}

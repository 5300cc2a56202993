internal import GRDB
internal import Glibc

extension StoreFault {
  init(_ error: any Error) {
    switch error {
    case let fault as StoreFault: self = fault
    case let error as DatabaseError: self.init(error)
    default: self = .database(ResultCode.SQLITE_INTERNAL.rawValue)
    }
  }

  private init(_ error: DatabaseError) {
    switch error.resultCode {
    // The statements are this module's own, so one that doesn't fit (SQLITE_ERROR: no such table)
    // means that the schema isn't what the version number says.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR: self = .damaged
    case .SQLITE_FULL: self = .full
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    default: self = .database(error.extendedResultCode.rawValue)
    }
  }

  /// The fault behind the `errno` of a call that has just failed.
  static var lastSystemError: StoreFault {
    switch errno {
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    case EISDIR: .notAFile
    case let code: .system(code)
    }
  }
}

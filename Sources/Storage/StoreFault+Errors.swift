import Glibc
import SQLite

extension StoreFault {
  init(_ error: any Error) {
    switch error {
    case let fault as StoreFault: self = fault
    case let error as DatabaseError: self.init(error)
    default: self = .database(2)  // SQLITE_INTERNAL
    }
  }

  private init(_ error: DatabaseError) {
    switch error.code {
    // The statements are this module's own, so one that doesn't fit (no such table) means that the
    // schema isn't what the version number says.
    case .corrupt, .notADatabase, .error: self = .damaged
    case .full: self = .full
    case .readOnly, .permission, .cannotOpen: self = .readOnly
    case .busy, .locked: self = .busy
    case .constraint, nil: self = .database(error.extendedCode)
    }
  }

  /// The fault behind the `errno` of a call that has just failed.
  static var lastSystemError: StoreFault {
    switch errno {
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT, EFBIG: .full
    case EISDIR: .notAFile
    case let code: .system(code)
    }
  }
}

import CSQLite
import Glibc
public import ProgramModel

/// What an error of SQLite or of the system means for a file.
extension FileFault {
  public init(_ error: any Error) {
    switch error {
    case let fault as Self: self = fault
    case let error as DatabaseError: self.init(error)
    default: self = .database(SQLITE_INTERNAL)
    }
  }

  private init(_ error: DatabaseError) {
    if error.isOfRoom {
      self = .full
      return
    }
    switch error.code {
    // The statements are the program's own, so one that doesn't fit (no such table) means that the tables
    // aren't what the version number says.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR: self = .damaged
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN: self = .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    default: self = .database(error.extendedCode)
    }
  }

  /// - Parameter errno: that of a call that has failed.
  public init(errno: Int32) {
    switch errno {
    case EISDIR: self = .notAFile
    case EACCES, EPERM, EROFS: self = .readOnly
    case ENOSPC, EDQUOT, EFBIG: self = .full
    default: self = .system(String(cString: strerror(errno)))
    }
  }

  /// The fault behind the `errno` of a call that has just failed.
  public static var lastSystemError: FileFault { FileFault(errno: errno) }
}

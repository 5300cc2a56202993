import Glibc
import SQLite

/// What keeps the board from being read or written. The board stays as it is: another in its place would give
/// names away that are taken.
public enum BoardFault: Error, Hashable, Sendable {
  /// There is no board in the folder.
  case missing
  /// The file is something else than a board.
  case foreign
  case damaged
  /// A later version of the program wrote it.
  case newer
  /// Neither it nor its folder may be used so.
  case notAllowed
  /// The disk is full, or a file may not grow any more.
  case full
  /// Others have kept it locked.
  case busy
  /// Another error of the system, by its `errno`.
  case system(Int32)
  /// Another error of the database, by SQLite's extended result code.
  case database(Int32)
}

extension BoardFault {
  init(_ error: any Error) {
    switch error {
    case let fault as BoardFault: self = fault
    case let error as DatabaseError: self.init(error)
    default: self = .database(2)  // SQLITE_INTERNAL
    }
  }

  private init(_ error: DatabaseError) {
    switch error.code {
    // The statements are this module's own, so one that doesn't fit means that the tables aren't what the
    // version says.
    case .corrupt, .notADatabase, .error: self = .damaged
    case .full: self = .full
    case .readOnly, .permission, .cannotOpen: self = .notAllowed
    case .busy, .locked: self = .busy
    case .constraint, nil: self = .database(error.extendedCode)
    }
  }

  /// The fault behind the `errno` of a call that has just failed.
  static var lastSystemError: BoardFault {
    switch errno {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .notAllowed
    case ENOSPC, EDQUOT, EFBIG: .full
    case let code: .system(code)
    }
  }
}

import Glibc
public import SQLite

/// What keeps the board from being read or written. The board stays as it is: another in its place would give
/// away names that are taken.
public enum BoardFault: DatabaseFault, Hashable, Sendable {
  /// There is no board in the folder.
  case missing
  /// The file isn't a board.
  case foreign
  case damaged
  /// A later version of the program wrote it.
  case newer
  /// The file or its folder may not be written, or not even read.
  case readOnly
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
  /// The fault behind the `errno` of a call that has just failed.
  static var lastSystemError: BoardFault {
    [ENOENT, ENOTDIR].contains(errno) ? .missing : BoardFault(errno: errno)
  }
}

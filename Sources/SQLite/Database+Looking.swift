import CSQLite
import Glibc

/// Looking at a database: no file is made or changed, its log included.
extension Database {
  /// Reads a file as it is now. Where the body meets an error of SQLite, it's done again in another
  /// way; the last one reads the file without its log.
  ///
  /// - Parameter isWhole: whether nothing will do but all that the file and its log hold.
  public static func looking<Value>(
    at path: String, patience: Int32 = 0, whole isWhole: Bool = false,
    _ body: (Database) throws -> Value
  ) throws -> Value {
    let log = path + "-wal"
    if isReady {
      // A program that has it open keeps a log and the log's index beside it, and leaves both if
      // it's killed. SQLite would make what's missing.
      do {
        return try body(open(path, "vfs=looking&readonly_shm=1", .read, patience))
      } catch let error as DatabaseError {
        // Without its log a file is read whole only where there is none.
        if isWhole
          && (error.isOfALock || access(log, F_OK) == 0 && access(path + "-shm", F_OK) == 0)
        {
          throw error
        }
      }
      // A log without its index: only who has the database alone does without one.
      if access(log, F_OK) == 0, access(path + "-shm", F_OK) != 0 {
        do {
          let database = try open(path, "vfs=looking", .write, patience)
          try database.keepLog()
          try database.execute("PRAGMA locking_mode = EXCLUSIVE")
          return try body(database)
        } catch let error as DatabaseError {
          if isWhole { throw error }
        }
      }
    }
    return try body(open(path, "immutable=1", .read, patience))
  }

  private static let isReady = sqlite_add_looking() == SQLITE_OK

  /// Opens a file by a URI; what means something there is written in digits.
  private static func open(
    _ path: String, _ parameters: String, _ access: Access, _ patience: Int32
  ) throws -> Database {
    let path = path.replacing("%", with: "%25").replacing("?", with: "%3f")
      .replacing("#", with: "%23")
    return try Database("file:\(path)?\(parameters)", [access, .uri], patience: patience)
  }
}

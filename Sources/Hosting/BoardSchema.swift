import Glibc
import ProgramModel
import SQLite

/// The tables of the board.
enum BoardSchema {
  private static let applicationID = 0x4861_4264  // "HaBd"
  private static let version = 1

  // A player is known by the key alone, everywhere; names are a host's own. Of a player's names the latest counts.
  //
  // What stands behind the time follows from the code: it's there to find rows by, and is compared with what the
  // code comes to before a row is shown. `title` is the table in which a row has a place, nil for a game that was
  // lost; `first`, `second` and `third` are that place, the least being the best.
  private static let tables = """
    CREATE TABLE host (id TEXT PRIMARY KEY, name TEXT NOT NULL, isOwn INTEGER NOT NULL) STRICT;
    CREATE TABLE name (
      host TEXT NOT NULL, skeleton TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
      since INTEGER NOT NULL, PRIMARY KEY (host, skeleton, player)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX name_player ON name (host, player, since);
    CREATE TABLE row (
      player TEXT NOT NULL, kind TEXT NOT NULL, code TEXT NOT NULL, host TEXT NOT NULL,
      time INTEGER NOT NULL,
      list TEXT NOT NULL, setter TEXT NOT NULL, length INTEGER, misses INTEGER,
      score INTEGER NOT NULL, day INTEGER, seed INTEGER NOT NULL, level INTEGER NOT NULL,
      title TEXT, first INTEGER NOT NULL, second INTEGER NOT NULL, third INTEGER NOT NULL,
      PRIMARY KEY (player, kind, code)
    ) STRICT;
    CREATE UNIQUE INDEX row_day ON row (player, day) WHERE day IS NOT NULL;
    CREATE INDEX row_level ON row (player, seed, level) WHERE kind = 'game';
    CREATE INDEX row_best ON row (title, first, second, third, time, player)
      WHERE title IS NOT NULL;
    """

  /// Makes a board, whole from the moment at which it can be seen: written by the owner of its folder, read by
  /// whoever is of its group. The files that SQLite keeps beside it are made alike. Leaves one that is there.
  static func make(at path: String, host: String) throws(FileFault) {
    let draft = "\(path).new-\(String(UInt64.random(in: 0...(.max)), radix: 16))"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(draft + suffix) } }
    let file = open(draft, O_CREAT | O_EXCL | O_RDWR, 0o640)
    if file < 0 { throw .ofBoard }
    defer { close(file) }
    if fchmod(file, 0o640) != 0 { throw .ofBoard }
    if geteuid() == 0 {
      // Made by who may do everything, it still belongs to the players.
      var folder = stat()
      let above = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      if stat(above, &folder) == 0 { _ = fchown(file, folder.st_uid, folder.st_gid) }
    }
    do {
      let database = try Database(draft, .write)
      try database.execute("PRAGMA journal_mode = WAL")
      try database.transaction {
        try database.execute(tables)
        try database.run(
          "INSERT INTO host VALUES (lower(hex(randomblob(8))), ?, 1)", [cleanHostName(host)])
        try database.execute(
          "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
      }
    } catch {
      throw FileFault(error)
    }
    if link(draft, path) != 0 && errno != EEXIST { throw .ofBoard }
  }

  /// The letters, digits, points and hyphens that a host's name begins with.
  static func cleanHostName(_ name: String) -> String {
    let clean = name.prefix(64).prefix { character in
      character.isASCII
        && (character.isLetter || character.isNumber || character == "." || character == "-")
    }
    return clean.isEmpty ? "host" : String(clean)
  }

  /// Looks at a file before SQLite does, which would take what is cut off before its first page for a new one and
  /// delete its log.
  static func checkFile(at path: String) throws(FileFault) {
    var status = stat()
    if stat(path, &status) != 0 { throw .ofBoard }
    if status.st_mode & S_IFMT != S_IFREG { throw .foreign }
    if status.st_size < 512 { throw status.st_size == 0 ? .foreign : .damaged }
    if access(path, R_OK) != 0 { throw .ofBoard }
  }

  /// Sees whether a database is a board that this version knows.
  static func check(_ database: Database) throws {
    let application: Int64? = try database.first("PRAGMA application_id")
    if application != Int64(applicationID) { throw FileFault.foreign }
    let found: Int64? = try database.first("PRAGMA user_version")
    guard found == Int64(version) else {
      throw (found ?? 0) > version ? FileFault.newer : FileFault.damaged
    }
  }
}

extension FileFault {
  /// The fault behind the `errno` of a call on a board that has just failed: there's none without its folder.
  fileprivate static var ofBoard: FileFault {
    [ENOENT, ENOTDIR].contains(errno) ? .gone : .lastSystemError
  }
}

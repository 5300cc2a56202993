import Glibc
public import ProgramModel
import SQLite

/// The board that everybody on a host plays for: who has come to what, each row with the code that proves it.
///
/// It's one file for all, beside the folder of the players. No connection stays open, so one that is replaced
/// is found, and sessions that only wait hold nothing. For one thread.
///
/// Each call throws a ``FileFault``, and then has changed nothing. It waits for others for at most five seconds.
public final class Scoreboard {
  public static let fileName = "board.sqlite"

  public let path: String

  /// What was played again, so that it's done once.
  let prover = Prover()

  /// Opens the board of a host, or makes it.
  ///
  /// - Parameters:
  ///   - root: the folder of the host.
  ///   - host: what players of this host are called elsewhere: `kim@host`; by default the name of the machine. Kept
  ///     when the board is made.
  public convenience init(in root: String, of host: String? = nil) throws(FileFault) {
    self.init("\(root)/\(Self.fileName)")
    if access(path, F_OK) != 0 { try BoardSchema.make(at: path, host: host ?? hostName()) }
    try write { _ in }
  }

  /// Opens a board to be read: no file is made or changed, its folder may be another user's.
  public convenience init(reading root: String) throws(FileFault) {
    try self.init(file: "\(root)/\(Self.fileName)")
  }

  /// Opens a board's file, or a copy of one, to be read.
  public convenience init(file path: String) throws(FileFault) {
    self.init(path)
    try read { _ in }
  }

  private init(_ path: String) {
    // SQLite takes some names for something else than a file.
    self.path = path.hasPrefix("/") ? path : "./\(path)"
  }

  /// How many milliseconds to wait for others' locks.
  private static let patience: Int32 = 5_000

  func read<Value>(_ body: (Database) throws -> Value) throws(FileFault) -> Value {
    do throws(FileFault) {
      return try look(body)
    } catch .readOnly where access(path, W_OK) == 0 {
      // A writer who was killed has left a log that only one who may write puts in order.
      try write { _ in }
      return try look(body)
    }
  }

  private func look<Value>(_ body: (Database) throws -> Value) throws(FileFault) -> Value {
    try BoardSchema.checkFile(at: path)
    do {
      return try Database.looking(at: path, patience: Self.patience, whole: true) { database in
        try BoardSchema.check(database)
        return try body(database)
      }
    } catch {
      throw FileFault(error)
    }
  }

  /// Does all of the body or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(FileFault) -> Value {
    try BoardSchema.checkFile(at: path)
    do {
      let database = try Database(path, .write, patience: Self.patience)
      // The log stays for the next one, so that readers who may write nothing find it. Nothing is lost when a
      // process dies; of a power cut, at most what the system held back.
      try database.keepLog()
      try database.execute("PRAGMA synchronous = NORMAL")
      try BoardSchema.check(database)
      if database.isReadOnly { throw FileFault.readOnly }
      return try database.transaction { try body(database) }
    } catch {
      throw FileFault(error)
    }
  }
}

extension Scoreboard {
  /// All names that a player has taken on this host, the one in use first.
  ///
  /// - Complexity: O(*n*) for *n* names.
  public func names(of player: PlayerKey) throws(FileFault) -> [PlayerName] {
    try read { database in
      try database.all(
        """
        SELECT name.name AS name FROM name JOIN host ON host.id = host AND isOwn
        WHERE player = ? ORDER BY since DESC
        """, [player.hex]
      ) { row in (row["name"] as String?).flatMap { try? PlayerName($0) } }
    }
  }

  /// Calls a player so from now on. The name that the player had before is given to nobody else.
  ///
  /// - Parameter time: in seconds since 1970 began (UTC).
  /// - Returns: false where the name is another's, or was once.
  public func take(
    _ name: PlayerName, for player: PlayerKey, at time: Int
  ) throws(FileFault) -> Bool {
    try write { database in
      let others: String? = try database.first(
        """
        SELECT player FROM name JOIN host ON host.id = host AND isOwn
        WHERE skeleton = ? AND player <> ? LIMIT 1
        """, [name.skeleton, player.hex])
      if others != nil { return false }
      // Of two in one second the later one counts too.
      try database.run(
        """
        INSERT INTO name (host, skeleton, player, name, since)
        SELECT id, ?1, ?2, ?3, max(?4, 1 + (
          SELECT coalesce(max(since), 0) FROM name WHERE host = id AND player = ?2))
        FROM host WHERE isOwn
        ON CONFLICT DO UPDATE SET name = excluded.name, since = excluded.since
        """, [name.skeleton, player.hex, name.description, time])
      return true
    }
  }
}

/// What this machine is called.
private func hostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "host" }
  return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

internal import GRDB
internal import GRDBSQLite
internal import Glibc

/// A database on the disk, opened and up to date, and the claims beside it.
struct StoreFile {
  let path: String
  let queue: DatabaseQueue
  let claims: RoundClaims
  private let identity: FileIdentity?

  /// Opens the store or makes it. A file that's damaged or newer is set aside first.
  ///
  /// - Throws: what keeps the store from being written.
  init(at path: String, notices: inout [StoreNotice]) throws {
    self.path = path
    if let found = FileIdentity(at: path), !found.isRegular { throw StoreFault.notAFile }
    claims = try RoundClaims(path: path + "-claims")
    if let current = try claims.whileOpening(alone: false, { Self.openCurrent(path) }) {
      queue = current
    } else {
      queue = try claims.whileOpening(alone: true) {
        try Self.openOrMake(path, notices: &notices)
      }
    }
    identity = FileIdentity(at: path)
  }

  /// Begins a new file in place of one that opens, and yet proved to be damaged.
  init(replacing damaged: StoreFile, notices: inout [StoreNotice]) throws {
    path = damaged.path
    claims = damaged.claims
    queue = try claims.whileOpening(alone: true) {
      // Another program that shares it may have been quicker.
      if damaged.isInPlace { notices.append(try Self.setAside(damaged.path, .damaged)) }
      return try Self.openOrMake(damaged.path, notices: &notices)
    }
    identity = FileIdentity(at: path)
  }

  /// Whether the path still leads to this file. SQLite itself would go on writing to a deleted one.
  var isInPlace: Bool { FileIdentity(at: path) == identity }

  /// Whether a later version of the program has migrated it in the meantime.
  var isSuperseded: Bool { (try? queue.unsafeRead(Schema.state)) == .newer }

  static let configuration: Configuration = {
    var configuration = Configuration()
    configuration.busyMode = .timeout(3)
    configuration.foreignKeysEnabled = false  // There are none, and it saves a statement.
    configuration.prepareDatabase { db in
      // Of a killed process nothing is lost; of a power cut, at most what the system held back.
      // The log is kept short, since the start after a kill reads all of it.
      try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 100")
    }
    return configuration
  }()

  /// The usual start: a sound store of this version. Nil where there's more to do.
  private static func openCurrent(_ path: String) -> DatabaseQueue? {
    if fileSize(path) == 0 || isStub(path) { return nil }
    return try? open(path) { queue in
      let isUsable = try queue.unsafeRead {
        try Schema.state(of: $0) == .current && !isReadOnly($0)
      }
      if !isUsable { throw StoreFault.readOnly }  // Whatever it is, `openOrMake` finds out.
    }
  }

  /// Opens a database, and closes it at once if it isn't as wanted.
  private static func open(
    _ path: String, check: (DatabaseQueue) throws -> Void
  ) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    do {
      try check(queue)
      return queue
    } catch {
      try? queue.close()
      throw error
    }
  }

  private static func isReadOnly(_ db: Database) -> Bool {
    sqlite3_db_readonly(db.sqliteConnection, "main") == 1
  }

  /// Every other start; the caller sees to it that no other program is doing the same.
  private static func openOrMake(
    _ path: String, notices: inout [StoreNotice]
  ) throws -> DatabaseQueue {
    do {
      if isStub(path) { throw StoreFault.damaged }
      return try openMigrated(path)
    } catch {
      switch StoreFault(error) {
      case .damaged: notices.append(try setAside(path, .damaged))
      case .newer: notices.append(try setAside(path, .newer))
      case let fault: throw fault
      }
      return try openMigrated(path)
    }
  }

  private static func openMigrated(_ path: String) throws -> DatabaseQueue {
    try open(path) { queue in
      switch try queue.unsafeRead(Schema.state) {
      case .newer: throw StoreFault.newer
      case .foreign: throw StoreFault.foreign
      case .current: break
      case .empty: try withoutWaitingForTheDisk(queue) { try migrate(queue) }
      case .older: try migrate(queue)
      }
      if queue.unsafeRead(isReadOnly) { throw StoreFault.readOnly }
    }
  }

  /// GRDB's own WAL setup would write to the database at each start. The mode is a property of the
  /// file, so it's enough to set it in a new one.
  private static func migrate(_ queue: DatabaseQueue) throws {
    let check = try queue.unsafeRead { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    if check != "ok" { throw StoreFault.damaged }
    _ = try queue.unsafeRead { try String.fetchOne($0, sql: "PRAGMA journal_mode = WAL") }
    try Schema.migrate(queue)
  }

  /// Makes a file that has nothing to lose yet, which would take most of the first start.
  private static func withoutWaitingForTheDisk(
    _ queue: DatabaseQueue, _ body: () throws -> Void
  ) throws {
    try queue.unsafeRead { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    try body()
    try queue.unsafeRead { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
  }

  /// Whether the file was cut off before its first page: SQLite would delete its log unasked.
  static func isStub(_ path: String) -> Bool {
    let size = fileSize(path)
    return size < 512 && (size > 0 || fileSize(path + "-wal") > 0)
  }

  /// Renames the database with the files that belong to it, to the next free number.
  ///
  /// The database goes last: a log left behind without it would be taken for the next one's.
  private static func setAside(_ path: String, _ reason: SetAsideReason) throws -> StoreNotice {
    let sidecars = ["-wal", "-shm"].filter { exists(path + $0) }
    var number = 1
    var target: String { "\(path).\(reason.rawValue)-\(number)" }
    while exists(target) || sidecars.contains(where: { exists(target + $0) }) { number += 1 }
    for suffix in sidecars + [""] where rename(path + suffix, target + suffix) != 0 {
      throw StoreFault.notSetAside(reason)
    }
    return .setAside(original: path, movedTo: target, reason)
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

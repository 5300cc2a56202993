import Glibc
import ProgramModel
import SQLite

/// A database on the disk, opened and up to date, and the claims beside it.
struct StoreFile {
  let path: String
  let database: Database
  let claims: RoundClaims
  private let identity: FileIdentity?

  /// Opens the store or makes it. A file that's damaged or newer is set aside first.
  ///
  /// - Throws: what keeps the store from being written.
  init(at path: String, notices: inout [StoreNotice]) throws {
    self.path = path
    if let found = FileIdentity(at: path), !found.isRegular { throw FileFault.notAFile }
    let claims = try RoundClaims(path: path + "-claims")
    database = try claims.whileOpening {
      defer { if fileSize(path) == 0 { claims.remove() } }
      return try Self.openOrMake(path, notices: &notices)
    }
    database.patience = Self.patience
    self.claims = claims
    identity = FileIdentity(at: path)
  }

  /// Begins a new file in place of one that opens, and yet proved to be damaged.
  init(replacing damaged: StoreFile, notices: inout [StoreNotice]) throws {
    path = damaged.path
    claims = damaged.claims
    let copy = try? Schema.copy(of: damaged.database)
    database = try claims.whileOpening {
      // Another program that shares it may have been quicker.
      if damaged.isInPlace { try Self.setAside(damaged.path, .damaged, notices: &notices) }
      return try Self.openOrMake(damaged.path, notices: &notices)
    }
    if let copy { try? Schema.add(copy, to: database) }
    database.patience = Self.patience
    identity = FileIdentity(at: path)
  }

  /// Whether the path still leads to this file. SQLite itself would go on writing to a deleted one.
  var isInPlace: Bool { FileIdentity(at: path) == identity }

  /// Whether a later version of the program has migrated it in the meantime.
  var isSuperseded: Bool { (try? Schema.state(of: database)) == .unusable(.newer) }

  /// How many milliseconds to wait for another program's lock in play.
  static let patience: Int32 = 3_000

  /// How many to wait for it at the start, where nothing can be seen yet. Another of this program's
  /// kind that locks the database for longer, to make, migrate or close it, holds the opening byte.
  private static let openingPatience: Int32 = 250

  private static func open(_ path: String) throws -> Database {
    let database = try Database(path, patience: openingPatience)
    // Of a killed process nothing is lost; of a power cut, at most what the system held back.
    // The log is kept short, since the start after a kill reads all of it.
    try database.execute("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 100")
    return database
  }

  /// The caller sees to it that no other program is doing the same.
  private static func openOrMake(
    _ path: String, notices: inout [StoreNotice]
  ) throws -> Database {
    do {
      if isStub(path) { throw FileFault.damaged }
      if fileSize(path) > 0 { return try openMigrated(path) }
    } catch {
      switch FileFault(error) {
      case .damaged:
        let aside = try setAside(path, .damaged, notices: &notices)
        let database = try make(path)
        try? look(at: aside) { try Schema.add(Schema.copy(of: $0), to: database) }
        return database
      case .newer: try setAside(path, .newer, notices: &notices)
      case let fault: throw fault
      }
    }
    return try make(path)
  }

  /// Reads a store that isn't to be changed, or may not be.
  ///
  /// - Parameter isWhole: whether nothing will do but all that it holds.
  static func look<Value>(
    at path: String, patience: Int32 = 0, whole isWhole: Bool = false,
    _ body: (Database) throws -> Value
  ) throws -> Value {
    guard FileIdentity(at: path)?.isRegular == true else { throw FileFault.notAFile }
    if isStub(path) { throw FileFault.damaged }
    return try Database.looking(at: path, patience: patience, whole: isWhole) { database in
      if case .unusable(let fault) = try Schema.state(of: database), isWhole || fault != .damaged {
        throw fault
      }
      return try body(database)
    }
  }

  /// Makes a new database where there's none, or an empty file. Without room for it nothing stays.
  private static func make(_ path: String) throws -> Database {
    let isEmptyFile = exists(path)
    do {
      return try openMigrated(path)
    } catch {
      if FileFault(error) == .full {
        if isEmptyFile { truncate(path, 0) } else { unlink(path) }
        for suffix in ["-journal", "-wal", "-shm"] { unlink(path + suffix) }
      }
      throw error
    }
  }

  private static func openMigrated(_ path: String) throws -> Database {
    let database = try open(path)
    switch try Schema.state(of: database) {
    case .unusable(let fault): throw fault
    case .current: break
    case .older:
      let check: String? = try database.first("PRAGMA quick_check(1)")
      if check != "ok" { throw FileFault.damaged }
      try migrate(database)
    case .empty:
      // There's nothing to lose yet, and waiting for the disk would take most of the first start.
      try database.execute("PRAGMA synchronous = OFF")
      try migrate(database)
      try database.execute("PRAGMA synchronous = NORMAL")
    }
    if database.isReadOnly { throw FileFault.readOnly }
    return database
  }

  /// The journal's mode is a property of the file, so it's enough to set it before migrating.
  private static func migrate(_ database: Database) throws {
    try database.execute("PRAGMA journal_mode = WAL")
    try Schema.migrate(database)
  }

  /// Whether the file was cut off before its first page: SQLite would delete its log unasked.
  private static func isStub(_ path: String) -> Bool {
    let size = fileSize(path)
    return size < 512 && (size > 0 || fileSize(path + "-wal") > 0)
  }

  /// Renames what's there of the database and the files that belong to it, to the next free number.
  ///
  /// The database goes last: a log left behind without it would be taken for the next one's.
  ///
  /// - Returns: what it's called now.
  @discardableResult
  private static func setAside(
    _ path: String, _ reason: SetAsideReason, notices: inout [StoreNotice]
  ) throws -> String {
    let found = ["-wal", "-shm", ""].filter { exists(path + $0) }
    var number = 1
    var target: String { "\(path).\(reason.rawValue)-\(number)" }
    while ["", "-wal", "-shm"].contains(where: { exists(target + $0) }) { number += 1 }
    for suffix in found where rename(path + suffix, target + suffix) != 0 {
      throw FileFault.notSetAside(reason)
    }
    // Of a database that was deleted, its log may be left.
    let movedTo = found.last == "" ? target : target + "-wal"
    notices.append(.setAside(original: path, movedTo: movedTo, reason))
    return movedTo
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

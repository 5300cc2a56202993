import Glibc
import SQLite

/// The database that everything is kept in, for all games.
///
/// No call fails for the player. Where nothing can be written, or no longer, all of it goes on in
/// memory, and ``takeNotice()`` says so once. What a call has written before it returns survives
/// the process, however that ends.
///
/// Several programs may share a store.
public final class Store {
  /// Where it is all kept.
  enum State {
    case file(StoreFile)
    /// With the claims on what a file holds that can no longer be written: it stays this program's,
    /// or another would take up what is played here.
    case memory(Database, RoundClaims?)
    /// A file to be looked at.
    case sight(Database)
    case closed
  }

  private var state = State.closed
  private var hasReplacedFile = false
  private var notices: [StoreNotice] = []
  private var attached: [Attached] = []

  /// The tables of a game, which own the store and not the other way round.
  private struct Attached {
    weak var tables: (any StoredTables)?
  }

  private var tables: [any StoredTables] { attached.compactMap(\.tables) }

  /// A file that can't be written or was set aside as damaged, and may be read, for tables that come
  /// later.
  private var remains: String?

  /// What kept the last reading or writing from being done, if anything did.
  private var lastError: (any Error)?

  /// Opens the store, or makes it and the folders above it. It is kept in memory where it can't be
  /// written, or where there is no path.
  public static func open(at path: String?) -> Store {
    let store = Store()
    var path = path
    do {
      path = try path.map(resolvedPath)
      guard let path else { throw StoreFault.noHome }
      store.state = .file(try StoreFile(at: path, notices: &store.notices))
      if case .setAside(_, let aside, .damaged) = store.notices.last { store.remains = aside }
    } catch {
      store.notices.append(.inMemory(path: path, StoreFault(error)))
      store.remains = path
      store.moveToMemory()
    }
    return store
  }

  /// A store that ends with the program.
  public static func inMemory() -> Store {
    let store = Store()
    store.moveToMemory()
    return store
  }

  /// Looks at what a store holds: nothing of it is made or changed, and nothing less than all of it is
  /// seen. Nil where there is no file.
  ///
  /// - Parameter isWaiting: called before a longer wait for another program that has locked it.
  /// - Throws: what keeps the file from being read as a store.
  public static func looking<Value>(
    at path: String, isWaiting: () -> Void = {}, _ body: (Store) throws -> Value
  ) throws(StoreFault) -> Value? {
    let path = try resolvedPath(path)
    if access(path, R_OK) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system(errno)
    }
    func look(patience: Int32) throws -> Value {
      try Self.look(at: path, patience: patience, isWhole: true) { database in
        let store = Store()
        store.state = .sight(database)
        let value = try body(store)
        if let error = store.lastError { throw error }
        return value
      }
    }
    do {
      do {
        return try look(patience: 500)
      } catch  where StoreFault(error) == .busy {
        isWaiting()
        return try look(patience: StoreFile.patience)
      }
    } catch {
      throw StoreFault(error)
    }
  }

  /// Reads a database that may not be written, or is only to be looked at.
  ///
  /// Rounds are left alone: their owners can't be told from a file that can't be locked.
  ///
  /// - Parameters:
  ///   - isWhole: whether nothing will do but all that it holds.
  ///   - isSalvaging: whether what can be read of a damaged one is wanted.
  private static func look<Value>(
    at path: String, patience: Int32, isWhole: Bool = false, isSalvaging: Bool = false,
    _ body: (Database) throws -> Value
  ) throws -> Value {
    guard FileIdentity(at: path)?.isRegular == true else { throw StoreFault.notAFile }
    if StoreFile.isStub(path) { throw StoreFault.damaged }
    return try Database.looking(at: path, patience: patience, whole: isWhole) { database in
      switch try Schema.state(of: database) {
      case .current: return try body(database)
      case .damaged where !isSalvaging: throw StoreFault.damaged
      case .older, .damaged:
        try Schema.disguise(database)
        return try body(database)
      case .empty:
        let empty = try Database.inMemory()
        try Schema.migrate(empty)
        return try body(empty)
      case .newer: throw StoreFault.newer
      case .foreign: throw StoreFault.foreign
      }
    }
  }

  /// Puts the files in order at the program's end, so that the next start is quick. Nothing is lost
  /// without it; afterwards nothing is stored.
  public func close() {
    let claims = claims
    claims?.keepOpenersAway()
    withExtendedLifetime(claims) { state = .closed }
  }

  /// Whether what is written will still be there at the next start.
  public var isLasting: Bool { if case .file = state { true } else { false } }

  /// What the player has to be told and hasn't been told yet, the earliest first.
  public func takeNotice() -> StoreNotice? {
    notices.isEmpty ? nil : notices.removeFirst()
  }
}

/// What a game keeps in the store.
protocol StoredTables: AnyObject {
  /// Reads what can still be read of a database, and returns what writes it to the one that takes
  /// over, with what isn't written yet.
  ///
  /// - Parameter isLasting: whether the other is to last; else what's needed to go on is enough.
  func bequest(of old: Database, isLasting: Bool) -> (Database) throws -> Void
}

/// Reading and writing, and what takes over where that fails.
extension Store {
  /// Takes in the tables of a game.
  func attach(_ tables: any StoredTables) {
    attached.append(Attached(tables: tables))
    guard let remains, let database else { return }
    let isLasting = isLasting
    let bequest = try? Self.look(at: remains, patience: 0, isSalvaging: true) {
      tables.bequest(of: $0, isLasting: isLasting)
    }
    if let bequest { try? carry([bequest], to: database) }
  }

  /// The claims on what only one program may use; nil where no other can.
  var claims: RoundClaims? {
    if case .file(let file) = state { file.claims } else { nil }
  }

  /// The database in use; for tests too.
  var database: Database? {
    switch state {
    case .file(let file): file.database
    case .memory(let database, _), .sight(let database): database
    case .closed: nil
    }
  }

  /// Reads or writes. Where that fails, it is done again on what takes over.
  func perform<Value>(otherwise fallback: Value, _ body: (Database) throws -> Value) -> Value {
    while let database {
      do {
        return try body(database)
      } catch {
        lastError = error
        guard case .file(let file) = state else { break }
        recover(from: StoreFault(error), of: file)
      }
    }
    return fallback
  }

  /// Writes in a transaction of its own.
  ///
  /// - Parameter note: called with what was written, before that may have to be carried elsewhere.
  func write<Value>(
    otherwise fallback: Value, _ body: (Database) throws -> Value,
    noting note: (Value) -> Void = { _ in }
  ) -> Value {
    let value = perform(otherwise: fallback) { database in
      try database.transaction { try body(database) }
    }
    note(value)
    if case .file(let file) = state, !file.isInPlace { stopSaving(to: file, .gone) }
    return value
  }

  /// Goes on in a new file where the old one proved to be damaged, and in memory otherwise.
  private func recover(from fault: StoreFault, of file: StoreFile) {
    if file.isSuperseded { return stopSaving(to: file, .newer) }
    guard fault == .damaged, !hasReplacedFile else { return stopSaving(to: file, fault) }
    hasReplacedFile = true
    let bequests = tables.map { $0.bequest(of: file.database, isLasting: true) }
    do {
      let replacement = try StoreFile(replacing: file, notices: &notices)
      try carry(bequests, to: replacement.database)
      state = .file(replacement)
    } catch {
      stopSaving(to: file, StoreFault(error))
    }
  }

  private func stopSaving(to file: StoreFile, _ fault: StoreFault) {
    notices.append(.stoppedSaving(path: file.path, fault))
    let bequests = tables.map { $0.bequest(of: file.database, isLasting: false) }
    moveToMemory(holding: file.claims)
    if let database { try? carry(bequests, to: database) }
  }

  private func moveToMemory(holding claims: RoundClaims? = nil) {
    guard let database = try? Database.inMemory() else { return state = .closed }
    try? Schema.migrate(database)
    state = .memory(database, claims)
  }

  private func carry(
    _ bequests: [(Database) throws -> Void], to database: Database
  ) throws {
    try database.transaction { for bequest in bequests { try bequest(database) } }
  }
}

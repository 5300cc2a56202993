import Glibc
public import ProgramModel
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
    /// In memory, or in a file that is only looked at. With the claims on what a file holds that can no
    /// longer be written: it stays this program's, or another would take up what is played here.
    case passing(Database, RoundClaims?)
    case closed
  }

  private var state = State.closed
  private var hasReplacedFile = false
  private var notices: [StoreNotice] = []

  /// The tables of each game, which own the store and not the other way round.
  private var attached: [() -> (any StoredTables)?] = []

  /// What kept the last reading or writing from being done, if anything did.
  private var lastError: (any Error)?

  /// Opens the store, or makes it and the folders above it. It is kept in memory where it can't be
  /// written, or where there is no path.
  public static func open(at path: String?) -> Store {
    let store = Store()
    var path = path
    do {
      path = try path.map(resolvedPath)
      guard let path else { throw FileFault.noHome }
      store.state = .file(try StoreFile(at: path, notices: &store.notices))
    } catch {
      store.notices.append(.inMemory(path: path, FileFault(error)))
      let copy = path.flatMap { path in try? StoreFile.look(at: path) { try Schema.copy(of: $0) } }
      store.moveToMemory(copy)
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
  /// - Parameter isWaiting: called before a longer wait for another program that has locked it; what it throws
  ///   ends that.
  /// - Throws: what keeps the file from being read as a store.
  public static func looking<Value>(
    at path: String, isWaiting: () throws -> Void = {}, _ body: (Store) throws -> Value
  ) throws(FileFault) -> Value? {
    let path = try resolvedPath(path)
    if access(path, R_OK) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system(String(cString: strerror(errno)))
    }
    func look(patience: Int32) throws -> Value {
      try StoreFile.look(at: path, patience: patience, whole: true) { database in
        let isCurrent = try Schema.state(of: database) == .current
        let store = Store()
        store.state = .passing(
          isCurrent ? database : try Schema.copy(of: database, whole: true), nil)
        let value = try body(store)
        if let error = store.lastError { throw error }
        return value
      }
    }
    do {
      do {
        return try look(patience: 500)
      } catch  where FileFault(error) == .busy {
        try isWaiting()
        return try look(patience: StoreFile.patience)
      }
    } catch {
      throw FileFault(error)
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
    leaveFileThatIsGone()
    return notices.isEmpty ? nil : notices.removeFirst()
  }
}

/// What a game, or the program, keeps in the store.
protocol StoredTables: AnyObject {
  /// Writes what this program knows to a database that takes over. The rows that could be read of the one
  /// before are there already.
  func restore(in database: Database) throws
}

/// Reading and writing, and what takes over where that fails.
extension Store {
  func attach(_ tables: any StoredTables) { attached.append { [weak tables] in tables } }

  /// The claims on what only one program may use; nil where no other can.
  var claims: RoundClaims? {
    if case .file(let file) = state { file.claims } else { nil }
  }

  /// The database in use.
  var database: Database? {
    switch state {
    case .file(let file): file.database
    case .passing(let database, _): database
    case .closed: nil
    }
  }

  /// Reads or writes. Where that fails, it is done again on what takes over; nil where nothing does.
  func read<Value>(_ body: (Database) throws -> Value?) -> Value? {
    while let database {
      do {
        return try body(database)
      } catch {
        lastError = error
        guard case .file(let file) = state else { break }
        recover(from: FileFault(error), of: file)
      }
    }
    return nil
  }

  /// Writes in a transaction of its own, and returns what the body returns; nil where nothing could be kept.
  ///
  /// - Parameter body: changes nothing but the database, since it may have to be done again on another.
  @discardableResult
  func write<Value>(_ body: (Database) throws -> Value?) -> Value? {
    leaveFileThatIsGone()
    return read { database in try database.transaction { try body(database) } }
  }

  /// SQLite itself would go on writing to a file that was deleted.
  private func leaveFileThatIsGone() {
    if case .file(let file) = state, !file.isInPlace { stopSaving(to: file, .gone) }
  }

  /// Goes on in a new file where the old one proved to be damaged, and in memory otherwise.
  private func recover(from fault: FileFault, of file: StoreFile) {
    if file.isSuperseded { return stopSaving(to: file, .newer) }
    guard fault == .damaged, !hasReplacedFile else { return stopSaving(to: file, fault) }
    hasReplacedFile = true
    do {
      let replacement = try StoreFile(replacing: file, notices: &notices)
      try restore(in: replacement.database)
      state = .file(replacement)
    } catch {
      stopSaving(to: file, FileFault(error))
    }
  }

  private func stopSaving(to file: StoreFile, _ fault: FileFault) {
    notices.append(.stoppedSaving(path: file.path, fault))
    moveToMemory(try? Schema.copy(of: file.database), holding: file.claims)
  }

  /// - Parameter copy: what the store has held until now.
  private func moveToMemory(_ copy: Database? = nil, holding claims: RoundClaims? = nil) {
    do {
      let database = try copy ?? Schema.inMemory()
      try Schema.deleteRounds(in: database)
      try? restore(in: database)
      state = .passing(database, claims)
    } catch {
      state = .closed
    }
  }

  private func restore(in database: Database) throws {
    try database.transaction {
      for tables in attached.compactMap({ $0() }) { try tables.restore(in: database) }
    }
  }
}

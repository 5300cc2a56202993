import HangmanModel
import SQLite

/// Reading and writing, and what takes over where that fails.
extension GameStore {
  /// Nil once all goes on in memory.
  var file: StoreFile? {
    if case .file(let file) = state { file } else { nil }
  }

  /// The database in use; for tests too.
  var database: Database? {
    switch state {
    case .file(let file): file.database
    case .memory(let database, _): database
    case .closed: nil
    }
  }

  /// Reads or writes. Where that fails, it is done again on what takes over.
  func perform<Value>(otherwise fallback: Value, _ body: (Database) throws -> Value) -> Value {
    while let database {
      do {
        return try body(database)
      } catch {
        guard let file else { break }
        recover(from: StoreFault(error), of: file)
      }
    }
    return fallback
  }

  /// Writes in a transaction of its own.
  func write<Value>(otherwise fallback: Value, _ body: (Database) throws -> Value) -> Value {
    let value = perform(otherwise: fallback) { database in
      try database.transaction { try body(database) }
    }
    if let file, !file.isInPlace { stopSaving(to: file, .gone) }
    return value
  }

  /// Goes on in a new file where the old one proved to be damaged, and in memory otherwise.
  func recover(from fault: StoreFault, of file: StoreFile) {
    if file.isSuperseded { return stopSaving(to: file, .newer) }
    guard fault == .damaged, !hasReplacedFile else { return stopSaving(to: file, fault) }
    hasReplacedFile = true
    let kept = keepsake(of: file)
    do {
      let replacement = try StoreFile(replacing: file, notices: &notices)
      try carry(kept, to: replacement.database)
      state = .file(replacement)
    } catch {
      stopSaving(to: file, StoreFault(error), with: kept)
    }
  }

  func stopSaving(to file: StoreFile, _ fault: StoreFault, with kept: Keepsake? = nil) {
    notices.append(.stoppedSaving(path: file.path, fault))
    moveToMemory(with: kept ?? keepsake(of: file), holding: file.claims)
  }

  func moveToMemory(with kept: Keepsake, holding claims: RoundClaims? = nil) {
    guard let database = try? Database.inMemory() else { return state = .closed }
    state = .memory(database, claims)
    try? Schema.migrate(database)
    try? carry(kept, to: database)
  }

  func keepsake(of file: StoreFile) -> Keepsake {
    var kept = Keepsake(readingFrom: file.database)
    kept.keep(finished)
    if let known { kept.keep(known) }
    return kept
  }

  func carry(_ kept: Keepsake, to database: Database) throws {
    try database.transaction {
      try kept.write(to: database)
      if let own, let id = own.id {
        _ = try RoundRows.write(own.saved, list: own.list, as: id, to: database)
      }
    }
  }
}

internal import GRDB
import HangmanModel

/// Reading and writing, and what takes over where that fails.
extension GameStore {
  /// The database in use; for tests too.
  var queue: DatabaseQueue? { file?.queue ?? memory }

  func read<Value>(otherwise fallback: Value, _ body: (Database) throws -> Value) -> Value {
    perform(otherwise: fallback) { try $0.unsafeRead(body) }
  }

  /// Writes in a transaction of its own. Where it fails, it is done again on what takes over.
  func write<Value>(otherwise fallback: Value, _ body: (Database) throws -> Value) -> Value {
    let value = perform(otherwise: fallback) { queue in
      try queue.writeWithoutTransaction { db in
        var value = fallback
        try db.inTransaction(.immediate) {
          value = try body(db)
          return .commit
        }
        return value
      }
    }
    if let file, !file.isInPlace { stopSaving(to: file, .gone) }
    return value
  }

  func perform<Value>(
    otherwise fallback: Value, _ body: (DatabaseQueue) throws -> Value
  ) -> Value {
    while let queue {
      do {
        return try body(queue)
      } catch {
        guard let file else { break }
        recover(from: StoreFault(error), of: file)
      }
    }
    return fallback
  }

  /// Goes on in a new file where the old one proved to be damaged, and in memory otherwise.
  func recover(from fault: StoreFault, of file: StoreFile) {
    if file.isSuperseded { return stopSaving(to: file, .newer) }
    guard fault == .damaged, !hasReplacedFile else { return stopSaving(to: file, fault) }
    hasReplacedFile = true
    let kept = keepsake(of: file)
    do {
      let replacement = try StoreFile(replacing: file, notices: &notices)
      try carry(kept, to: replacement.queue)
      self.file = replacement
    } catch {
      stopSaving(to: file, StoreFault(error), with: kept)
    }
  }

  func stopSaving(to file: StoreFile, _ fault: StoreFault, with kept: Keepsake? = nil) {
    notices.append(.stoppedSaving(path: file.path, fault))
    let kept = kept ?? keepsake(of: file)
    // The round on the disk stays this program's, or another would take up what is played here.
    lostClaims = file.claims
    self.file = nil
    moveToMemory(with: kept)
  }

  func moveToMemory(with kept: Keepsake) {
    memory = try? DatabaseQueue()
    guard let memory else { return }
    try? Schema.migrate(memory)
    try? carry(kept, to: memory)
  }

  func keepsake(of file: StoreFile) -> Keepsake {
    var kept = Keepsake(readingFrom: file.queue)
    kept.keep(finished)
    if let known { kept.keep(known) }
    return kept
  }

  func carry(_ kept: Keepsake, to queue: DatabaseQueue) throws {
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try kept.write(to: db)
        if let own, let id = own.id {
          _ = try RoundRows.write(own.saved, list: own.list, as: id, to: db)
        }
        return .commit
      }
    }
  }
}

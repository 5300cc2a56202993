import ProgramModel
import SQLite

/// A game's rounds in progress: a row for each, which one living program has. One is this program's own.
final class RoundTable<Content: StoredContent> {
  typealias Row = StoredRow<Content>

  private let store: Store

  /// What is added to the number of a row for its claim.
  private let offset: Int64

  /// The round that this program plays; without a number where it couldn't be written.
  var own: Row?

  /// - Parameter offset: far from that of any other game, since all claims are in one file.
  init(in store: Store, offset: Int64 = 0) {
    self.store = store
    self.offset = offset
    store.attach(self)
  }

  /// All rounds, the one begun last first.
  func all() -> [Row] { store.read { try Row.select("ORDER BY id DESC", in: $0) } ?? [] }

  /// Whether a round is this program's, or no other has it.
  func isFree(_ id: Int64) -> Bool {
    id == own?.id || store.claims?.isFree(byte(of: id)) ?? true
  }

  /// The number of a damaged row may be any; one behind the last byte of a file claims nothing.
  private func byte(of id: Int64) -> Int64 { offset &+ id }

  private func claim(byteOf id: Int64) -> Bool { store.claims?.claim(byte(of: id)) ?? true }

  /// Claims a round and reads it; nil where another program has it, or it isn't one that is wanted.
  func claim(_ id: Int64, where accepts: (Content) -> Bool = { _ in true }) -> Row? {
    guard claim(byteOf: id) else { return nil }
    // Only an owner deletes a round, so one that's still there after the claim will stay.
    let rows = store.read { try Row.select("WHERE id = ?", [id], in: $0) }
    if let row = rows?.first, accepts(row.content) { return row }
    store.claims?.release(byte(of: id))
    return nil
  }

  /// Makes the first of some rounds that can be claimed this program's own.
  func takeFirst(of rows: [Row], where accepts: (Content) -> Bool) -> Row? {
    for id in rows.compactMap(\.id) where own == nil { own = claim(id, where: accepts) }
    return own
  }

  /// Leaves this program's own round to others.
  func leave() {
    if let id = own?.id { store.claims?.release(byte(of: id)) }
    own = nil
  }

  /// Stores this program's own round as it stands.
  func save(_ round: Content) {
    let row = Row(id: own?.id, content: round)
    own = row
    own = store.write { try self.write(row, to: $0) } ?? row
  }

  /// Writes a round, under a new number if it has none yet. That is claimed before others can see it, and may
  /// be another's if that plays a round of a database that was set aside.
  func write(_ row: Row, to database: Database) throws -> Row {
    var row = row
    if row.id != nil {
      try database.insert(row, replacing: true)
      return row
    }
    for _ in 0..<1_000 {
      let id = try database.insert(row)
      if claim(byteOf: id) {
        row.id = id
        return row
      }
      try delete(id, in: database)
    }
    throw FileFault.busy
  }

  /// Deletes a round that this program has claimed, and does what follows from its end in the same
  /// transaction; nil if it isn't there.
  @discardableResult
  func end<Value>(_ id: Int64?, _ follow: (Database) throws -> Value?) -> Value? {
    guard let id else { return nil }
    let value = store.write { database -> Value? in
      try self.delete(id, in: database)
      return database.changes == 1 ? try follow(database) : nil
    }
    store.claims?.release(byte(of: id))
    if id == own?.id { own = nil }
    return value
  }

  private func delete(_ id: Int64, in database: Database) throws {
    try database.run("DELETE FROM \(Content.table) WHERE id = ?", [id])
  }
}

extension RoundTable: StoredTables {
  func restore(in database: Database) throws {
    if let own, own.id != nil { try database.insert(own, replacing: true) }
  }
}

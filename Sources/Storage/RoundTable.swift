import SQLite

/// A game's rounds in progress: a row for each, which one living program has.
struct RoundTable<Row: NumberedRow> {
  private let store: Store

  /// What is added to the number of a row for its claim.
  private let offset: Int64

  /// - Parameter offset: far from that of any other game, since all claims are in one file.
  init(in store: Store, offset: Int64 = 0) {
    self.store = store
    self.offset = offset
  }

  /// All rounds, the one begun last first.
  func all(in database: Database) throws -> [Row] { try database.select("ORDER BY id DESC") }

  /// Whether no other program has a round.
  func isFree(_ id: Int64) -> Bool { store.claims?.isFree(byte(of: id)) ?? true }

  func release(_ id: Int64) { store.claims?.release(byte(of: id)) }

  private func claim(byteOf id: Int64) -> Bool { store.claims?.claim(byte(of: id)) ?? true }

  /// The number of a damaged row may be any; one behind the last byte of a file claims nothing.
  private func byte(of id: Int64) -> Int64 { offset &+ id }

  /// Claims a round and reads it; nil where another program has it, or it isn't one that is wanted.
  func claim(_ id: Int64, where accepts: (Row) -> Bool = { _ in true }) -> Row? {
    guard claim(byteOf: id) else { return nil }
    // Only an owner deletes a round, so one that's still there after the claim will stay.
    let rows = store.read { database -> [Row] in try database.select("WHERE id = ?", [id]) }
    if let row = rows?.first, accepts(row) { return row }
    release(id)
    return nil
  }

  /// Claims the first of some rounds that can be.
  func claimFirst(of rows: [Row], where accepts: (Row) -> Bool) -> Row? {
    for id in rows.compactMap(\.id) {
      if let row = claim(id, where: accepts) { return row }
    }
    return nil
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
      _ = try delete(id, in: database)
    }
    throw StoreFault.busy
  }

  /// Whether there was one.
  func delete(_ id: Int64, in database: Database) throws -> Bool {
    try database.run("DELETE FROM \(Row.table) WHERE id = ?", [id])
    return database.changes == 1
  }
}

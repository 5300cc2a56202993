import SQLite

/// A game's rounds in progress: a row for each, which one living program has.
struct RoundTable {
  private let name: String
  private let store: Store

  /// What is added to the number of a row for its claim.
  private let offset: Int64

  /// - Parameter offset: far from that of any other game, since all claims are in one file.
  init(_ name: String, in store: Store, offset: Int64 = 0) {
    self.name = name
    self.store = store
    self.offset = offset
  }

  /// All rounds, the one begun last first.
  func ids(in database: Database) throws -> [Int64] {
    try database.all("SELECT id FROM \(name) ORDER BY id DESC") { $0[0] }
  }

  /// Whether no other program has a round.
  func isFree(_ id: Int64) -> Bool { store.claims?.isFree(byte(of: id)) ?? true }

  func release(_ id: Int64) { store.claims?.release(byte(of: id)) }

  private func claim(_ id: Int64) -> Bool { store.claims?.claim(byte(of: id)) ?? true }

  /// The number of a damaged row may be any; one behind the last byte of a file claims nothing.
  private func byte(of id: Int64) -> Int64 { offset &+ id }

  /// Claims a round and reads it; nil where another program has it, or it isn't one that is wanted.
  func claim<Round>(
    _ id: Int64, reading read: (Database) throws -> Round?,
    where accepts: (Round) -> Bool = { _ in true }
  ) -> Round? {
    guard claim(id) else { return nil }
    // Only an owner deletes a round, so one that's still there after the claim will stay.
    if let round = store.perform(otherwise: nil, read), accepts(round) { return round }
    release(id)
    return nil
  }

  /// Writes a new row, which is claimed before the others can see it. The number may be another's if
  /// that plays a round of a database that was set aside.
  ///
  /// - Parameter write: writes the row, and returns its number.
  func begin(in database: Database, _ write: () throws -> Int64) throws -> Int64 {
    for _ in 0..<1_000 {
      let id = try write()
      if claim(id) { return id }
      _ = try delete(id, in: database)
    }
    throw StoreFault.busy
  }

  /// Whether there was one.
  func delete(_ id: Int64, in database: Database) throws -> Bool {
    try database.run("DELETE FROM \(name) WHERE id = ?", [id])
    return database.changes == 1
  }
}

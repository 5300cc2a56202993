public import GhostModel
import SQLite

/// What Ghost keeps in the store: settings, names, scores, and rounds in progress.
///
/// Each program plays a round of its own, which is no other's as long as it lives. Names that differ in
/// case alone are one player's, who is called as last written.
public final class GhostStore {
  public let store: Store
  let rounds: RoundTable

  /// The settings as they were read or saved last.
  private(set) var known: GhostSettings?

  /// The round that this program plays; without a number where it couldn't be written.
  var own: (id: Int64?, game: GhostGame)?

  /// The rounds that ended in this session.
  var results: [GhostResult] = []

  public init(_ store: Store) {
    self.store = store
    rounds = RoundTable("ghostRound", in: store, offset: 1 << 40)
    store.attach(self)
  }

  /// The stored settings; nil if there are none yet, or of a list that isn't there.
  public func settings() -> GhostSettings? {
    known = store.perform(otherwise: known) {
      try GhostSettingRows.settings(from: SettingRows.read($0))
    }
    return known
  }

  /// Stores those settings that differ from what this program last read or saved, so that it doesn't
  /// undo another's changes. Their names count as used.
  public func save(_ settings: GhostSettings) {
    let old = (known ?? self.settings()).map(GhostSettingRows.values) ?? [:]
    let changed = GhostSettingRows.values(of: settings).filter { old[$0.key] != $0.value }
    if changed.isEmpty { return }
    known = settings
    store.write(otherwise: ()) { database in
      try SettingRows.write(changed, to: database)
      for (_, name) in settings.names.people(in: settings.setup).reversed() {
        try GhostScoreRows.use(name, in: database)
      }
    }
  }

  /// The names that were used, the latest first; of those used at once, that of the first player.
  public func names() -> [String] {
    store.perform(otherwise: []) { try GhostScoreRows.names(in: $0) }
  }

  /// The players with names, by wins, then fewer games, then name.
  ///
  /// - Parameter opponent: the level of the computer that they played against; nil for people.
  public func scores(against opponent: GhostOpponent?) -> [GhostScore] {
    store.perform(otherwise: []) { try GhostScoreRows.scores(against: opponent, in: $0) }
  }

  /// Forgets all names and scores. A round in progress keeps its names, and counts when it ends.
  public func clear() {
    known?.names = GhostNames()
    results = []
    store.write(otherwise: ()) { database in
      try GhostScoreRows.clear(in: database)
      try GhostSettingRows.clearNames(in: database)
    }
  }
}

extension GhostStore: StoredTables {
  func bequest(of old: Database, isLasting: Bool) -> (Database) throws -> Void {
    let settings =
      (try? SettingRows.read(old).filter { GhostSettingRows.has($0.key) })
      ?? known.map(GhostSettingRows.values) ?? [:]
    let names = CopiedRows(of: "ghostName", in: old)
    let scores = CopiedRows(of: "ghostScore", in: old)
    let results = scores.isEmpty ? results : []
    let own = own
    // What this program plays is its own; before it plays anything, all rounds wait to be taken up.
    let rounds = isLasting && own == nil ? CopiedRows(of: "ghostRound", in: old) : nil
    return { database in
      try SettingRows.write(settings, to: database)
      try names.add(to: database)
      try scores.add(to: database)
      for result in results { try GhostScoreRows.add(result, to: database) }
      try rounds?.add(to: database)
      if let own, let id = own.id { _ = try GhostRoundRows.write(own.game, as: id, to: database) }
    }
  }
}

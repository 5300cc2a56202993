public import GhostModel
import SQLite

/// What Ghost keeps in the store: settings, names, scores, and rounds in progress.
///
/// Each program plays a round of its own, which is no other's as long as it lives. Names that differ in
/// case alone are one player's, who is called as last written.
public final class GhostStore {
  public let store: Store
  let rounds: RoundTable<GhostGame>

  private let settingStore: SettingStore<StoredGhostSettings>

  /// The rounds that ended in this session.
  var results: [GhostResult] = []

  public init(_ store: Store) {
    self.store = store
    rounds = RoundTable(in: store, offset: 1 << 40)
    settingStore = SettingStore(store)
    store.attach(self)
  }

  /// The stored settings; nil if there are none yet.
  public func settings() -> GhostSettings? { settingStore.settings().settings }

  /// Stores those settings that differ from what this program last read or saved, so that it doesn't
  /// undo another's changes. Their names count as used.
  public func save(_ settings: GhostSettings) {
    let known = settingStore.known ?? settingStore.settings()
    if settings == known.settings { return }
    settingStore.save(StoredGhostSettings(settings), insteadOf: known) { database in
      for (_, name) in settings.names.people(in: settings.setup).reversed() {
        try GhostScoreRows.use(name, in: database)
      }
    }
  }

  /// The names that were used, the latest first; of those used at once, that of the first player.
  public func names() -> [String] { store.read { try GhostScoreRows.names(in: $0) } ?? [] }

  /// The players with names, by wins, then fewer games, then name.
  ///
  /// - Parameter opponent: the level of the computer that they played against; nil for people.
  public func scores(against opponent: GhostOpponent?) -> [GhostScore] {
    store.read { try GhostScoreRows.scores(against: opponent, in: $0) } ?? []
  }

  /// Forgets all names and scores. A round in progress keeps its names, and counts when it ends.
  public func clear() {
    let old = settingStore.settings()
    var new = old
    new.settings?.names = GhostNames()
    results = []
    settingStore.save(new, insteadOf: old) { try GhostScoreRows.clear(in: $0) }
  }
}

/// The rounds in progress: this program's own, and those that were left.
extension GhostStore {
  /// Takes up the round begun last, of those that no living program plays and that `accepts` takes. It's
  /// this program's from now on; one that it had is left, and may be the one.
  public func resumable(where accepts: (GhostGame) -> Bool = { _ in true }) -> GhostGame? {
    rounds.leave()
    return rounds.takeFirst(of: rounds.all(), where: accepts)?.content
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ game: GhostGame) { rounds.save(game) }

  /// Gives up this program's round, if it has one.
  public func drop() {
    rounds.end(rounds.own?.id) { _ in }
    rounds.leave()
  }

  /// Counts the result of this program's round, which has ended, and forgets the round, both in one
  /// transaction. Without a round nothing is counted.
  ///
  /// - Parameter time: when it ended, in seconds since 1970.
  public func keep(_ game: GhostGame, winner: GhostPlayer, at time: Int) {
    let result = GhostResult(game: game, winner: winner, finishedAt: time)
    let ended: Void? = rounds.end(rounds.own?.id) { try GhostScoreRows.add(result, to: $0) }
    if ended != nil { results.append(result) }
  }
}

extension GhostStore: StoredTables {
  func restore(in database: Database) throws {
    // Where none of the scores could be read, those of this session are all that's known.
    let hasScores: Bool? = try database.first("SELECT EXISTS (SELECT 1 FROM ghostScore)")
    if hasScores == false {
      for result in results { try GhostScoreRows.add(result, to: database) }
    }
  }
}

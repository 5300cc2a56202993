public import HangmanModel
import SQLite
public import Words

/// What Hangman keeps in the store: settings, the history, and rounds in progress.
///
/// Each program plays a round of its own, which is no other's as long as it lives.
public final class GameStore {
  /// The round that this program plays.
  private struct OwnRound {
    var id: Int64?
    var saved: SavedRound
  }

  public let store: Store

  /// The settings as they were read or saved last.
  private var known: Settings?
  private var own: OwnRound?

  /// The games of this session.
  private var finished: [GameRows.Row] = []

  public init(_ store: Store) {
    self.store = store
    store.attach(self)
  }

  /// Whether nothing has been kept yet: no setting, no game and no round.
  public var isBlank: Bool {
    store.perform(otherwise: true) { database in
      let count: Int? = try database.first(
        """
        SELECT EXISTS (SELECT 1 FROM game) + EXISTS (SELECT 1 FROM round)
          + EXISTS (SELECT 1 FROM setting)
        """)
      return count == 0
    }
  }

  /// The stored settings, and the registered defaults for those that were never changed.
  public func settings() -> Settings {
    let settings = store.perform(otherwise: known ?? .registered) {
      try SettingRows.settings(from: SettingRows.read($0))
    }
    known = settings
    return settings
  }

  /// Stores those settings that differ from what this program last read or saved, so that it
  /// doesn't undo another's changes.
  public func save(_ settings: Settings) {
    let old = SettingRows.values(of: known ?? self.settings())
    let changed = SettingRows.values(of: settings).filter { old[$0.key] != $0.value }
    if changed.isEmpty { return }
    known = settings
    store.write(otherwise: ()) { try SettingRows.write(changed, to: $0) }
  }

  /// Takes up the round begun last on some lists, of those that no living program plays and that
  /// `accepts` takes. It's this program's from now on.
  public func claimRound(
    lists: [WordCollection.ID], where accepts: (SavedRound) -> Bool
  ) -> SavedRound? {
    leaveRound()
    for id in store.perform(otherwise: [], { try RoundRows.ids(lists: lists, in: $0) }) {
      guard store.claims?.claim(id) ?? true else { continue }
      // Only an owner deletes a round, so one that's still there after the claim will stay.
      let saved = store.perform(otherwise: nil) { try RoundRows.round(id, in: $0) }
      if let saved, accepts(saved) {
        own = OwnRound(id: id, saved: saved)
        return saved
      }
      store.claims?.release(id)
    }
    return nil
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ round: SavedRound) {
    own = OwnRound(id: own?.id, saved: round)
    let id = store.write(otherwise: nil) { try self.writeRound(to: $0) }
    own?.id = id
  }

  /// Forgets this program's round, since the player has begun another.
  ///
  /// - Parameters:
  ///   - run: what its run has come to.
  ///   - isGivenUp: whether the player had begun to guess, which ends a streak.
  public func abandonRound(ending run: RunResult, isGivenUp: Bool) {
    if let id = own?.id { store.write(otherwise: ()) { _ = try RoundRows.delete(id, in: $0) } }
    leaveRound()
  }

  /// All games that were finished, the first one first.
  ///
  /// - Complexity: O(*n*) for *n* games.
  public func games() -> [HighScores.Entry] {
    store.perform(otherwise: finished.map(\.entry)) { database in
      var games: [HighScores.Entry] = []
      try GameRows.forEach(in: database) { games.append($0.entry) }
      return games
    }
  }

  private func leaveRound() {
    if let id = own?.id { store.claims?.release(id) }
    own = nil
  }

  /// A new row is claimed before the others can see it. The number may be another's if that plays
  /// a round of a database that was set aside.
  private func writeRound(to database: Database) throws -> Int64? {
    guard let own else { return nil }
    if let id = own.id { return try RoundRows.write(own.saved, as: id, to: database) }
    for _ in 0..<1_000 {
      let id = try RoundRows.write(own.saved, as: nil, to: database)
      if store.claims?.claim(id) ?? true { return id }
      _ = try RoundRows.delete(id, in: database)
    }
    throw StoreFault.busy
  }
}

extension GameStore: HistoryStorage {
  @discardableResult
  public func keep(
    _ result: GameResult, _ transcript: Transcript?, then step: RunStep
  ) -> KeptGame? {
    guard let round = own?.id else { return nil }
    let id: Int64? = store.write(otherwise: nil) { database in
      guard try RoundRows.delete(round, in: database) else { return nil }
      return try GameRows.insert(result, transcript, in: database)
    }
    leaveRound()
    if let id {
      finished.append(GameRows.Row(entry: .init(id: id, result: result), transcript: transcript))
    }
    if case .goesOn(let next) = step { save(next) }
    return id.map { KeptGame(id: $0) }
  }

  public func bestRuns(_ limit: Int, with setup: GameSetup) -> [RunScores.Entry] { [] }
  public func runSetups() -> [GameSetup] { [] }
  public func statistics(of scope: Statistics.Scope) -> Statistics? { nil }
  public func statisticsScopes() -> [Statistics.Scope] { [] }

  /// - Complexity: O(`limit`), by an index.
  public func best(
    _ limit: Int, on list: WordCollection.ID, by setter: Setter
  ) -> [HighScores.Entry] {
    store.perform(otherwise: []) { try GameRows.best(limit, list, setter, in: $0).map(\.entry) }
  }

  /// - Complexity: O(*m*) for *m* lists, by an index.
  public func wonLists() -> [WordCollection.ID] {
    store.perform(otherwise: []) { try GameRows.wonLists(in: $0) }
  }

  public func transcript(of game: Int64) -> Transcript? {
    store.perform(otherwise: nil) { try GameRows.row(game, in: $0)?.transcript }
  }
}

extension GameStore: StoredTables {
  func bequest(of old: Database, isLasting: Bool) -> (Database) throws -> Void {
    var settings = (try? SettingRows.read(old)) ?? [:]
    if let known { SettingRows.keep(known, in: &settings) }
    let games = GameRows.read(from: old, all: isLasting)
    let (own, finished) = (own, finished)
    // What this program plays is its own; before it plays anything, all rounds wait to be taken up.
    let rounds = isLasting && own == nil ? RoundRows.read(from: old) : [:]
    return { database in
      try SettingRows.write(settings, to: database)
      try GameRows.add(games + finished, to: database)
      for (id, round) in rounds { _ = try RoundRows.write(round, as: id, to: database) }
      if let own, let id = own.id { _ = try RoundRows.write(own.saved, as: id, to: database) }
    }
  }
}

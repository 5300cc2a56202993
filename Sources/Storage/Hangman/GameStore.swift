public import HangmanModel
import SQLite
import Words

/// What Hangman keeps in the store: settings, the history, and rounds in progress.
///
/// Each program plays a round of its own, which is no other's as long as it lives.
public final class GameStore {
  /// The round that this program plays.
  struct OwnRound {
    var id: Int64?
    var saved: SavedRound
  }

  public let store: Store
  let rounds: RoundTable

  /// The settings that this program saved last, or read first: they're still known where the store can't be
  /// read any more.
  private(set) var known: Settings?
  var own: OwnRound?

  /// The games and runs of this session.
  var finished: [GameRows.Row] = []
  var finishedRuns: [RunScores.Entry] = []

  public init(_ store: Store) {
    self.store = store
    rounds = RoundTable("round", in: store)
    store.attach(self)
  }

  /// The number of the round that this program plays.
  public var ownRound: Int64? { own?.id }

  /// Whether nothing of Hangman has been kept yet: no setting, no game and no round.
  public var isBlank: Bool {
    store.perform(otherwise: true) { database in
      let count: Int64? = try database.first(
        """
        SELECT EXISTS (SELECT 1 FROM game) + EXISTS (SELECT 1 FROM round)
          + EXISTS (SELECT 1 FROM setting WHERE name NOT LIKE 'ghost.%')
        """)
      return count == 0
    }
  }

  /// The stored settings, and the registered defaults for those that were never changed.
  public func settings() -> Settings {
    let settings = store.perform(otherwise: known ?? .registered) {
      try SettingRows.settings(from: SettingRows.read($0))
    }
    if known == nil { known = settings }
    return settings
  }

  /// Stores what has been changed, and leaves alone what another program may have changed meanwhile.
  ///
  /// - Parameter old: the settings before the change.
  public func save(_ settings: Settings, insteadOf old: Settings) {
    let old = SettingRows.values(of: old)
    let changed = SettingRows.values(of: settings).filter { old[$0.key] != $0.value }
    if changed.isEmpty { return }
    known = settings
    store.write(otherwise: ()) { try SettingRows.write(changed, to: $0) }
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
}

extension GameStore: StoredTables {
  func bequest(of old: Database, isLasting: Bool) -> (Database) throws -> Void {
    var settings = (try? SettingRows.read(old)) ?? [:]
    if let known { SettingRows.keep(known, in: &settings) }
    let games = GameRows.read(from: old, all: isLasting) + finished
    let runs = RunRows.read(from: old, all: isLasting) + finishedRuns
    let statistics = StatisticRows.Kept(old)
    let own = own
    // What this program plays is its own; before it plays anything, all rounds wait to be taken up.
    let rounds = isLasting && own == nil ? RoundRows.read(from: old) : [:]
    return { database in
      try SettingRows.write(settings, to: database)
      try GameRows.add(games, to: database)
      try RunRows.add(runs, to: database)
      try StatisticRows.carry(statistics, isWhole: isLasting, to: database)
      for (id, round) in rounds { _ = try RoundRows.write(round, as: id, to: database) }
      if let own, let id = own.id { _ = try RoundRows.write(own.saved, as: id, to: database) }
    }
  }
}

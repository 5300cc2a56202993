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

  private let settingStore: SettingStore<Settings>
  var own: OwnRound?

  /// The games and runs of this session.
  var finished: [GameRows.Row] = []
  var finishedRuns: [Kept<RunResult>] = []

  public init(_ store: Store) {
    self.store = store
    rounds = RoundTable("round", in: store)
    settingStore = SettingStore(store)
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

  /// The stored settings, and the defaults for those that were never changed.
  public func settings() -> Settings { settingStore.settings() }

  /// Stores what has been changed, and leaves alone what another program may have changed meanwhile.
  ///
  /// - Parameter old: the settings before the change.
  public func save(_ settings: Settings, insteadOf old: Settings) {
    settingStore.save(settings, insteadOf: old)
  }

  /// All games that were finished, the first one first.
  ///
  /// - Complexity: O(*n*) for *n* games.
  public func games() -> [Kept<GameResult>] {
    store.perform(otherwise: finished.map(\.entry)) { database in
      var games: [Kept<GameResult>] = []
      try GameRows.forEach(in: database) { games.append($0.entry) }
      return games
    }
  }
}

extension GameStore: StoredTables {
  func bequest(of old: Database, isLasting: Bool) -> (Database) throws -> Void {
    let games = GameRows.read(from: old, all: isLasting) + finished
    let runs = RunRows.read(from: old, all: isLasting) + finishedRuns
    let statistics = StatisticRows.Kept(old)
    let own = own
    // What this program plays is its own; before it plays anything, all rounds wait to be taken up.
    let rounds = isLasting && own == nil ? RoundRows.read(from: old) : [:]
    return { database in
      try GameRows.add(games, to: database)
      try RunRows.add(runs, to: database)
      try StatisticRows.carry(statistics, isWhole: isLasting, to: database)
      for (id, round) in rounds { _ = try RoundRows.write(round, as: id, to: database) }
      if let own, let id = own.id { _ = try RoundRows.write(own.saved, as: id, to: database) }
    }
  }
}

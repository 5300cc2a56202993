public import HangmanModel
import SQLite
import Words

/// What Hangman keeps in the store: settings, the history, and rounds in progress.
///
/// Each program plays a round of its own, which is no other's as long as it lives.
public final class GameStore {
  public let store: Store
  let rounds: RoundTable<SavedRound>

  private let settingStore: SettingStore<Settings>

  /// The games and runs of this session.
  var finished: [GameRow] = []
  var finishedRuns: [RunRow] = []

  public init(_ store: Store) {
    self.store = store
    rounds = RoundTable(in: store)
    settingStore = SettingStore(store)
    store.attach(self)
  }

  /// The number of the round that this program plays.
  public var ownRound: Int64? { rounds.own?.id }

  /// Whether nothing has been played or chosen in Hangman yet: no setting and no game is kept. Settings of
  /// other games have a dot in their names.
  public var isBlank: Bool {
    store.read { database in
      try database.first(
        """
        SELECT NOT EXISTS (SELECT 1 FROM game)
          AND NOT EXISTS (SELECT 1 FROM setting WHERE name NOT LIKE '%.%')
        """)
    } ?? true
  }

  /// The stored settings, and the defaults for those that were never changed.
  public func settings() -> Settings { settingStore.settings() }

  /// Stores what has been changed, and leaves alone what another program may have changed meanwhile.
  ///
  /// - Parameter old: the settings before the change.
  public func save(_ settings: Settings, insteadOf old: Settings) {
    settingStore.save(settings, insteadOf: old)
  }
}

extension GameStore: StoredTables {
  func restore(in database: Database) throws {
    for game in finished { try database.insertIfMissing(game) }
    for run in finishedRuns { try database.insertIfMissing(run) }
    try StatisticRows.mend(database)
  }
}

public import SQLite

/// What is kept as rows of names and values. As with registered defaults, there are rows only for what the
/// player has changed.
public protocol StoredSettings {
  /// All of it.
  var values: [String: StoredValue] { get }

  /// What is stored, with the defaults for what is missing or senseless.
  init(values: [String: StoredValue])
}

/// Settings of one kind in a store.
public final class SettingStore<Settings: StoredSettings> {
  private let store: Store

  /// What this program saved last, or read first: it's still known where the store can't be read any more.
  private var known: Settings?

  public init(_ store: Store) {
    self.store = store
    store.attach(self)
  }

  /// What is stored, and the defaults for what was never changed.
  public func settings() -> Settings {
    let settings = store.perform(otherwise: known ?? Settings(values: [:])) {
      Settings(values: try SettingRows.read($0))
    }
    if known == nil { known = settings }
    return settings
  }

  /// Stores what has been changed, and leaves alone what another program may have changed meanwhile.
  ///
  /// - Parameter old: the settings before the change.
  public func save(_ settings: Settings, insteadOf old: Settings) {
    let old = old.values
    let changed = settings.values.filter { old[$0.key] != $0.value }
    if changed.isEmpty { return }
    known = settings
    store.write(otherwise: ()) { try SettingRows.write(changed, to: $0) }
  }
}

extension SettingStore: StoredTables {
  func bequest(of old: Database, isLasting: Bool) -> (Database) throws -> Void {
    let stored = (try? SettingRows.read(old)) ?? [:]
    let defaults = Settings(values: [:]).values
    var values = stored.filter { defaults[$0.key] != nil }
    if let known {
      let read = Settings(values: stored).values
      values.merge(known.values.filter { read[$0.key] != $0.value }) { $1 }
    }
    return { [values] in try SettingRows.write(values, to: $0) }
  }
}

extension [String: StoredValue] {
  func text(_ name: String) -> String? { self[name].flatMap(String.init(stored:)) }

  func assign(_ name: String, to value: inout Int) {
    if let read = self[name].flatMap({ Int(amount: $0) }) { value = read }
  }

  func assign(_ name: String, to value: inout Bool) {
    if let read = self[name].flatMap(Bool.init(stored:)) { value = read }
  }

  func assign<Choice: RawRepresentable<String>>(_ name: String, to value: inout Choice) {
    if let read = text(name).flatMap(Choice.init) { value = read }
  }
}

/// The table of the settings, those of all games and of the program.
enum SettingRows {
  static func read(_ database: Database) throws -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    let rows = try database.query("SELECT name, value FROM setting")
    while try rows.next() {
      if let name: String = rows[0] { values[name] = rows[1] }
    }
    return values
  }

  static func write(_ values: [String: StoredValue], to database: Database) throws {
    for (name, value) in values {
      try database.run(
        """
        INSERT INTO setting (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """, [name, value])
    }
  }
}

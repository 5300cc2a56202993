public import SQLite
import Words

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

  /// What this program saved or read last: it's still known where the store can't be read any more.
  private(set) var known: Settings?

  public init(_ store: Store) {
    self.store = store
    store.attach(self)
  }

  /// What is stored, and the defaults for what was never changed.
  public func settings() -> Settings {
    let settings = store.read { Settings(values: try Self.values(in: $0)) }
    if let settings { known = settings }
    return settings ?? known ?? Settings(values: [:])
  }

  /// Stores what has been changed, and leaves alone what another program may have changed meanwhile.
  ///
  /// - Parameters:
  ///   - old: the settings before the change.
  ///   - follow: what is written in the same transaction.
  public func save(
    _ settings: Settings, insteadOf old: Settings, and follow: ((Database) throws -> Void)? = nil
  ) {
    let old = old.values
    let changed = settings.values.filter { old[$0.key] != $0.value }
    if changed.isEmpty && follow == nil { return }
    known = Settings(values: (known ?? self.settings()).values.merging(changed) { $1 })
    store.write { database in
      try Self.write(changed, to: database)
      try follow?(database)
    }
  }

  private static func values(in database: Database) throws -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    let rows = try database.query("SELECT name, value FROM setting")
    while try rows.next() {
      if let name: String = rows["name"] { values[name] = rows["value"] }
    }
    return values
  }

  private static func write(_ values: [String: StoredValue], to database: Database) throws {
    for (name, value) in values {
      try database.run("REPLACE INTO setting (name, value) VALUES (?, ?)", [name, value])
    }
  }
}

extension SettingStore: StoredTables {
  func restore(in database: Database) throws {
    guard let known else { return }
    let stored = Settings(values: try Self.values(in: database)).values
    try Self.write(known.values.filter { stored[$0.key] != $0.value }, to: database)
  }
}

extension [String: StoredValue] {
  func text(_ name: String) -> String? { self[name].flatMap(String.init(stored:)) }

  func amount(_ name: String, in bounds: ClosedRange<Int> = 0...Int.mostAmount) -> Int? {
    self[name].flatMap { Int(amount: $0, in: bounds) }
  }

  /// The list that was chosen; nil if none was, or none of these.
  func chosenList(_ name: String, of lists: [WordCollection]) -> ListChoice? {
    let list = text(name).map(ListID.init)
    return lists.first { $0.id == list }.map { ListChoice($0.id) }
  }

  func assign(_ name: String, to value: inout Bool) {
    if let read = self[name].flatMap(Bool.init(stored:)) { value = read }
  }

  func assign<Choice: RawRepresentable<String>>(_ name: String, to value: inout Choice) {
    if let read = text(name).flatMap(Choice.init) { value = read }
  }
}

extension ListChoice {
  /// Nil for a list that nobody has chosen, and for one that isn't the program's own: a file's path is never stored.
  var stored: StoredValue? { isChosen && list.isOwn ? list.stored : nil }
}

import HangmanModel
import SQLite

/// Settings as rows of a name and a value.
///
/// As with registered defaults, there are rows only for what the player has changed.
enum SettingRows {
  typealias Values = [String: StoredValue]

  static func values(of settings: Settings) -> Values {
    [
      "length": settings.length.stored,
      "misses": settings.allowed.stored,
      "mode": settings.mode.rawValue.stored,
      "isAnimated": settings.isAnimated.stored,
      "usesMouse": settings.usesMouse.stored,
    ]
  }

  /// The stored values, with the registered defaults for those that are missing or senseless.
  static func settings(from values: Values) -> Settings {
    var settings = Settings.registered
    func assign<Value: Storable>(_ name: String, _ path: WritableKeyPath<Settings, Value>) {
      if let value = values[name].flatMap(Value.init(stored:)) { settings[keyPath: path] = value }
    }
    assign("length", \.length)
    assign("misses", \.allowed)
    assign("isAnimated", \.isAnimated)
    assign("usesMouse", \.usesMouse)
    if let mode = values["mode"].flatMap(String.init(stored:)).flatMap(GameMode.init(rawValue:)) {
      settings.mode = mode
    }
    return settings
  }

  static func read(_ database: Database) throws -> Values {
    var values = Values()
    let rows = try database.query("SELECT name, value FROM setting")
    while try rows.next() {
      if let name: String = rows[0] { values[name] = rows[1] }
    }
    return values
  }

  static func write(_ values: Values, to database: Database) throws {
    for (name, value) in values {
      try database.run(
        """
        INSERT INTO setting (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """, [name, value])
    }
  }
}

internal import GRDB
import HangmanModel

/// Settings as rows of a name and a value.
///
/// As with registered defaults, there are rows only for what the player has changed.
enum SettingRows {
  typealias Values = [String: DatabaseValue]

  static func values(of settings: Settings) -> Values {
    [
      "length": settings.length.databaseValue,
      "misses": settings.allowed.databaseValue,
      "mode": settings.mode.rawValue.databaseValue,
      "isAnimated": settings.isAnimated.databaseValue,
      "usesMouse": settings.usesMouse.databaseValue,
    ]
  }

  /// The stored values, with the registered defaults for those that are missing or senseless.
  static func settings(from values: Values) -> Settings {
    var settings = Settings.registered
    func assign<Value: DatabaseValueConvertible>(
      _ name: String, _ path: WritableKeyPath<Settings, Value>
    ) {
      if let value = values[name].flatMap(Value.fromDatabaseValue) {
        settings[keyPath: path] = value
      }
    }
    assign("length", \.length)
    assign("misses", \.allowed)
    assign("isAnimated", \.isAnimated)
    assign("usesMouse", \.usesMouse)
    if let mode = values["mode"].flatMap(String.fromDatabaseValue).flatMap(GameMode.init) {
      settings.mode = mode
    }
    return settings
  }

  static func read(_ db: Database) throws -> Values {
    var values = Values()
    let rows = try Row.fetchCursor(db, sql: "SELECT name, value FROM setting")
    while let row = try rows.next() {
      if let name: String = row.value("name") { values[name] = row["value"] }
    }
    return values
  }

  static func write(_ values: Values, to db: Database) throws {
    for (name, value) in values {
      try db.execute(
        sql: """
          INSERT INTO setting (name, value) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """, arguments: [name, value])
    }
  }
}

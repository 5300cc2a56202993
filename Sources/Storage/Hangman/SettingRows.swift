import HangmanModel
import SQLite
import Words

/// Settings as rows of a name and a value.
///
/// As with registered defaults, there are rows only for what the player has changed.
enum SettingRows {
  typealias Values = [String: StoredValue]

  /// A list that isn't the program's own has no value: a file's path is never stored.
  static func values(of settings: Settings) -> Values {
    var values = [
      "length": settings.setup.length.stored,
      "misses": settings.setup.allowed.stored,
      "mode": settings.setup.setter.id.stored,
      "villain": settings.villain.id.stored,
      "isAnimated": settings.isAnimated.stored,
      "usesMouse": settings.usesMouse.stored,
      "keyboard": settings.keyboard.rawValue.stored,
      "scoresAfter": settings.scoresAfter.rawValue.stored,
      "meter": settings.showsMeter.stored,
      "voice": settings.hasVoice.stored,
      "category": (settings.setup.category?.rawValue ?? "").stored,
    ]
    if isEmbedded(settings.setup.list) { values["list"] = settings.setup.list.rawValue.stored }
    return values
  }

  private static func isEmbedded(_ list: WordCollection.ID) -> Bool {
    list.embedded != nil
  }

  /// The stored values, with the registered defaults for those that are missing or senseless.
  static func settings(from values: Values) -> Settings {
    var settings = Settings.registered
    func assign<Value: Readable>(_ name: String, _ path: WritableKeyPath<Settings, Value>) {
      if let value = values[name].flatMap(Value.init(stored:)) { settings[keyPath: path] = value }
    }
    func assign(_ name: String, _ path: WritableKeyPath<Settings, Int>) {
      if let value = values[name].flatMap({ Int(amount: $0) }) { settings[keyPath: path] = value }
    }
    assign("length", \.setup.length)
    assign("misses", \.setup.allowed)
    assign("isAnimated", \.isAnimated)
    assign("usesMouse", \.usesMouse)
    assign("meter", \.showsMeter)
    assign("voice", \.hasVoice)
    func text(_ name: String) -> String? { values[name].flatMap(String.init(stored:)) }
    func assign<Choice: RawRepresentable>(
      _ name: String, _ path: WritableKeyPath<Settings, Choice>
    ) where Choice.RawValue == String {
      if let choice = text(name).flatMap(Choice.init) { settings[keyPath: path] = choice }
    }
    assign("keyboard", \.keyboard)
    assign("scoresAfter", \.scoresAfter)
    // The villain first, which is remembered while the other doesn't dodge.
    if let villain = text("villain").flatMap(Setter.named), villain.dodges {
      settings.setup.setter = villain
    }
    if let setter = text("mode").flatMap(Setter.named) { settings.setup.setter = setter }
    if let list = text("list").map(WordCollection.ID.init), isEmbedded(list) {
      settings.setup.list = list
    }
    settings.setup.category = text("category").flatMap { $0.isEmpty ? nil : Category(rawValue: $0) }
    return settings
  }

  /// Adds the settings that differ from those read, or from the registered ones.
  static func keep(_ known: Settings, in values: inout Values) {
    let read = self.values(of: settings(from: values))
    for (name, value) in self.values(of: known) where read[name] != value { values[name] = value }
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

public import HangmanModel
public import SQLite
import Words

extension Settings: StoredSettings {
  public var values: [String: StoredValue] {
    var values = Self.switches.mapValues { self[keyPath: $0].stored }
    values["length"] = length.stored
    values["latestLengths"] = latestLengths.map(String.init).joined(separator: " ").stored
    values["difficulty"] = (difficulty.followsPar ? difficulty.description : "custom").stored
    values["misses"] = difficulty.chosen?.stored
    values["mode"] = setter.id.stored
    values["villain"] = villain.id.stored
    values["category"] = (category?.rawValue ?? "").stored
    values["list"] = listChoice.stored
    return values
  }

  public init(values: [String: StoredValue]) {
    var settings = Settings.defaults
    // A length that was stored before lengths varied was chosen.
    if let length = values.amount("length") {
      (settings.length, settings.isVaried) = (length, false)
    }
    for (name, path) in Self.switches { values.assign(name, to: &settings[keyPath: path]) }
    settings.latestLengths = (values.text("latestLengths") ?? "").split(separator: " ")
      .compactMap { Int($0) }.suffix(2)
    // The villain first, which is remembered while the other doesn't dodge.
    if let villain = values.text("villain").flatMap(Setter.named), villain.dodges {
      settings.setter = villain
    }
    if let setter = values.text("mode").flatMap(Setter.named) { settings.setter = setter }
    if let chosen = values.chosenList("list", of: Library.embedded.lists) {
      settings.listChoice = chosen
    }
    settings.category = values.text("category").flatMap {
      $0.isEmpty ? nil : Category(rawValue: $0)
    }
    settings.difficulty = Self.difficulty(in: values, for: settings)
    self = settings
  }

  /// The difficulty that is stored. A number of mistakes from before there was one counts as that which
  /// allows as many.
  private static func difficulty(
    in values: [String: StoredValue], for settings: Settings
  ) -> Difficulty {
    let named = values.text("difficulty").flatMap { name in
      Difficulty.named.first { $0.description == name }
    }
    guard named == nil, let chosen = values.amount("misses") else {
      return named ?? settings.difficulty
    }
    if values["difficulty"] != nil { return .custom(chosen) }
    var settings = settings
    return Difficulty.named.first { difficulty in
      settings.difficulty = difficulty
      return settings.resolved(in: .embedded).setup.allowed == chosen
    } ?? .custom(chosen)
  }
}

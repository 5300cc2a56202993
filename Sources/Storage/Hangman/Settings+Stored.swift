public import HangmanModel
public import SQLite
import Words

extension Settings: StoredSettings {
  /// A list that nobody has chosen has no value, nor has one that isn't the program's own: a file's path is
  /// never stored.
  public var values: [String: StoredValue] {
    var values = [
      "length": length.stored,
      "varied": isVaried.stored,
      "latestLengths": latestLengths.map(String.init).joined(separator: " ").stored,
      "difficulty": (difficulty.followsPar ? difficulty.description : "custom").stored,
      "mode": setter.id.stored,
      "villain": villain.id.stored,
      "meter": showsMeter.stored,
      "suggestedWords": hasSuggestedWords.stored,
      "category": (category?.rawValue ?? "").stored,
    ]
    if let chosen = difficulty.chosen { values["misses"] = chosen.stored }
    if hasChosenList, list.isOwn { values["list"] = list.stored }
    return values
  }

  public init(values: [String: StoredValue]) {
    var settings = Settings.defaults
    // A length that was stored before lengths varied was chosen.
    if let length = values.amount("length") {
      (settings.length, settings.isVaried) = (length, false)
    }
    values.assign("varied", to: &settings.isVaried)
    settings.latestLengths = (values.text("latestLengths") ?? "").split(separator: " ")
      .compactMap { Int($0) }.suffix(2)
    values.assign("meter", to: &settings.showsMeter)
    values.assign("suggestedWords", to: &settings.hasSuggestedWords)
    // The villain first, which is remembered while the other doesn't dodge.
    if let villain = values.text("villain").flatMap(Setter.named), villain.dodges {
      settings.setter = villain
    }
    if let setter = values.text("mode").flatMap(Setter.named) { settings.setter = setter }
    if let list = values.text("list").map(ListID.init), Library.embedded[list] != nil {
      settings.choose(list)
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

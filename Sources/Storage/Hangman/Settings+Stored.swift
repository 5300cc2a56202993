public import HangmanModel
public import SQLite
import Words

extension Settings: StoredSettings {
  /// A list that isn't the program's own has no value: a file's path is never stored.
  public var values: [String: StoredValue] {
    var values = [
      "length": length.stored,
      "misses": allowed.stored,
      "mode": setter.id.stored,
      "villain": villain.id.stored,
      "scoresAfter": scoresAfter.rawValue.stored,
      "meter": showsMeter.stored,
      "category": (category?.rawValue ?? "").stored,
    ]
    if list.isOwn { values["list"] = list.stored }
    return values
  }

  public init(values: [String: StoredValue]) {
    var settings = Settings.defaults
    values.assign("length", to: &settings.length)
    values.assign("misses", to: &settings.allowed)
    values.assign("meter", to: &settings.showsMeter)
    values.assign("scoresAfter", to: &settings.scoresAfter)
    // The villain first, which is remembered while the other doesn't dodge.
    if let villain = values.text("villain").flatMap(Setter.named), villain.dodges {
      settings.setter = villain
    }
    if let setter = values.text("mode").flatMap(Setter.named) { settings.setter = setter }
    if let list = values.text("list").map(ListID.init), Library.embedded[list] != nil {
      settings.list = list
    }
    settings.category = values.text("category").flatMap {
      $0.isEmpty ? nil : Category(rawValue: $0)
    }
    self = settings
  }
}

public import ProgramModel
public import SQLite

extension Preferences: StoredSettings {
  public var values: [String: StoredValue] {
    var values = Self.switches.mapValues { self[keyPath: $0].stored }
    values["keyboard"] = keyboard.rawValue.stored
    values["language"] = language?.rawValue.stored
    return values
  }

  public init(values: [String: StoredValue]) {
    self.init()
    for (name, path) in Self.switches { values.assign(name, to: &self[keyPath: path]) }
    values.assign("keyboard", to: &keyboard)
    language = values.text("language").flatMap(Language.init)
  }
}

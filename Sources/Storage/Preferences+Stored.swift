public import ProgramModel
public import SQLite

extension Preferences: StoredSettings {
  public var values: [String: StoredValue] {
    var values = [
      "isAnimated": isAnimated.stored,
      "usesMouse": usesMouse.stored,
      "keyboard": keyboard.rawValue.stored,
      "voice": hasVoice.stored,
    ]
    if let language { values["language"] = language.rawValue.stored }
    return values
  }

  public init(values: [String: StoredValue]) {
    self.init()
    values.assign("isAnimated", to: &isAnimated)
    values.assign("usesMouse", to: &usesMouse)
    values.assign("keyboard", to: &keyboard)
    values.assign("voice", to: &hasVoice)
    language = values.text("language").flatMap(Language.init)
  }
}

public import HangmanModel

/// A language's words for what stands on screens: keys, buttons, headings, settings and scores.
public protocol ScreenTongue: Counting, Naming {
  func words(for line: KeyLine) -> KeyWords
  func text(_ label: Label) -> String
  func text(_ text: ScreenText) -> String
  func text(_ text: SettingsText) -> String

  /// The same where there's little room; most are the same there.
  func brief(_ label: Label) -> String
  func brief(_ text: SettingsText) -> String
}

extension Day {
  /// It in ten characters, for tables.
  public var briefText: String { tongue.brief(self) }
}

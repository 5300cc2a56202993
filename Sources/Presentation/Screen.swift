public import HangmanModel

/// A language's words for what stands on screens: keys, buttons, headings, settings and scores.
public protocol ScreenTongue: Counting, Naming {
  func words(for line: KeyLine) -> Keys
  var labels: Labels { get }
  func text(_ text: ScreenText) -> String
}

extension Day {
  /// It in ten characters, for tables.
  public var briefText: String { tongue.brief(self) }
}

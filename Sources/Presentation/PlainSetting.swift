public import HangmanModel

/// What is said of the settings by lines. What was typed is in quotation marks, or nil where it isn't fit to
/// be said again.
public enum PlainSetting: Message {
  case usage, forNextGame, startsNext, startsWithNew
  /// The game in play: its letters or ``phrase(_:)``, the mistakes, and whether evil is on.
  case inPlay(String, allowed: Int, evil: String), phrase(Int)

  /// How another list or category is chosen, by the command's name and what there is.
  case choice(String, [String])

  case list(String, Int, Noun), noSuchList(String?)
  case anyCategory, noSuchCategory(String?), onlyForPhrases, tooFewAlike

  case length(Int), variedLength([Int]), lengthUsage, lengthIsDrawn
  case noWordOfLength(String?), lengths([Int]), movedLength(from: Int, to: Int)

  case allowed(Int), difficulty(String), missesUsage
  case outOfRange(String?, least: Int, most: Int), notANumber(String?)

  case evilOff, evilOn, evilAs(Setter), evilUsage, evilSwitch(String?)
  case languageUsage, languageSpoken
  case meter(Bool), meterSwitch(String?)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}

import HangmanModel
import Words

/// What the command line asks of the games of a session, without storing it: a setup with gaps.
struct FirstGame: Equatable {
  var subject: Subject?
  var allowed: Int?
  var setter: Setter?

  /// Whether it's to be the same each time, so that nothing is drawn.
  var isRepeatable = false

  /// The settings with what was asked for in its place.
  func applied(to settings: Settings) -> Settings {
    var settings = settings
    if let length = subject?.length {
      (settings.length, settings.isVaried) = (length, false)
    } else if isRepeatable, settings.isVaried {
      (settings.length, settings.isVaried) = (Settings.defaults.length, false)
    }
    if let category = subject?.category { settings.category = category }
    if let allowed { settings.difficulty = .custom(allowed) }
    if let setter { settings.setter = setter }
    return settings
  }

  /// Whether a round that was left is such a game.
  func accepts(_ setup: GameSetup, in universe: WordUniverse) -> Bool {
    var asked = setup
    asked.setter = setter ?? setup.setter
    let hasGivenWay = !setup.setter.dodges && !asked.isPlayable(in: universe)
    return (subject ?? setup.subject) == setup.subject
      && (allowed ?? setup.allowed) == setup.allowed && (asked == setup || hasGivenWay)
  }
}

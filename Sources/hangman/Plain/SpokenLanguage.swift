import ProgramModel
import Storage

/// The language in which a game is told line by line, which the player may change on the way.
final class SpokenLanguage {
  private(set) var language = Language.current
  private let store: SettingStore<Preferences>?

  /// - Parameter store: where a choice is kept; nil forgets it with the game.
  init(_ store: SettingStore<Preferences>? = nil) { self.store = store }

  func choose(_ language: Language) {
    self.language = language
    guard let store else { return }
    let before = store.settings()
    var preferences = before
    preferences.language = language
    store.save(preferences, insteadOf: before)
  }
}

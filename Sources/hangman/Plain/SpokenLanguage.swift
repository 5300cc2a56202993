import ProgramModel
import Storage

/// The language in which a game is told line by line, which the player may change on the way.
final class SpokenLanguage {
  private(set) var language = Language.current

  /// Whether letters keep their accents; else all that is said is ASCII.
  let hasAccents: Bool
  private let store: SettingStore<Preferences>?

  /// - Parameter store: where a choice is kept; nil forgets it with the game.
  init(_ store: SettingStore<Preferences>? = nil, hasAccents: Bool = false) {
    (self.store, self.hasAccents) = (store, hasAccents)
  }

  /// A text as every device can show it, with the accents where these can be shown.
  func printable(_ text: String) -> String {
    if !hasAccents { return inPrintableASCII(text) }
    return text.map { $0.isLetter ? String($0) : inPrintableASCII(String($0)) }.joined()
  }

  func choose(_ language: Language) {
    self.language = language
    guard let store else { return }
    let before = store.settings()
    var preferences = before
    preferences.language = language
    store.save(preferences, insteadOf: before)
  }
}

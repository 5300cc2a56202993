import ArgumentParser
import ProgramModel
import Storage

/// A command that tells the player something, in the player's language. All others, which bots and proofs
/// read, speak English.
protocol SpokenCommand: ParsableCommand {
  /// The language that was asked for.
  var spoken: LanguageOptions { get }

  /// The store, whose settings name one otherwise.
  var storePath: String? { get }
}

extension SpokenCommand {
  var storePath: String? { usualStorePath() }

  /// The language that was asked for, or that of the settings, or of the environment.
  var language: Language { spoken.language ?? storedLanguage ?? .ofEnvironment }

  private var storedLanguage: Language? {
    guard let storePath else { return nil }
    let found = try? Store.looking(at: storePath, isWaiting: { throw StoreFault.busy }) {
      SettingStore<Preferences>($0).settings().language
    }
    return found ?? nil
  }
}

extension Hangman: SpokenCommand {
  var spoken: LanguageOptions { display.spoken }
  var storePath: String? { storage.path }
}

extension PlayCommand: SpokenCommand {
  var spoken: LanguageOptions { display.spoken }
  var storePath: String? { storage.path }
}

extension DailyCommand: SpokenCommand {
  var spoken: LanguageOptions { display.spoken }
  var storePath: String? { storage.path }
}

extension SetCommand: SpokenCommand {
  var spoken: LanguageOptions { display.spoken }
  var storePath: String? { storage.path }
}

extension ReplayCommand: SpokenCommand {
  var spoken: LanguageOptions { display.spoken }
}

extension ScoresCommand: SpokenCommand {
  var storePath: String? { storage.path }
}

extension StatsCommand: SpokenCommand {
  var storePath: String? { storage.path }
}

extension ListsCommand: SpokenCommand {}
extension DefineCommand: SpokenCommand {}

/// Ghost speaks to players; with programs, and of what is proved, it speaks English.
extension GhostCommand: SpokenCommand {
  var spoken: LanguageOptions { display.spoken }
  var storePath: String? { storage.path }
}

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

  /// The language that was asked for, or that of the settings, or of the environment.
  var language: Language { get }
}

extension SpokenCommand {
  var storePath: String? { usualStorePath() }

  var language: Language { playersLanguage }

  var playersLanguage: Language { spoken.language ?? storedLanguage ?? .ofEnvironment }

  private var storedLanguage: Language? {
    guard let storePath else { return nil }
    let found = try? Store.looking(at: storePath, isWaiting: { throw FileFault.busy }) {
      SettingStore<Preferences>($0).settings().language
    }
    return found ?? nil
  }
}

/// A command that shows itself, and so takes the language with the other wishes about that.
protocol ShownCommand: SpokenCommand {
  var display: DisplayOptions { get }
}

extension ShownCommand {
  var spoken: LanguageOptions { display.spoken }
}

/// A command for which the store can be named.
protocol StoringCommand: SpokenCommand {
  var storage: StoreOptions { get }
}

extension StoringCommand {
  var storePath: String? { storage.path }
}

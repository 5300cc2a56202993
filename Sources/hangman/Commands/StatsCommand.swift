import ArgumentParser
import HangmanModel
import Storage

/// `hangman stats`: what all games have come to.
struct StatsCommand: StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Print what all finished games have come to.",
    discussion: "First of all games, then by list, then by list, setter and length.")

  @OptionGroup var storage: StoreOptions

  @OptionGroup var spoken: LanguageOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    try storage.look { $0.statistics().filter { $0.games > 0 } }.print(asJSON: json)
  }
}

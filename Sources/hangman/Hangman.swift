import ArgumentParser

@main
struct Hangman: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hangman", subcommands: [EngineCommand.self, ArenaCommand.self])
}

public import ArgumentParser
import HangmanModel
public import NcursesTerminal
import Presentation
public import ProgramModel
import Storage
import TerminalUI
import Words

/// The front door: everything that the rooms below take as arguments is put together here.
@main
struct Hangman: ShownCommand, StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandName.current,
    abstract: "Hangman against a villain who never lies, full-screen in a terminal.",
    discussion: """
      Start \(CommandName.current), and type a letter: that's all you need. The computer picks no word: \
      it holds all words of one length, and at each guess it keeps the largest group that answers alike.

        \(CommandName.current)                  play; a game that you left goes on
        \(CommandName.current) --good           honest hangman, where a word is chosen
        \(CommandName.current) --list english   everyday words; also dutch and phrases
        \(CommandName.current) daily            one game a day, the same for everyone
        \(CommandName.current) ghost            Ghost, for two people or against the computer
        \(CommandName.current) --plain          a line at a time, for screen readers and pipes

      Keys: A to Z guess, / says the whole word, Esc opens the menu, ? shows all keys, \
      Ctrl-C leaves. Everything is kept, whenever you leave.

      The game speaks English and Dutch (--language nl); this help and the manual are in English.

      Options hold until you leave; a game of another kind that you left waits meanwhile. \
      Completions: --generate-completion-script bash (or zsh, or fish) prints them for your shell.
      """,
    version: "2.1.0",
    groupedSubcommands: [
      CommandGroup(
        name: "Game",
        subcommands: [
          DailyCommand.self, GhostCommand.self, PlayCommand.self, ReplayCommand.self,
          SetCommand.self,
        ]),
      CommandGroup(
        name: "Score and word",
        subcommands: [
          ScoresCommand.self, StatsCommand.self, BoardCommand.self, ListsCommand.self,
          DefineCommand.self, HintCommand.self,
        ]),
      CommandGroup(
        name: "Bot and proof",
        subcommands: [EngineCommand.self, ArenaCommand.self, SolveCommand.self]),
      CommandGroup(name: "Everyone", subcommands: [HostCommand.self, ServeCommand.self]),
    ])

  @OptionGroup(title: "The games until you leave") var game: GameOptions
  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions
  @OptionGroup var voice: VoiceOptions

  static func main() {
    let name = CommandName.started(by: CommandLine.arguments.first)
    CommandName.$current.withValue(name, operation: begin)
  }

  /// Reading the command line takes longer than all the rest of a start, so it's left out where
  /// there is none. A subcommand reads its own, or the game's options would take those of the same
  /// name away from it.
  private static func begin() {
    let arguments = CommandLine.arguments.dropFirst()
    let isGhost = arguments.count == 1 && arguments.first == GhostCommand.configuration.commandName
    if NcursesTerminal.isInteractive, arguments.isEmpty || isGhost && !Visit.isDumb {
      do {
        try Language.$current.withValue(.ofEnvironment) {
          try Visit(isGhost ? .ghost { $0 } : .game(FirstGame())).play()
        }
      } catch {
        leave(with: error)
      }
      return
    }
    let names = configuration.subcommands.map { $0.configuration.commandName }
    if names.contains(arguments.first) { return Subcommands.start() }
    start()
  }

  func run() throws {
    var visit = Visit(.game(game.firstGame), storage, display, voice)
    visit.seed = game.seed
    visit.words = try game.loadWordsIfNamed()
    try visit.play()
  }
}

/// The subcommands without the game's own options.
private struct Subcommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandName.current, subcommands: Hangman.configuration.subcommands)
}

/// Where the settings, the scores and the game in progress are kept.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep settings, scores and the game in this file.",
      discussion: "By default it is hangman/hangman.sqlite in $XDG_DATA_HOME or ~/.local/share.",
      valueName: "file"), completion: .file())
  var store: String?

  /// The file that was asked for, or the usual one; nil if there is no home folder.
  var path: String? { store ?? usualStorePath() }
}

/// How the game is shown.
struct DisplayOptions: ParsableArguments {
  @Flag(help: "Play a line at a time in plain sentences; needs no terminal.")
  var plain = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(help: "Change screens at once, without motion.")
  var noAnimation = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @OptionGroup var spoken: LanguageOptions

  @Option(help: "Use colours: auto (unless NO_COLOR is set), always or never.")
  var color = TerminalOptions.ColorChoice.auto

  var terminalOptions: TerminalOptions {
    TerminalOptions(forcesASCII: ascii, color: color, usesMouse: !noMouse)
  }

  /// Whether it's told a line at a time: where that's asked for, or no screen can be shown.
  var isLineByLine: Bool { plain || !NcursesTerminal.isInteractive || Visit.isDumb }
}

/// The language in which the player is told of the game.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Speak English (en) or Dutch (nl) this time.",
      discussion:
        "Without it, the language of the settings, or that of LC_ALL, LC_MESSAGES or LANG.",
      valueName: "language"))
  var language: Language?
}

/// Whether the setter remarks on the game.
struct VoiceOptions: ParsableArguments {
  @Flag(help: "No remarks: say what happened, and no more.")
  var terse = false

  @Flag(help: "With remarks, even where the settings or --plain leave them out.")
  var voice = false

  func validate() throws {
    if terse && voice {
      throw ValidationError("--terse and --voice exclude each other: give one of them.")
    }
  }

  /// Nil where neither was asked for.
  var speaks: Bool? { terse ? false : voice ? true : nil }
}

extension TerminalOptions.ColorChoice: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {
  /// That of the player's environment.
  static var ofEnvironment: Language { Language(environment: environment) }
}

public import ArgumentParser
import Glibc
import HangmanModel
public import NcursesTerminal
import Storage
import TerminalUI
import Words

/// The front door: everything that the rooms below take as arguments is put together here.
@main
struct Hangman: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hangman",
    abstract: "Hangman against a villain who never lies, full-screen in a terminal.",
    discussion: """
      The computer picks no word. It holds every word of the chosen length, and at each guess it \
      keeps the largest group that answers alike. A game that was left goes on at the next start; \
      settings and high scores are kept.

      Keys: A to Z guess, Esc opens the menu, ? shows all keys, Ctrl-C leaves.
      """,
    version: "1.0.0",
    subcommands: [ScoresCommand.self, EngineCommand.self, ArenaCommand.self])

  @OptionGroup(title: "The first game (not stored)") var game: GameOptions
  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions

  func validate() throws { try game.validateMisses() }

  func run() throws {
    if !display.plain && !NcursesTerminal.isInteractive {
      throw Failure("stdin and stdout must be a terminal to play; hangman --plain needs none.")
    }
    let universe = try game.loadUniverse()
    let session = try game.session(in: universe, store: storage.open())
    if display.plain {
      playPlain(session, telling: universe.skippedNotice)
    } else {
      try playFullScreen(session, telling: universe.skippedNotice)
    }
  }

  private func playFullScreen(_ session: GameSession, telling message: String?) throws {
    let terminal: NcursesTerminal
    do {
      terminal = try NcursesTerminal(options: display.terminalOptions)
    } catch {
      throw Failure(sentence(for: error))
    }
    let coordinator = GameCoordinator(session: session, terminal: terminal)
    coordinator.allowsAnimation = !display.noAnimation
    coordinator.allowsMouse = !display.noMouse
    let ending = coordinator.run(telling: message)
    terminal.close()
    switch ending {
    case .quit: break
    case .signal(let signal): NcursesTerminal.raiseAgain(signal)
    case .hangUp: NcursesTerminal.raiseAgain(SIGHUP)
    }
  }
}

/// Where the settings, the scores and the game in progress are kept.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep settings, scores and the game in this file.",
      discussion: "By default it is hangman/hangman.sqlite in $XDG_DATA_HOME or ~/.local/share.",
      valueName: "file"), completion: .file())
  var store: String?

  func open() -> GameStore {
    fillClosedStreams()
    return GameStore.open(at: store ?? defaultStorePath(environment: environment()))
  }
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

  @Option(help: "Use colours: auto (unless NO_COLOR is set), always or never.")
  var color = TerminalOptions.ColorChoice.auto

  var terminalOptions: TerminalOptions {
    TerminalOptions(forcesASCII: ascii, color: color, usesMouse: !noMouse)
  }
}

extension TerminalOptions.ColorChoice: ExpressibleByArgument {}

/// The variables of the environment that the program looks at.
private func environment() -> [String: String] {
  var values: [String: String] = [:]
  for name in ["HOME", "XDG_DATA_HOME"] {
    if let value = getenv(name) { values[name] = String(cString: value) }
  }
  return values
}

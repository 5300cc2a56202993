import GhostModel
import Glibc
import HangmanModel
import NcursesTerminal
import ProgramModel
import Storage
import TerminalUI
import Words

/// One run of the game: what it is played with, from the start to the way out.
struct Visit {
  /// What is to be played or seen first.
  enum Purpose {
    case game(FirstGame)
    /// A game outside of any run.
    case beginning(Round)
    case daily(DailyAnswer)
    /// A word for a friend is set, with the mistakes that are allowed at first.
    case word(allowed: Int)
    /// Ghost, by its settings with what was asked for in its place.
    case ghost((GhostSettings) -> GhostSettings)
    /// A game is shown again; nothing is kept then.
    case replay(Replay)
  }

  let purpose: Purpose

  /// The file that all is kept in; nil keeps it in memory.
  var store = usualStorePath()
  var terminal = TerminalOptions()

  /// Where chance begins; nil takes a number that nobody knows.
  var seed: UInt64?
  /// The words asked for; nil for those of the settings.
  var words: LoadedWords?
  var allowsAnimation = true

  /// Whether the setter remarks on the game; nil leaves it to the settings, and plain mode silent.
  var speaks: Bool?

  /// Whether the game is told a line at a time instead of shown.
  var isPlain = false

  init(_ purpose: Purpose = .game(FirstGame())) { self.purpose = purpose }

  /// More files than are ever open at once for the store, the terminal and their libraries.
  private static let fileCount = 16

  /// Whether the terminal is one of those that can only write line after line.
  static var isDumb: Bool {
    NcursesTerminal.isInteractive && getenv("TERM").map { String(cString: $0) } == "dumb"
  }

  /// Whether Ghost was asked for, and ``words`` for it.
  private var isGhost: Bool { if case .ghost = purpose { true } else { false } }

  /// Plays, and leaves the program the way the player asked: by returning, or by a signal.
  func play() throws {
    if !isPlain && !NcursesTerminal.isInteractive {
      let command = isGhost ? "hangman ghost" : "hangman"
      throw Failure("stdin and stdout must be a terminal to play; \(command) --plain needs none.")
    }
    fillClosedStreams()
    guard canOpenFiles(Self.fileCount) else {
      throw Failure(
        "Too few files may be open at once: the game needs \(Self.fileCount) besides the standard "
          + "streams. Raise the limit with ulimit -n 64.")
    }
    // So a file that may not grow is a full disk, which the game outlives.
    signal(SIGXFSZ, SIG_IGN)
    let store = if case .replay = purpose { Store.inMemory() } else { Store.open(at: self.store) }
    let ending: Ending
    do {
      defer { store.close() }
      ending = try play(in: store)
    }
    switch ending {
    case .quit: break
    case .signal(let signal): NcursesTerminal.raiseAgain(signal)
    case .hangUp: NcursesTerminal.raiseAgain(SIGHUP)
    }
  }

  private func play(in store: Store) throws -> Ending {
    let preferences = SettingStore<Preferences>(store)
    let kept = GameStore(store)
    // Made also where Ghost isn't played, so that what a damaged store has of it is carried on.
    let ghosts = GhostStore(store)
    defer { withExtendedLifetime((ghosts, preferences)) {} }
    // The round of a game that isn't opened is left to other programs.
    let session: GameSession? =
      switch purpose {
      case .ghost, .replay: nil
      case .game, .beginning, .daily, .word: try session(in: kept)
      }
    var firstScreen = GameCoordinator.FirstScreen.board
    if case .word(let allowed) = purpose { firstScreen = .word(allowed: allowed) }
    if case .daily(let answer) = purpose, session?.openDaily(answer) == false {
      firstScreen = .daily
    }
    if isPlain || Self.isDumb {
      if let session, case .daily = firstScreen {
        let told = session.todaySentences { "hangman daily --\($0.rawValue)" }
        _ = try writeOutput(told.map { $0 + "\n" }.joined())
      } else if let session {
        let game = PlainGame(session: session, store: store, isSpeaking: speaks == true)
        try playByLine(game, telling: words?.skippedNotice)
      } else {
        let game = PlainGhost(session: ghostSession(in: ghosts), store: store)
        try playByLine(game, telling: words?.skippedNotice)
      }
      return .quit
    }
    let games =
      if case .replay(let replay) = purpose {
        [ReplayCoordinator.entry(replay)]
      } else {
        [
          hangman(session, in: kept, showing: firstScreen),
          ghostEntry(in: ghosts),
        ]
      }
    return try show(games, of: store, preferences)
  }

  /// Plays on the screen until the player leaves.
  private func show(
    _ games: [GameEntry], of store: Store, _ preferences: SettingStore<Preferences>
  ) throws -> Ending {
    var options = self.terminal
    options.usesMouse = options.usesMouse && preferences.settings().usesMouse
    let terminal: NcursesTerminal
    do {
      terminal = try NcursesTerminal(options: options)
    } catch {
      throw Failure(sentence(for: error))
    }
    defer { terminal.close() }
    let program = Program(
      store: store, preferences: preferences, terminal: terminal, games: games,
      allowsAnimation: allowsAnimation, allowsMouse: self.terminal.usesMouse, speaks: speaks)
    let ending = program.run(opening: isGhost ? 1 : 0, telling: words?.skippedNotice)
    terminal.close()
    if ending == .quit || ending == .signal(SIGINT) {
      _ = writeAll(program.farewells.map { $0 + "\n" }.joined())
    }
    return ending
  }

  private func hangman(
    _ session: GameSession?, in store: GameStore, showing firstScreen: GameCoordinator.FirstScreen
  ) -> GameEntry {
    GameEntry(title: "Hangman") { program in
      (session ?? (try? self.session(in: store))).map {
        GameCoordinator(session: $0, program: program, showing: firstScreen)
      }
    }
  }

  private func ghostEntry(in store: GhostStore) -> GameEntry {
    GameEntry(title: "Ghost") { program in
      GhostCoordinator(session: ghostSession(in: store), program: program)
    }
  }

  private func ghostSession(in store: GhostStore) -> GhostSession {
    GhostSession(
      store: store, file: isGhost ? words?.collection : nil,
      asked: { if case .ghost(let asked) = purpose { asked($0) } else { $0 } },
      seed: seed ?? .random(in: 0...(.max)), clock: { time(nil) })
  }

  /// The game to play first: the one that was left, or a new one.
  private func session(in store: GameStore) throws -> GameSession {
    let first = if case .game(let first) = purpose { first } else { FirstGame() }
    let collection = isGhost ? nil : words?.collection
    if collection == nil {
      let library = Library.embedded
      try first.check(library[store.settings().list] ?? library.standard)
    }
    let session = GameSession(
      store: store, collection: collection, first: first,
      seed: seed ?? UInt64.random(in: 0...UInt64.max), clock: { time(nil) })
    guard let session else { throw Failure.noWord }
    if case .beginning(let round) = purpose { session.begin(round) }
    return session
  }
}

extension Visit {
  /// A visit as the command line asks for it.
  ///
  /// - Parameters:
  ///   - storage: nil where nothing is kept.
  ///   - voice: nil where nothing is played that it could remark on.
  init(
    _ purpose: Purpose, _ storage: StoreOptions?, _ display: DisplayOptions,
    _ voice: VoiceOptions? = nil
  ) {
    self.init(purpose)
    if let storage { store = storage.path }
    terminal = display.terminalOptions
    allowsAnimation = !display.noAnimation
    isPlain = display.plain
    speaks = voice?.speaks
  }
}

/// The store's usual place; nil if there is no home folder.
func usualStorePath() -> String? {
  var environment: [String: String] = [:]
  for name in ["HOME", "XDG_DATA_HOME"] {
    if let value = getenv(name) { environment[name] = String(cString: value) }
  }
  return defaultStorePath(environment: environment)
}

import GhostModel
import Glibc
import HangmanModel
import NcursesTerminal
import Presentation
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

  /// The language that was asked for; nil for that of the settings, or of the environment.
  var language: Language?

  /// Whether the game is told a line at a time instead of shown.
  var isPlain = false

  /// Whose visit to a host it is; nil for the player's own machine.
  var host: HostVisit?

  init(_ purpose: Purpose = .game(FirstGame())) { self.purpose = purpose }

  /// More files than are ever open at once for the store, the terminal and their libraries.
  private static let fileCount = 16

  /// Whether the terminal is one of those that can only write line after line.
  static var isDumb: Bool { NcursesTerminal.isInteractive && environment("TERM") == "dumb" }

  /// Plays, and leaves the program the way the player asked: by returning, or by a signal.
  func play() throws {
    if !isPlain && !NcursesTerminal.isInteractive {
      let name = if case .ghost = purpose { command("ghost") } else { CommandName.current }
      throw Failure(.noTerminal(command: name))
    }
    fillClosedStreams()
    guard canOpenFiles(Self.fileCount) else {
      throw Failure(.tooFewFiles(Self.fileCount))
    }
    // So a file that may not grow is a full disk, which the game outlives.
    signal(SIGXFSZ, SIG_IGN)
    let store = if case .replay = purpose { Store.inMemory() } else { Store.open(at: self.store) }
    let ending: Ending
    do {
      defer {
        store.close()
        host?.end()
      }
      let parts = StoreParts(store)
      let chosen = language ?? parts.preferences.settings().language
      ending = try Language.$current.withValue(chosen ?? .current) { try play(in: parts) }
    }
    switch ending {
    case .quit: break
    case .signal(let signal): NcursesTerminal.raiseAgain(signal)
    case .hangUp: NcursesTerminal.raiseAgain(SIGHUP)
    }
  }

  private func play(in parts: StoreParts) throws -> Ending {
    defer { withExtendedLifetime(parts) {} }
    switch purpose {
    case .game(let first):
      if let host {
        if !host.isGuest, !parts.store.isLasting { throw Failure(HostMessage.noStore.text) }
        return try play(as: host, in: parts)
      }
      return try play(session(first, in: parts), in: parts)
    case .beginning(let round):
      let session = try session(in: parts)
      session.start(round)
      return try play(session, in: parts)
    case .daily(let answer):
      let session = try session(in: parts)
      if session.openDaily(answer) { return try play(session, in: parts) }
      if !isLineByLine { return try play(session, in: parts, showing: .daily) }
      let told = session.todaySentences { command("daily --\($0.rawValue)") }
      _ = try writeOutput(told.map { spoken(in: parts).printable($0) + "\n" }.joined())
      return .quit
    case .word(let allowed):
      return try play(session(in: parts), in: parts, showing: .word(allowed: allowed))
    case .ghost(let asked):
      let session = ghostSession(in: parts, file: words?.collection, asked: asked)
      if isLineByLine {
        try playByLine(
          PlainGhost(
            session: session, store: parts.store, spoken: spoken(in: parts)),
          telling: words?.skippedNotice)
        return .quit
      }
      var other = self
      // They were asked for Ghost.
      other.words = nil
      // The round of a game that isn't opened is left to other programs.
      let hangman = GameEntry(labels.hangman.text) { [other] program in
        (try? other.session(in: parts)).map { GameCoordinator(session: $0, program: program) }
      }
      let ghost = GameEntry(labels.ghost.text) { GhostCoordinator(session: session, program: $0) }
      return try show([ghost, hangman], in: parts)
    case .replay(let replay):
      return try show([ReplayCoordinator.entry(replay)], in: parts)
    }
  }

  /// How a game is told line by line.
  private func spoken(in parts: StoreParts) -> SpokenLanguage {
    SpokenLanguage(parts.preferences, hasAccents: NcursesTerminal.localeNamesUTF8)
  }

  private var isLineByLine: Bool { isPlain || Self.isDumb }

  private func play(
    _ session: GameSession, in parts: StoreParts,
    showing first: GameCoordinator.FirstScreen = .board
  ) throws -> Ending {
    if isLineByLine {
      let game = PlainGame(
        session: session, store: parts.store, spoken: spoken(in: parts),
        isSpeaking: speaks == true)
      try playByLine(game, telling: words?.skippedNotice)
      return .quit
    }
    return try show(entries(session, in: parts, showing: first), in: parts)
  }

  private func entries(
    _ session: GameSession, in parts: StoreParts,
    showing first: GameCoordinator.FirstScreen = .board
  ) -> [GameEntry] {
    let hangman = GameEntry(labels.hangman.text) {
      GameCoordinator(session: session, program: $0, showing: first)
    }
    let ghost = GameEntry(labels.ghost.text) {
      GhostCoordinator(session: ghostSession(in: parts), program: $0)
    }
    return [hangman, ghost]
  }

  /// Plays at a host, once the player has answered what is asked there.
  private func play(as host: HostVisit, in parts: StoreParts) throws -> Ending {
    let ending = try isLineByLine ? playInLines(as: host, in: parts) : show(as: host, in: parts)
    if ending.isLeave { _ = writeAll(host.farewells.map { $0.text + "\n" }.joined()) }
    if ending == .hangUp, !host.isGuest { writeNow(HostMessage.windowClosed.text + "\n") }
    return ending
  }

  private func playInLines(as host: HostVisit, in parts: StoreParts) throws -> Ending {
    var input = InputLines(host.patience)
    if try host.enter(reading: &input, spoken(in: parts)) {
      let session = try session(in: parts)
      host.observe(session)
      let game = PlainGame(
        session: session, store: parts.store, spoken: spoken(in: parts), host: host)
      try playByLine(game, telling: nil, reading: input)
    }
    return .quit
  }

  private func show(as host: HostVisit, in parts: StoreParts) throws -> Ending {
    let screen = try openTerminal(in: parts)
    defer { screen.close() }
    let terminal = HostTerminal(screen, host.patience)
    if let ending = HostDoor(host, on: terminal).ask() { return ending }
    let session = try session(in: parts)
    let program = program(entries(session, in: parts), on: terminal, in: parts)
    program.menu = { [unowned program] in host.menu(in: program) }
    program.takeNotices = host.takeNotices
    program.stage.afterPicture { host.observe(session) }
    return run(program, closing: screen)
  }

  private func openTerminal(in parts: StoreParts) throws -> NcursesTerminal {
    var options = self.terminal
    options.usesMouse = options.usesMouse && parts.preferences.settings().usesMouse
    do throws(TerminalError) {
      return try NcursesTerminal(options: options)
    } catch .unknown(let name) where host != nil && name != Self.likelyTerminal {
      // A host can't know all of its strangers' terminals, and nearly all take what this one does.
      setenv("TERM", Self.likelyTerminal, 1)
      return try openTerminal(in: parts)
    } catch {
      throw Failure(error.message)
    }
  }

  private static let likelyTerminal = "xterm-256color"

  /// Plays on the screen until the player leaves.
  private func show(_ games: [GameEntry], in parts: StoreParts) throws -> Ending {
    let terminal = try openTerminal(in: parts)
    defer { terminal.close() }
    return run(program(games, on: terminal, in: parts), closing: terminal)
  }

  private func program(
    _ games: [GameEntry], on terminal: any Terminal, in parts: StoreParts
  ) -> Program {
    Program(
      store: parts.store, preferences: parts.preferences, terminal: terminal, games: games,
      allowsAnimation: allowsAnimation, allowsMouse: self.terminal.usesMouse, speaks: speaks,
      language: language)
  }

  /// Plays until the player leaves, and prints what is left to read then.
  private func run(_ program: Program, closing terminal: NcursesTerminal) -> Ending {
    let ending = program.run(telling: words?.skippedNotice)
    terminal.close()
    if ending.isLeave {
      _ = writeAll(program.farewells.map { $0 + "\n" }.joined())
    }
    return ending
  }

  private func ghostSession(
    in parts: StoreParts, file: WordCollection? = nil,
    asked: (GhostSettings) -> GhostSettings = { $0 }
  ) -> GhostSession {
    GhostSession(
      store: parts.ghost, file: file, asked: asked, seed: seed ?? .random(in: 0...(.max)),
      clock: { time(nil) })
  }

  /// The game to play first: the one that was left, or a new one.
  private func session(
    _ first: FirstGame = FirstGame(), in parts: StoreParts
  ) throws -> GameSession {
    let collection = words?.collection
    if collection == nil {
      let library = Library.embedded
      var settings = parts.hangman.settings()
      settings.listChoice.follow(Language.current.usualList)
      try first.check(library[settings.list] ?? library.standard)
    }
    var first = first
    first.isRepeatable = seed != nil
    let session = GameSession(
      store: parts.hangman, collection: collection, first: first,
      seed: seed ?? .random(in: 0...(.max)), drawing: host?.drawSeed,
      clock: { time(nil) })
    // A universe is empty, which none that was loaded is.
    guard let session else { throw Failure(.noWord) }
    return session
  }
}

extension Ending {
  /// Whether the player wanted it so, and reads what is printed then.
  fileprivate var isLeave: Bool { self == .quit || self == .signal(SIGINT) }
}

/// A store, and what each game keeps in it: all of it, so that what a damaged store has of a game that
/// isn't played is carried on too.
private struct StoreParts {
  let store: Store
  let preferences: SettingStore<Preferences>
  let hangman: GameStore
  let ghost: GhostStore

  init(_ store: Store) {
    self.store = store
    preferences = SettingStore(store)
    hangman = GameStore(store)
    ghost = GhostStore(store)
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
    language = display.spoken.language
  }
}

/// The store's usual place; nil if there is no home folder.
func usualStorePath() -> String? { defaultStorePath(environment: environment) }

/// A variable of the player's environment.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

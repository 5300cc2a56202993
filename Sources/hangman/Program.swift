import CommonScreens
import Presentation
import ProgramModel
import Storage
import TerminalUI

/// A game in the program: it owns its screens, and decides what comes next among them.
protocol Coordinator: AnyObject {
  /// The screens that all others of the game stand on.
  var screens: [any Screen] { get }

  /// What the menu offers besides what every game's does.
  var menu: [MenuItem] { get }

  /// Whether there is a game to go back to from the menu.
  var isInPlay: Bool { get }

  /// The game has been opened, and its first picture is on its way; what takes a while has its place
  /// here.
  func didOpen()

  /// What comes by itself now.
  var automatic: Automatic? { get }

  /// Another language is spoken from now on: what has been told is to be told in that.
  func didChangeLanguage()
}

extension Coordinator {
  var automatic: Automatic? { nil }
  func didChangeLanguage() {}
}

/// A game that the program offers, by the name that the menu has for it.
struct GameEntry {
  let title: () -> String

  /// Makes the game; nil where it can't be played.
  let make: (Program) -> (any Coordinator)?

  /// - Parameter title: made when the menu is opened, in the language that is spoken then.
  init(
    _ title: @autoclosure @escaping () -> String,
    make: @escaping (Program) -> (any Coordinator)?
  ) {
    self.title = title
    self.make = make
  }
}

/// What all games stand in: the stage, and over it the menu, the help, and what is to be told of the
/// store.
final class Program {
  let stage: Stage
  private let store: Store
  private let preferenceStore: SettingStore<Preferences>

  /// How it behaves, by what is stored and what the command line asks for.
  private(set) var preferences: Preferences
  private let terminal: any Terminal

  /// A game that is offered, and who plays it once it has been begun.
  private final class Game {
    let entry: GameEntry
    var coordinator: (any Coordinator)?

    init(_ entry: GameEntry) { self.entry = entry }
  }

  private let games: [Game]
  private let allowsAnimation: Bool
  private let allowsMouse: Bool
  private let firstLanguage = Language.current

  /// The game in sight.
  private var current: Game?

  /// The lines to print once the terminal is the shell's again.
  private(set) var farewells: [String] = []

  /// What every game's menu offers besides.
  var menu: () -> [MenuItem] = { [] }

  /// What has to be told besides what the store has to tell, once.
  var takeNotices: () -> [String] = { [] }

  /// - Parameters:
  ///   - games: those that can be played, the one to open first in front.
  ///   - allowsAnimation: whether screens may turn and slide, if the preferences agree.
  ///   - allowsMouse: whether the mouse may be used, if the preferences agree.
  ///   - speaks: whether villains remark on the game, whatever the preferences say.
  ///   - language: the language that is spoken, whatever the preferences say.
  init(
    store: Store, preferences: SettingStore<Preferences>, terminal: any Terminal,
    games: [GameEntry],
    allowsAnimation: Bool = true, allowsMouse: Bool = true, speaks: Bool? = nil,
    language: Language? = nil
  ) {
    self.store = store
    preferenceStore = preferences
    self.preferences = preferences.settings()
    if let speaks { self.preferences.hasVoice = speaks }
    if let language { self.preferences.language = language }
    self.terminal = terminal
    self.games = games.map(Game.init)
    self.allowsAnimation = allowsAnimation
    self.allowsMouse = allowsMouse
    stage = Stage(for: terminal)
    behave()
    stage.surround = { [unowned self] in Language.$current.withValue(self.language, operation: $0) }
    stage.prepareForPicture = { [unowned self] in tellOfStore() }
    stage.automatic = { [unowned self] in current?.coordinator?.automatic }
  }

  /// Shows a game, and plays until the player leaves or a signal asks to.
  ///
  /// - Parameter message: something else to tell the player first.
  func run(telling message: String? = nil) -> Ending {
    let game = games.first.flatMap(open)
    if let message { tell(message) }
    stage.showOnce()
    game?.didOpen()
    return stage.run()
  }

  /// The language that is spoken: without a choice the one in which the program began.
  private var language: Language { preferences.language ?? firstLanguage }

  /// Behaves otherwise from now on, and stores it.
  func change(to preferences: Preferences) {
    let before = language
    preferenceStore.save(preferences, insteadOf: self.preferences)
    self.preferences = preferences
    behave()
    if language == before { return }
    Language.$current.withValue(language) {
      for game in games { game.coordinator?.didChangeLanguage() }
    }
  }

  private func behave() {
    stage.isAnimated = allowsAnimation && preferences.isAnimated
    terminal.usesMouse = allowsMouse && preferences.usesMouse
  }

  /// Sends a line to the clipboard, and keeps it to be printed in the end.
  ///
  /// - Returns: whether the terminal may have a clipboard.
  func share(_ line: String) -> Bool {
    if !farewells.contains(line) { farewells.append(line) }
    return terminal.copy(line)
  }

  /// Ends the program, which then prints a line.
  func leave(telling line: String) {
    farewells.append(line)
    stage.end(.quit)
  }

  /// Whether the terminal shows more than ASCII.
  var showsEverySign: Bool { !terminal.glyphs.isASCII }

  func tell(_ message: String) { show(NoteScreen(message: message)) }

  /// Shows something to read over what is in sight.
  func show(_ screen: NoteScreen) { stage.push(note: screen) }

  /// Opens the menu of the game in sight.
  func showMenu() {
    let others = games.filter { $0 !== current }.map { game in
      MenuItem(game.entry.title()) { [unowned self] in
        let isNew = game.coordinator == nil
        let coordinator = open(game)
        if isNew { stage.afterPicture { coordinator?.didOpen() } }
      }
    }
    let game = current?.coordinator
    let resume = game?.isInPlay == true ? [MenuItem(labels.resume.text)] : []
    let quit = MenuItem(labels.quit.text) { [unowned self] in stage.end(.quit) }
    ask("", resume + (game?.menu ?? []) + menu() + others + [quit])
  }

  /// Shows a small menu, or a question with its answers; Esc is none of them.
  func ask(_ question: String, _ items: [MenuItem]) { show(MenuScreen(question, items)) }

  /// Asks before something is done that can't be taken back.
  func confirm(_ question: String, no: String, yes: String, _ act: @escaping () -> Void) {
    show(MenuScreen(asking: question, no: MenuItem(no), yes: MenuItem(yes, choose: act)))
  }

  /// Asks where either answer will do; Enter says yes.
  func ask(_ question: String, yes: MenuItem, no: MenuItem) {
    show(MenuScreen(asking: question, no: no, yes: yes, isYesFirst: true))
  }

  private func show(_ screen: MenuScreen) { stage.push(menu: screen) }

  private func open(_ game: Game) -> (any Coordinator)? {
    guard let coordinator = game.coordinator ?? game.entry.make(self) else { return nil }
    game.coordinator = coordinator
    current = game
    stage.show(coordinator.screens)
    return coordinator
  }

  /// Tells the player, once, what has gone wrong about the saving.
  private func tellOfStore() {
    let sentences = store.takeNotices() + takeNotices()
    if !sentences.isEmpty { tell(sentences.joined(separator: " ")) }
  }
}

extension Stage {
  /// A stage as all games have it: with help, footers that can be clicked, and a notice where it's too small.
  convenience init(for terminal: any Terminal) {
    self.init(terminal: terminal, leastSize: leastPlayableSize)
    drawTooSmallNotice = { $0.drawTooSmallNotice() }
    let canPause = terminal.canPause
    makeHelp = { [unowned self] in closing(NoteScreen(helpFor: $0, canPause: canPause)) }
    keyOfClick = { LayoutTier.footerKey(at: $0, of: $1, in: $2) }
  }

  /// Shows something to read, or a menu, over what is in sight until the player closes it.
  func push(note screen: NoteScreen) { push(closing(screen)) }

  func push(menu screen: MenuScreen) {
    screen.close = { [unowned self, unowned screen] in remove(screen) }
    push(screen)
  }

  private func closing(_ screen: NoteScreen) -> NoteScreen {
    screen.close = { [unowned self, unowned screen] in remove(screen) }
    return screen
  }
}

import CommonScreens
import ProgramModel
import Storage
import TerminalUI

/// A game in the program: it owns its screens, and decides what comes next among them.
protocol Coordinator: AnyObject {
  /// The screen that all others of the game stand on.
  var root: any Screen { get }

  /// What the menu offers besides what every game's does.
  var menu: [MenuItem] { get }

  /// Whether there is a game to go back to from the menu.
  var isInPlay: Bool { get }

  /// The game has been opened, and its first picture is on its way; what takes a while has its place
  /// here.
  func didOpen()

  /// What was to be read over its screens has been closed.
  func didComeBack()

  /// What comes by itself now.
  var automatic: Automatic? { get }
}

extension Coordinator {
  func didComeBack() {}
  var automatic: Automatic? { nil }
}

/// A line of the menu, and what it does.
struct MenuItem {
  let title: String
  let choose: () -> Void
}

/// A game that the program offers, by the name that the menu has for it.
struct GameEntry {
  let title: String

  /// Makes the game; nil where it can't be played.
  let make: (Program) -> (any Coordinator)?
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
  private let games: [GameEntry]
  private let allowsAnimation: Bool
  private let allowsMouse: Bool

  /// The games that have been begun, by their places among all.
  private var begun: [Int: any Coordinator] = [:]
  private var current = 0
  private var menu: [MenuItem] = []

  /// The lines to print once the terminal is the shell's again.
  private(set) var farewells: [String] = []

  /// - Parameters:
  ///   - allowsAnimation: whether screens may turn and slide, if the preferences agree.
  ///   - allowsMouse: whether the mouse may be used, if the preferences agree.
  ///   - speaks: whether villains remark on the game, whatever the preferences say.
  init(
    store: Store, preferences: SettingStore<Preferences>, terminal: any Terminal,
    games: [GameEntry],
    allowsAnimation: Bool = true, allowsMouse: Bool = true, speaks: Bool? = nil
  ) {
    self.store = store
    preferenceStore = preferences
    self.preferences = preferences.settings()
    if let speaks { self.preferences.hasVoice = speaks }
    self.terminal = terminal
    self.games = games
    self.allowsAnimation = allowsAnimation
    self.allowsMouse = allowsMouse
    stage = Stage(terminal: terminal, leastSize: leastPlayableSize)
    behave()
    stage.makeHelp = { [unowned self] in note(NoteScreen(helpFor: $0)) }
    stage.prepareForPicture = { [unowned self] in tellOfStore() }
    stage.automatic = { [unowned self] in begun[current]?.automatic }
    stage.keyOfClick = { LayoutTier.footerKey(at: $0, of: $1, in: $2) }
  }

  /// Shows a game, and plays until the player leaves or a signal asks to.
  ///
  /// - Parameters:
  ///   - first: the place of the game among all.
  ///   - message: something else to tell the player first.
  func run(opening first: Int = 0, telling message: String? = nil) -> Ending {
    let game = open(first)
    if let message { tell(message) }
    stage.showOnce()
    game?.didOpen()
    return stage.run()
  }

  /// Behaves otherwise from now on, and stores it.
  func change(to preferences: Preferences) {
    preferenceStore.save(preferences, insteadOf: self.preferences)
    self.preferences = preferences
    behave()
  }

  private func behave() {
    stage.isAnimated = allowsAnimation && preferences.isAnimated
    stage.usesMouse = allowsMouse && preferences.usesMouse
  }

  /// Sends a line to the clipboard, and keeps it to be printed in the end.
  ///
  /// - Returns: whether the terminal may have a clipboard.
  func share(_ line: String) -> Bool {
    if !farewells.contains(line) { farewells.append(line) }
    return stage.copy(line)
  }

  /// Ends the program, which then prints a line.
  func leave(telling line: String) {
    farewells.append(line)
    stage.end(.quit)
  }

  /// Whether the terminal shows more than ASCII.
  var showsEverySign: Bool { terminal.glyphs == .unicode }

  func tell(_ message: String) { show(NoteScreen(message: message)) }

  /// Shows something to read over what is in sight.
  func show(_ screen: NoteScreen) { stage.push(note(screen)) }

  /// Opens the menu of the game in sight.
  func showMenu() {
    let others = games.indices.filter { $0 != current }.map { place in
      MenuItem(title: games[place].title) { [unowned self] in
        let isNew = begun[place] == nil
        let game = open(place)
        if isNew { stage.afterPicture { game?.didOpen() } }
      }
    }
    let game = begun[current]
    ask(
      "",
      (game?.isInPlay == true ? [MenuItem(title: "Resume") {}] : []) + (game?.menu ?? []) + others
        + [MenuItem(title: "Quit") { [unowned self] in stage.end(.quit) }])
  }

  /// Shows a small menu, or a question with its answers; Esc is none of them.
  func ask(_ question: String, _ items: [MenuItem]) {
    menu = items
    let screen = MenuScreen(question, titles: items.map(\.title))
    screen.delegate = self
    stage.push(screen)
  }

  @discardableResult
  private func open(_ place: Int) -> (any Coordinator)? {
    guard games.indices.contains(place) else { return nil }
    guard let game = begun[place] ?? games[place].make(self) else { return nil }
    begun[place] = game
    current = place
    stage.show(game.root)
    return game
  }

  private func note(_ screen: NoteScreen) -> NoteScreen {
    screen.delegate = self
    return screen
  }

  /// Tells the player, once, what has gone wrong about the saving.
  private func tellOfStore() {
    var sentences: [String] = []
    while let notice = store.takeNotice() { sentences.append(sentence(for: notice)) }
    if !sentences.isEmpty { tell(sentences.joined(separator: " ")) }
  }
}

extension Program: MenuScreenDelegate {
  func menuScreenDidFinish(_ screen: MenuScreen) { stage.remove(screen) }

  func menuScreen(_ screen: MenuScreen, didChoose item: Int) {
    stage.remove(screen)
    if menu.indices.contains(item) { menu[item].choose() }
  }
}

extension Program: NoteScreenDelegate {
  func noteScreenDidFinish(_ screen: NoteScreen) {
    stage.remove(screen)
    begun[current]?.didComeBack()
  }
}

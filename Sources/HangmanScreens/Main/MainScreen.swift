import CommonScreens
public import HangmanModel
public import TerminalUI
import Wording
public import Words

/// What the main screen tells.
public protocol MainScreenDelegate: AnyObject {
  /// The player guesses a letter that hasn't been guessed, while the round goes on.
  func mainScreen(_ screen: MainScreen, didGuess letter: Letter)
  func mainScreenDidAskForNewGame(_ screen: MainScreen)
  func mainScreenDidAskForSettings(_ screen: MainScreen)
  func mainScreenDidAskForHighScores(_ screen: MainScreen)
  func mainScreenDidAskForMenu(_ screen: MainScreen)
}

/// The game itself: gallows, word, letters.
public final class MainScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    var board: Board
    var notice = ""
    var answer: String?
    var focus = Focus.none
  }

  /// What the arrows have picked.
  enum Focus: Hashable {
    case none
    case key(Letter)
    case button(Int)
  }

  enum Action {
    case type, move, press, next, previous, menu
  }

  public weak var delegate: (any MainScreenDelegate)?
  private(set) var state: State
  private let field = GuessField()

  public init(board: Board) {
    state = State(board: board)
    field.delegate = self
  }

  /// Shows a board, and a sentence about what has just happened.
  ///
  /// - Parameter answer: the word, once the game is lost.
  public func show(_ board: Board, notice: String, answer: String? = nil) {
    state.board = board
    state.notice = notice
    state.answer = answer
    if board.status != .playing { state.focus = .none }
  }

  public var hints: [KeyHint] { Self.hints }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): handle(key, in: size)
    case .mouse(let mouse): handle(mouse, in: size)
    case .paste: state.notice = "A paste is no guess. Type one letter at a time."
    case .resized, .ended: break
    }
  }

  private func handle(_ key: Key, in size: Size) {
    dropHiddenFocus(in: size)
    switch Self.bindings.action(for: key) {
    case .move: move(key, in: size)
    case .press: press()
    case .next: moveFocus(by: 1, in: size)
    case .previous: moveFocus(by: -1, in: size)
    case .menu: delegate?.mainScreenDidAskForMenu(self)
    case .type, nil:
      if case .character(let character) = key { field.insert(String(character)) }
    }
  }

  private func handle(_ mouse: MouseEvent, in size: Size) {
    guard mouse.kind == .press, LayoutTier(size) != .tooSmall else { return }
    let layout = MainLayout(size: size, state: state)
    if let letter = layout.keyboard.letter(at: mouse.point) {
      field.insert(String(letter.character))
    } else if let index = layout.buttons.firstIndex(where: { $0.contains(mouse.point) }) {
      pressButton(index)
    }
  }

  private func move(_ arrow: Key, in size: Size) {
    let columns = arrow == .left ? -1 : arrow == .right ? 1 : 0
    let rows = arrow == .up ? -1 : arrow == .down ? 1 : 0
    let layout = MainLayout(size: size, state: state)
    switch state.focus {
    case .none:
      state.focus = .key(Letter.alphabet[0])
    case .key(let letter):
      let neighbour = layout.keyboard.letter(from: letter, columns: columns, rows: rows)
      let leavesBelow = rows > 0 && neighbour == letter && !layout.buttons.isEmpty
      state.focus = leavesBelow ? .button(0) : .key(neighbour)
    case .button(let index):
      let last = Letter.alphabet[Letter.alphabet.count - 1]
      state.focus =
        rows < 0 ? .key(last) : .button(min(max(index + columns, 0), layout.buttons.count - 1))
    }
  }

  /// Goes on to the next place that Tab knows: each button in sight, then the grid.
  private func moveFocus(by step: Int, in size: Size) {
    let buttons = MainLayout(size: size, state: state).buttons.indices
    let stops = buttons.map { Focus.button($0) } + [.key(Letter.alphabet[0])]
    state.focus = FocusRing(stops).place(from: state.focus, by: step) ?? .none
  }

  /// Forgets a focus on a button that a smaller size has no room for.
  private func dropHiddenFocus(in size: Size) {
    guard case .button = state.focus else { return }
    if MainLayout(size: size, state: state).buttons.isEmpty {
      state.focus = .none
    }
  }

  private func press() {
    switch state.focus {
    case .none where state.board.status != .playing: pressButton(0)
    case .none: state.notice = "Type a letter, or pick one with the arrows."
    case .key(let letter): field.insert(String(letter.character))
    case .button(let index): pressButton(index)
    }
  }

  private func pressButton(_ index: Int) {
    state.focus = .none
    switch index {
    case 0: delegate?.mainScreenDidAskForNewGame(self)
    case 1: delegate?.mainScreenDidAskForSettings(self)
    default: delegate?.mainScreenDidAskForHighScores(self)
    }
  }
}

extension MainScreen: GuessFieldDelegate {
  /// Lets a single letter through that hasn't been guessed, while the round goes on.
  func guessField(
    _ field: GuessField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    switch state.board.verdict(on: string) {
    case .accepted: return true
    case .repeated(let letter): state.notice = repeatedNotice(letter)
    case .invalid: state.notice = "Only the letters A to Z are guesses."
    case .ended: state.notice = "The game is over. Enter starts a new one."
    }
    return false
  }

  func guessField(_ field: GuessField, didEnter letter: Letter) {
    delegate?.mainScreen(self, didGuess: letter)
  }
}

extension MainScreen {
  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([], .type, name: "A–Z", purpose: "guess a letter", short: "guess"),
    KeyBinding(
      [.up, .down, .left, .right], .move, name: "Arrows", purpose: "pick a key on the grid",
      short: "pick"),
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press what is picked", short: "press"),
    KeyBinding([.tab], .next, name: "Tab", purpose: "go on to the buttons", short: "buttons"),
    KeyBinding([.backTab], .previous, name: "Shift-Tab", purpose: "go back"),
    KeyBinding([.escape], .menu, name: "Esc", purpose: "open the menu", short: "menu"),
  ]

  static let hints = bindings.compactMap(\.hint) + [.help]

  static let wideButtons = [Button("New Game"), Button("(i) Settings"), Button("High Scores")]
  static let narrowButtons = [Button("New Game"), Button("(i)"), Button("Scores")]

  static func buttons(for size: Size) -> [Button] {
    LayoutTier(size) == .full ? wideButtons : narrowButtons
  }
}

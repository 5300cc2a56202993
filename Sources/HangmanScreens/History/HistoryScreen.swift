import CommonScreens
public import HangmanModel
public import TerminalUI

/// What the history tells.
public protocol HistoryScreenDelegate: AnyObject {
  func historyScreenDidFinish(_ screen: HistoryScreen)
  func historyScreenDidAskForNewGame(_ screen: HistoryScreen)
  /// The player wants to know how the villain dodged.
  func historyScreen(_ screen: HistoryScreen, didAskForStoryOf game: FinishedGame)
}

/// The high scores, a table a list, under the end of the game that led to them.
public final class HistoryScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    let game: FinishedGame?
    let tables: [ScoreTable]
    var page = 0
    var focus = Choice.newGame

    var table: ScoreTable? { tables.indices.contains(page) ? tables[page] : nil }

    /// What can be chosen where there is room for all of it.
    var choices: [Choice] {
      game?.result.setup.setter.dodges == true ? [.newGame, .story, .done] : [.newGame, .done]
    }

    /// What Enter presses: the first choice where the size has no room for the one picked.
    func picked(among choices: [Choice]) -> Choice {
      choices.contains(focus) ? focus : choices.first ?? .done
    }

    var hints: [KeyHint] {
      let bindings = HistoryScreen.bindings.filter {
        tables.count > 1 || ![.nextTable, .previousTable].contains($0.action)
      }
      return bindings.compactMap(\.hint) + [.help]
    }
  }

  enum Choice: Hashable {
    case newGame, story, done

    func button(_ tier: LayoutTier) -> Button {
      switch self {
      case .newGame: Button("New Game")
      case .story: Button(tier == .minimal ? "Story" : "How it dodged")
      case .done: Button("Done")
      }
    }
  }

  enum Action {
    case next, previous, press, nextTable, previousTable, done
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private(set) var state: State

  /// - Parameters:
  ///   - game: the game that has just ended, nil if the scores are only looked at.
  ///   - tables: the scores of each list, those to be seen first in front.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(game: FinishedGame?, tables: [HighScores], dateText: (Int) -> String) {
    state = State(
      game: game,
      tables: tables.map { scores in
        ScoreTable(
          scores: scores, dates: scores.entries.map { dateText($0.result.finishedAt) },
          marked: game?.id)
      },
      focus: game == nil ? .done : .newGame)
  }

  public var hints: [KeyHint] { state.hints }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key):
      let layout = HistoryLayout(size: size, state: state)
      if let action = Self.bindings.action(for: key) {
        perform(action, among: layout.buttons.map(\.choice))
      }
    case .mouse(let mouse) where mouse.kind == .press:
      let layout = HistoryLayout(size: size, state: state)
      if layout.tier == .tooSmall { return }
      if let button = layout.buttons.first(where: { $0.rect.contains(mouse.point) }) {
        press(button.choice)
      }
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action, among choices: [Choice]) {
    let picked = state.picked(among: choices)
    let ring = FocusRing(choices)
    let pages = FocusRing(Array(state.tables.indices))
    switch action {
    case .next: state.focus = ring.place(from: picked, by: 1) ?? picked
    case .previous: state.focus = ring.place(from: picked, by: -1) ?? picked
    case .press: press(picked)
    case .nextTable: state.page = pages.place(from: state.page, by: 1) ?? 0
    case .previousTable: state.page = pages.place(from: state.page, by: -1) ?? 0
    case .done: press(.done)
    }
  }

  private func press(_ choice: Choice) {
    switch choice {
    case .newGame: delegate?.historyScreenDidAskForNewGame(self)
    case .story: if let game = state.game { delegate?.historyScreen(self, didAskForStoryOf: game) }
    case .done: delegate?.historyScreenDidFinish(self)
    }
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press the button", short: "press"),
    KeyBinding(
      [.right, .tab, .down], .next, name: "← →", purpose: "go to another button",
      short: "other button"),
    KeyBinding(
      [.pageDown], .nextTable, name: "PgUp PgDn", purpose: "turn to the scores of another list",
      short: "other list"),
    KeyBinding([.pageUp], .previousTable),
    KeyBinding([.escape], .done, name: "Esc", purpose: "done: back to the game", short: "done"),
    KeyBinding([.left, .backTab, .up], .previous),
  ]
}

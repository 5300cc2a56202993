public import HangmanModel
public import TerminalUI

/// What the history tells.
public protocol HistoryScreenDelegate: AnyObject {
  func historyScreenDidFinish(_ screen: HistoryScreen)
  func historyScreenDidAskForNewGame(_ screen: HistoryScreen)
  func historyScreenDidAskForHelp(_ screen: HistoryScreen)
}

/// The high scores, under the end of the game that led to them.
public final class HistoryScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    let game: FinishedGame?
    let scores: HighScores

    /// For each of the scores, the day it was made.
    let dates: [String]
    var focus = 0
  }

  enum Action {
    case next, previous, press, done, help
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private(set) var state: State

  static let buttons = [Button("New Game"), Button("Done")]

  /// - Parameters:
  ///   - game: the game that has just ended, nil if the scores are only looked at.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(game: FinishedGame?, scores: HighScores, dateText: (Int) -> String) {
    state = State(
      game: game, scores: scores, dates: scores.entries.map { dateText($0.result.finishedAt) },
      focus: game == nil ? 1 : 0)
  }

  public var hints: [KeyHint] { Self.bindings.map(\.hint) }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): if let action = Self.bindings.action(for: key) { perform(action) }
    case .mouse(let mouse) where mouse.kind == .press:
      let layout = HistoryLayout(size: size, game: state.game)
      if layout.tier == .tooSmall { return }
      if let index = layout.buttons.firstIndex(where: { $0.contains(mouse.point) }) { press(index) }
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action) {
    let count = Self.buttons.count
    switch action {
    case .next: state.focus = (state.focus + 1) % count
    case .previous: state.focus = (state.focus + count - 1) % count
    case .press: press(state.focus)
    case .done: press(1)
    case .help: delegate?.historyScreenDidAskForHelp(self)
    }
  }

  private func press(_ index: Int) {
    if index == 0 {
      delegate?.historyScreenDidAskForNewGame(self)
    } else {
      delegate?.historyScreenDidFinish(self)
    }
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press the button", short: "press"),
    KeyBinding(
      [.right, .tab, .down], .next, name: "← →", purpose: "go to the other button",
      short: "other button"),
    KeyBinding([.escape], .done, name: "Esc", purpose: "done: back to the game", short: "done"),
    KeyBinding([.character("?")], .help, name: "?", purpose: "show this help", short: "help"),
    KeyBinding([.left, .backTab, .up], .previous, name: "", purpose: ""),
  ]
}

public import HangmanModel
public import TerminalUI

/// What the history tells.
public protocol HistoryScreenDelegate: AnyObject {
  func historyScreenDidFinish(_ screen: HistoryScreen)
  func historyScreenDidAskForNewGame(_ screen: HistoryScreen)
  /// The player wants to know how the villain dodged.
  func historyScreen(_ screen: HistoryScreen, didAskForStoryOf game: FinishedGame)
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
    var focus = Choice.newGame

    /// What can be chosen where there is room for all of it.
    var choices: [Choice] {
      game?.result.mode == .evil ? [.newGame, .story, .done] : [.newGame, .done]
    }

    /// What Enter presses: the first choice where the size has no room for the one picked.
    func picked(among choices: [Choice]) -> Choice {
      choices.contains(focus) ? focus : choices.first ?? .done
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
    case next, previous, press, done, help
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private(set) var state: State

  /// - Parameters:
  ///   - game: the game that has just ended, nil if the scores are only looked at.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(game: FinishedGame?, scores: HighScores, dateText: (Int) -> String) {
    state = State(
      game: game, scores: scores, dates: scores.entries.map { dateText($0.result.finishedAt) },
      focus: game == nil ? .done : .newGame)
  }

  public var hints: [KeyHint] { Self.bindings.compactMap(\.hint) }

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
    let index = choices.firstIndex(of: state.picked(among: choices)) ?? 0
    switch action {
    case .next: state.focus = choices[(index + 1) % choices.count]
    case .previous: state.focus = choices[(index + choices.count - 1) % choices.count]
    case .press: press(choices[index])
    case .done: press(.done)
    case .help: delegate?.historyScreenDidAskForHelp(self)
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
    KeyBinding([.escape], .done, name: "Esc", purpose: "done: back to the game", short: "done"),
    KeyBinding([.character("?")], .help, name: "?", purpose: "show this help", short: "help"),
    KeyBinding([.left, .backTab, .up], .previous),
  ]
}

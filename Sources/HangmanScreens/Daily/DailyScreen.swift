public import HangmanModel
public import TerminalUI

/// What the calendar tells.
public protocol DailyScreenDelegate: AnyObject {
  func dailyScreenDidFinish(_ screen: DailyScreen)

  /// The player wants to begin today's game, or to go on with it.
  func dailyScreenDidAskToPlay(_ screen: DailyScreen)

  /// The player wants to drop a day that a wrong clock has made.
  func dailyScreen(_ screen: DailyScreen, didAskToDrop day: Day)
}

/// The game of the day: what it is, how it stands with it, and what came of those of the last weeks.
public final class DailyScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    let game: DailyGame
    let calendar: DailyCalendar
    let standing: DailyState
    var focus = Choice.play

    /// What can be chosen.
    var choices: [Choice] {
      switch standing {
      case .open, .unsure, .begun: [.play, .done]
      case .past(let latest) where latest.isDoubtful(after: game.day): [.done, .drop(latest)]
      case .elsewhere, .played, .past: [.done]
      }
    }
  }

  enum Choice: Hashable {
    case play, done
    case drop(Day)
  }

  enum Action {
    case next, previous, press, done
  }

  public weak var delegate: (any DailyScreenDelegate)?
  private(set) var state: State

  /// - Parameters:
  ///   - game: today's.
  ///   - standing: what can be done about it.
  public init(game: DailyGame, calendar: DailyCalendar, standing: DailyState) {
    state = State(game: game, calendar: calendar, standing: standing)
  }

  /// The day that was today when it was made.
  public var day: Day { state.game.day }

  public var hints: [KeyHint] { state.hints }

  public func handle(_ event: Event, in size: Size) {
    let buttons = DailyLayout(size: size, state: state).buttons
    switch event {
    case .key(let key):
      if let action = Self.bindings.action(for: key) { perform(action, among: buttons) }
    case .mouse(let mouse) where mouse.kind == .press:
      if let choice = buttons.choice(at: mouse.point) { press(choice) }
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action, among buttons: ButtonRow<Choice>) {
    switch action {
    case .next: state.focus = buttons.choice(from: state.focus, by: 1)
    case .previous: state.focus = buttons.choice(from: state.focus, by: -1)
    case .press: press(buttons.focused(state.focus))
    case .done: press(.done)
    }
  }

  private func press(_ choice: Choice) {
    switch choice {
    case .play: delegate?.dailyScreenDidAskToPlay(self)
    case .done: delegate?.dailyScreenDidFinish(self)
    case .drop(let day): delegate?.dailyScreen(self, didAskToDrop: day)
    }
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press the button", short: "press"),
    KeyBinding(
      [.right, .tab], .next, name: "← →", purpose: "go to the other button", short: "other button"),
    KeyBinding([.left, .backTab], .previous),
    KeyBinding([.escape], .done, name: "Esc", purpose: "done: back to the game", short: "done"),
  ]
}

public import HangmanModel
public import TerminalUI

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

  /// What the player wants.
  public enum Outcome {
    case done
    /// To begin the game of a day that was today when this was made, or to go on with it.
    case play(Day)
    /// To drop a day that a wrong clock has made.
    case drop(Day)
  }

  private let onOutcome: (Outcome) -> Void
  private(set) var state: State

  /// - Parameters:
  ///   - game: today's.
  ///   - standing: what can be done about it.
  public init(
    game: DailyGame, calendar: DailyCalendar, standing: DailyState,
    onOutcome: @escaping (Outcome) -> Void = { _ in }
  ) {
    self.onOutcome = onOutcome
    state = State(game: game, calendar: calendar, standing: standing)
  }

  public var hints: [KeyHint] { state.hints }

  public func handle(_ event: Event, in size: Size) {
    let buttons = DailyLayout(size: size, state: state).buttons
    if let choice = event.click.flatMap(buttons.choice(at:)) { press(choice) }
    switch event.key.flatMap(Self.bindings.action) {
    case .next: state.focus = buttons.choice(from: state.focus, by: 1)
    case .previous: state.focus = buttons.choice(from: state.focus, by: -1)
    case .press: press(buttons.focused(state.focus))
    case .done: press(.done)
    case nil: break
    }
  }

  private func press(_ choice: Choice) {
    switch choice {
    case .play: onOutcome(.play(state.game.day))
    case .done: onOutcome(.done)
    case .drop(let day): onOutcome(.drop(day))
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

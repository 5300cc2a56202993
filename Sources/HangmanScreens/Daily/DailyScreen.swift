import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI

/// The game of the day: what it is, how it stands with it, and the days before, each of which opens its story.
public final class DailyScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    /// Today's.
    let game: DailyGame
    let calendar: DailyCalendar
    let standing: DailyState

    /// The day at which the keys are: today at first.
    private(set) var day: Day

    init(game: DailyGame, calendar: DailyCalendar, standing: DailyState) {
      (self.game, self.calendar, self.standing) = (game, calendar, standing)
      day = game.day
    }

    /// What can be done about the day: the first is what Enter does.
    var choices: [Choice] {
      if calendar[day] != nil { return [.story(day), .done] }
      guard day == game.day else { return [.done] }
      switch standing {
      case .open, .unsure, .begun: return [.play, .done]
      case .past(let latest) where latest.isDoubtful(after: day): return [.drop(latest), .done]
      case .elsewhere, .played, .past: return [.done]
      }
    }

    /// Goes to a day, but to none that is yet to come, nor before the first that is in sight or in the week of
    /// the first game.
    mutating func walk(to day: Day, _ layout: DailyLayout) {
      let inSight = layout.grids.first?.days.lowerBound ?? game.day
      let first = min(inSight, calendar.first.map { $0.advanced(by: -$0.weekday) } ?? inSight)
      if first <= day, day <= game.day { self.day = day }
    }
  }

  enum Choice: Hashable {
    case play, done
    case story(Day), drop(Day)
  }

  enum Action: Hashable {
    case walk(Int), press, done
  }

  /// What the player wants.
  public enum Outcome {
    case done
    /// To begin the game of a day that was today when this was made, or to go on with it.
    case play(Day)
    /// To see how the game of a day came about.
    case story(Day)
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
    let layout = DailyLayout(size: size, state: state)
    if let point = event.click {
      if let choice = layout.buttons.choice(at: point) { return press(choice) }
      if let day = layout.day(at: point) { state.walk(to: day, layout) }
    }
    switch event.key.flatMap(Self.bindings.action) {
    case .walk(let days): state.walk(to: state.day.advanced(by: days), layout)
    case .press: if let choice = state.choices.first, choice != .done { press(choice) }
    case .done: press(.done)
    case nil: break
    }
  }

  private func press(_ choice: Choice) {
    switch choice {
    case .play: onOutcome(.play(state.game.day))
    case .done: onOutcome(.done)
    case .story(let day): onOutcome(.story(day))
    case .drop(let day): onOutcome(.drop(day))
    }
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.left], .walk(-1), .days),
    KeyBinding([.enter], .press, .pressOnDay),
    KeyBinding([.right], .walk(1)),
    KeyBinding([.up], .walk(-7)),
    KeyBinding([.down], .walk(7)),
    KeyBinding([.escape], .done, .leaveCalendar),
  ]
}

import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI

/// The game of the day: what it is, how it stands with it, and the days before, each of which opens its story.
public final class DailyScreen: Screen {
  /// What the player wants.
  public enum Outcome: Hashable {
    case done
    /// To begin the game of a day that was today when this was made, or to go on with it.
    case play(Day)
    /// To see how the game of a day came about.
    case story(Day)
    /// To drop a day that a wrong clock has made.
    case drop(Day)
  }

  enum Action: Equatable {
    case walk(Int), press, done
  }

  private let onOutcome: (Outcome) -> Void

  /// Today's.
  let game: DailyGame
  private let calendar: DailyCalendar
  private let standing: DailyState

  /// The day at which the keys are: today at first.
  private(set) var day: Day

  /// - Parameters:
  ///   - game: today's.
  ///   - standing: what can be done about it.
  public init(
    game: DailyGame, calendar: DailyCalendar, standing: DailyState,
    onOutcome: @escaping (Outcome) -> Void = { _ in }
  ) {
    self.onOutcome = onOutcome
    (self.game, self.calendar, self.standing) = (game, calendar, standing)
    day = game.day
  }

  /// What can be done about the day: the first is what Enter does.
  var choices: [Outcome] {
    if calendar[day] != nil { return [.story(day), .done] }
    guard day == game.day else { return [.done] }
    switch standing {
    case .open, .unsure, .begun: return [.play(day), .done]
    case .past(let latest) where latest.isDoubtful(after: day): return [.drop(latest), .done]
    case .elsewhere, .played, .past: return [.done]
    }
  }

  func title(of choice: Outcome) -> String {
    let label =
      switch choice {
      case .play: standing == .begun ? labels.goOn : labels.play
      case .done: labels.done
      case .story: labels.story
      case .drop: labels.drop
      }
    return label.text
  }

  /// Goes to a day, but to none that is yet to come, nor before the first that is in sight or in the week of
  /// the first game.
  private func walk(to day: Day, _ layout: DailyLayout) {
    let inSight = layout.grids.first?.days.lowerBound ?? game.day
    let first = min(inSight, calendar.first.map { $0.advanced(by: -$0.weekday) } ?? inSight)
    if first <= day, day <= game.day { self.day = day }
  }

  public var hints: [KeyHint] {
    Self.bindings.filter { choices.first != .done || $0.action != .press }.hints()
  }

  public func handle(_ event: Event, in size: Size) {
    let layout = DailyLayout(size: size, screen: self)
    if let point = event.click {
      if let choice = layout.buttons.choice(at: point) { return onOutcome(choice) }
      if let day = layout.day(at: point) { walk(to: day, layout) }
    }
    switch event.key.flatMap(Self.bindings.action) {
    case .walk(let days): walk(to: day.advanced(by: days), layout)
    case .press: if let choice = choices.first { onOutcome(choice) }
    case .done: onOutcome(.done)
    case nil: break
    }
  }

  private static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.left], .walk(-1), .days),
    KeyBinding([.enter], .press, .pressOnDay),
    KeyBinding([.right], .walk(1)),
    KeyBinding([.up], .walk(-7)),
    KeyBinding([.down], .walk(7)),
    KeyBinding([.escape], .done, .leaveCalendar),
  ]

  public func draw(on canvas: inout Canvas) {
    let layout = DailyLayout(size: canvas.size, screen: self)
    canvas.drawHeader(labels.daily.title, details(on: layout.tier))
    drawDays(on: &canvas, layout)
    let told =
      day == game.day
      ? dailySentences(game, standing, in: calendar) : [dailySentence(calendar[day], of: day)]
    // Where there's little room, how it stands is told before what it is.
    let inOrder = layout.tier == .minimal ? told.dropFirst() + told.prefix(1) : told[...]
    canvas.write(inOrder.map { Paragraph($0) }, in: layout.text)
    layout.buttons.draw(on: &canvas, focus: choices.first)
    canvas.drawFooter(hints)
  }

  private func details(on tier: LayoutTier) -> [String] {
    let streak = ScreenText.streak(calendar.streak(on: day)).text
    if tier != .minimal { return [day.briefText, streak] }
    // Where no sentence has room, the day itself is the question.
    if day == game.day, case .unsure = standing { return ["\(day.briefText)?"] }
    return [day == game.day ? streak : day.briefText]
  }

  private func drawDays(on canvas: inout Canvas, _ layout: DailyLayout) {
    for grid in layout.grids {
      if layout.hasMonths { grid.drawTitle(on: &canvas) }
      if layout.tier != .minimal { grid.drawWeekdays(on: &canvas) }
      if !layout.hasMonths, grid.origin.column - 4 >= layout.text.column {
        grid.drawMonthNames(on: &canvas)
      }
      grid.draw(
        on: &canvas, calendar, today: game.day, isBegun: standing == .begun, marked: day)
    }
    if let row = layout.legend {
      canvas.writeCentered(
        DailyMessage.legend.text, at: Point(column: layout.text.column, row: row),
        columns: layout.text.columns, style: .quiet)
    }
  }
}

import CommonScreens
import HangmanModel
import Presentation
public import TerminalUI

extension DailyScreen {
  public func draw(on canvas: inout Canvas) { state.draw(on: &canvas) }
}

extension DailyScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas) {
    let layout = DailyLayout(size: canvas.size, state: self)
    canvas.drawHeader(labels.daily.title, details(on: layout.tier))
    drawDays(on: &canvas, layout)
    canvas.write(told.map { Paragraph($0) }, in: layout.text)
    layout.buttons.draw(on: &canvas, focus: choices.first == .done ? nil : choices.first)
    canvas.drawFooter(hints)
  }

  func title(of choice: DailyScreen.Choice) -> String {
    let label =
      switch choice {
      case .play: standing == .begun ? labels.goOn : labels.play
      case .done: labels.done
      case .story: labels.story
      case .drop: labels.drop
      }
    return label.text
  }

  private var told: [String] {
    day == game.day
      ? dailySentences(game, standing, in: calendar) : [dailySentence(calendar[day], of: day)]
  }

  private func details(on tier: LayoutTier) -> [String] {
    let streak = ScreenText.streak(calendar.streak(on: day)).text
    if tier != .minimal { return [day.briefText, streak] }
    // Where no sentence has room, the day itself is the question.
    if day == game.day, case .unsure = standing { return ["\(day.briefText)?"] }
    return [day == game.day ? streak : day.briefText]
  }

  var hints: [KeyHint] {
    let bindings = DailyScreen.bindings.filter { choices.first != .done || $0.action != .press }
    return bindings.compactMap(\.hint) + [.help]
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

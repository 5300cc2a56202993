import CommonScreens
import HangmanModel
public import TerminalUI
import Wording

extension DailyScreen {
  public func draw(on canvas: inout Canvas) { state.draw(on: &canvas) }
}

extension DailyScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas) {
    let layout = DailyLayout(size: canvas.size, state: self)
    canvas.drawHeader("DAILY", details(on: layout.tier))
    drawDays(on: &canvas, layout)
    canvas.write(told.map { Paragraph($0) }, in: layout.text)
    layout.buttons.draw(on: &canvas, focus: choices.first == .done ? nil : choices.first)
    canvas.drawFooter(hints)
  }

  func title(of choice: DailyScreen.Choice) -> String {
    switch choice {
    case .play: standing == .begun ? "Go on" : "Play"
    case .done: "Done"
    case .story: "Story"
    case .drop: "Drop It"
    }
  }

  private var told: [String] {
    day == game.day
      ? dailySentences(game, standing, in: calendar) : [dailySentence(calendar[day], of: day)]
  }

  private func details(on tier: LayoutTier) -> [String] {
    let streak = "streak \(grouped(calendar.streak(on: day)))"
    if tier != .minimal { return ["\(day)", streak] }
    // Where no sentence has room, the day itself is the question.
    if day == game.day, case .unsure = standing { return ["\(day)?"] }
    return [day == game.day ? streak : "\(day)"]
  }

  var hints: [KeyHint] {
    let bindings = DailyScreen.bindings.filter { choices.first != .done || $0.action != .press }
    return bindings.compactMap(\.hint) + [.help]
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Draws some weeks, each from Monday; the first of a month with its name beside it.
  private func drawDays(on canvas: inout Canvas, _ layout: DailyLayout) {
    if layout.hasHeading {
      for (weekday, name) in ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].enumerated() {
        canvas.write(
          name, at: layout.place(week: 0, weekday: weekday).moved(columns: 1, rows: -1),
          style: .quiet)
      }
    }
    for week in 0..<DailyLayout.weeks {
      let days = (0..<7).map { monday.advanced(by: 7 * week + $0) }
      for (weekday, day) in days.enumerated() {
        draw(day, on: &canvas, at: layout.place(week: week, weekday: weekday), layout)
      }
      let named = week == 0 || days[0].dayOfMonth <= 7 ? days[0] : nil
      let column = layout.days.column - 4
      if let named, column >= layout.text.column {
        let place = Point(column: column, row: layout.place(week: week, weekday: 0).row)
        canvas.write(Self.months[named.month - 1], at: place, style: .quiet)
      }
    }
    if let row = layout.legend {
      canvas.writeCentered(
        "● won  × lost  ○ begun  · not played", at: Point(column: layout.text.column, row: row),
        columns: layout.text.columns, style: .quiet)
    }
  }

  /// Draws a day: its number in the month where there's room, and a mark; today in brackets, and turned
  /// round the one at which the keys are. Days won in a row hang together.
  private func draw(
    _ day: Day, on canvas: inout Canvas, at point: Point, _ layout: DailyLayout
  ) {
    let isToday = day == game.day
    let isMarked = day == self.day
    let columns = layout.pitch.columns
    func write(_ text: String, _ column: Int, _ style: Style) {
      canvas.write(text, at: point.moved(columns: column), style: style)
    }
    func marked(_ style: Style) -> Style { isMarked ? style.adding(.reverse) : style }
    if layout.hasHeading {
      let number = "\(day.dayOfMonth)".padded(to: 2, leading: true).padded(to: columns - 3)
      write(number, 1, marked(isToday || isMarked ? .bold : .quiet))
    }
    if calendar.isInRow(day), day.weekday > 0 {
      // Of today's place the bracket takes the rest.
      canvas.write(isToday ? "─" : "──", at: point.moved(columns: -1), style: Style(.right))
    }
    let mark = day <= game.day || calendar[day] != nil ? mark(of: day) : (" ", .text)
    write(mark.text, columns - 2, marked(mark.style))
    if isToday {
      write("[", 0, .bold)
      write("]", columns - 1, .bold)
    }
  }

  private func mark(of day: Day) -> (text: String, style: Style) {
    if let result = calendar[day] {
      return result.isWon ? ("●", Style(.right, .bold)) : ("×", Style(.wrong, .bold))
    }
    return day == game.day && standing == .begun ? ("○", .bold) : ("·", .quiet)
  }
}

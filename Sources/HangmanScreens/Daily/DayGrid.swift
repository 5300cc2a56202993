import HangmanModel
import Presentation
import TerminalUI

/// Days in weeks: a row each, from Monday to Sunday.
struct DayGrid {
  let days: ClosedRange<Day>

  /// Where the Monday of the first week stands, or would.
  let origin: Point

  /// The columns of a day, and how many rows a week is below the one before.
  let pitch: Pitch

  struct Pitch {
    let columns, rows: Int

    /// Whether there's room for the day of the month.
    var hasNumbers: Bool { columns > 3 }

    /// The column of a day's mark; a bracket around today stands behind it.
    var mark: Int { hasNumbers ? max(3, columns - 2) : 1 }

    /// The columns of seven days.
    var width: Int { 7 * columns }
  }

  private var monday: Day { days.lowerBound.advanced(by: -days.lowerBound.weekday) }

  func place(of day: Day) -> Point {
    let week = (day.number - monday.number) / 7
    return origin.moved(columns: day.weekday * pitch.columns, rows: week * pitch.rows)
  }

  /// The day at a point.
  func day(at point: Point) -> Day? {
    let (column, row) = (point.column - origin.column, point.row - origin.row)
    guard (0..<pitch.width).contains(column), row >= 0 else { return nil }
    let day = monday.advanced(by: row / pitch.rows * 7 + column / pitch.columns)
    return days.contains(day) ? day : nil
  }

  /// Writes the weekdays' names above the days.
  func drawWeekdays(on canvas: inout Canvas) {
    for (weekday, name) in briefWeekdays.enumerated() {
      canvas.write(
        name, at: origin.moved(columns: weekday * pitch.columns + 1, rows: -1), style: .quiet)
    }
  }

  /// Writes the name of the month whose days these are, above all else.
  func drawTitle(on canvas: inout Canvas) {
    canvas.write(days.upperBound.monthTitle, at: origin.moved(columns: 1, rows: -2), style: .title)
  }

  /// Writes the months' names to the left of the weeks in which they begin.
  func drawMonthNames(on canvas: inout Canvas) {
    for day in stride(from: monday.number, through: days.upperBound.number, by: 7)
      .map(Day.init(number:)) where day == monday || day.dayOfMonth <= 7
    {
      canvas.write(day.briefMonth, at: place(of: day).moved(columns: -4), style: .quiet)
    }
  }

  /// Draws the days: each its number where there's room, and from the first game to today how theirs have ended;
  /// today in brackets. Days won in a row hang together.
  ///
  /// - Parameters:
  ///   - isBegun: whether today's game has begun.
  ///   - marked: the day at which the keys are; it's turned round.
  func draw(
    on canvas: inout Canvas, _ calendar: DailyCalendar, today: Day, isBegun: Bool = false,
    marked: Day? = nil
  ) {
    for day in (days.lowerBound.number...days.upperBound.number).map(Day.init(number:)) {
      let place = place(of: day)
      let (isToday, isMarked) = (day == today, day == marked)
      func write(_ text: String, _ column: Int, _ style: Style, mayTurn: Bool = false) {
        let style = mayTurn && isMarked ? style.adding(.reverse) : style
        canvas.write(text, at: place.moved(columns: column), style: style)
      }
      if pitch.hasNumbers {
        let number = "\(day.dayOfMonth)".padded(to: 2, leading: true).padded(to: pitch.mark - 1)
        write(number, 1, isToday || isMarked ? .bold : .quiet, mayTurn: true)
      }
      if calendar.isInRow(day), day != days.lowerBound, day.weekday > 0 {
        // From the mark of the day before; of today's place the bracket takes the rest.
        let gap = pitch.columns - pitch.mark - 1
        write(String(repeating: "─", count: isToday ? gap : gap + 1), -gap, Style(.right))
      }
      let (mark, style) = mark(of: day, calendar, today: today, isBegun: isBegun)
      write(mark, pitch.mark, style, mayTurn: true)
      if isToday {
        write("[", 0, .bold)
        write("]", pitch.mark + 1, .bold)
      }
    }
  }

  private func mark(
    of day: Day, _ calendar: DailyCalendar, today: Day, isBegun: Bool
  ) -> (text: String, style: Style) {
    if let result = calendar[day] {
      return result.isWon ? ("●", Style(.right, .bold)) : ("×", Style(.wrong, .bold))
    }
    if day == today, isBegun { return ("○", .bold) }
    let first = min(calendar.first ?? today, today)
    return (first...today ~= day ? "·" : " ", .quiet)
  }
}

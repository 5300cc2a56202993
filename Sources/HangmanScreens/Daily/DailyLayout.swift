import CommonScreens
import TerminalUI

/// Where the parts of the calendar stand in a picture of some size.
struct DailyLayout {
  static let weeks = 5

  let tier: LayoutTier

  /// The days, from the first row on.
  let days: Rect

  /// The columns of a day, and how many rows a week is below the one before.
  let pitch: (columns: Int, rows: Int)

  /// Whether the weekdays' names stand above the days.
  let hasHeading: Bool

  /// What the marks mean, where there's room for that.
  let legend: Int?

  /// What is told.
  let text: Rect
  let buttons: ButtonRow<DailyScreen.Choice>

  init(size: Size, state: DailyScreen.State) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let block: Rect
    switch tier {
    case .minimal:
      block = face.part(row: 1, rows: face.rows - 2)
      pitch = (3, 1)
    case .compact:
      block = face.centered(Size(columns: face.columns - 2, rows: face.rows - 2))
      pitch = (5, 1)
    default:
      block = face.centered(Size(columns: 66, rows: 18))
      pitch = (6, 2)
    }
    hasHeading = tier != .minimal
    let width = 7 * pitch.columns
    days = block.part(
      column: (block.columns - width) / 2, row: hasHeading ? 1 : 0, columns: width,
      rows: (Self.weeks - 1) * pitch.rows + 1)
    let gap = tier.isFull ? 1 : 0
    legend = hasHeading ? days.endRow + gap : nil
    let top = (legend ?? days.endRow - 1) + 1 + gap - block.row
    text = block.part(row: top, rows: max(0, block.rows - 1 - gap - top))
    let row = Rect(column: face.column, row: block.endRow - 1, columns: face.columns, rows: 1)
    buttons = ButtonRow(state.choices, in: row, gap: tier.isFull ? 4 : 1) {
      state.title(of: $0)
    }
  }

  /// The place of a day of a week, both from 0.
  func place(week: Int, weekday: Int) -> Point {
    days.origin.moved(columns: weekday * pitch.columns, rows: week * pitch.rows)
  }

  /// The day at a point, counted from the first in sight.
  func place(at point: Point) -> Int? {
    guard days.contains(point) else { return nil }
    return (point.row - days.row) / pitch.rows * 7 + (point.column - days.column) / pitch.columns
  }
}

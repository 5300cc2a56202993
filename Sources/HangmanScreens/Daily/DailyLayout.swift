import CommonScreens
import HangmanModel
import TerminalUI

/// Where the parts of the calendar stand in a picture of some size.
struct DailyLayout {
  let tier: LayoutTier

  /// The days in sight: whole months, or some weeks where there's less room.
  let grids: [DayGrid]

  /// The row that tells what the marks mean, where there's room for that.
  let legend: Int?

  /// What is told.
  let text: Rect
  let buttons: ButtonRow<DailyScreen.Outcome>

  var hasMonths: Bool { tier >= .large }

  init(size: Size, screen: DailyScreen) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let (extent, pitch) =
      switch tier {
      case .minimal:
        (Size(columns: face.columns, rows: face.rows - 2), DayGrid.Pitch(columns: 3, rows: 1))
      case .compact:
        (Size(columns: face.columns - 2, rows: face.rows - 2), DayGrid.Pitch(columns: 5, rows: 1))
      case .full: (Size(columns: 66, rows: 18), DayGrid.Pitch(columns: 6, rows: 2))
      case .large: (Size(columns: 92, rows: 25), DayGrid.Pitch(columns: 4, rows: 1))
      case .wide: (Size(columns: 113, rows: 28), DayGrid.Pitch(columns: 5, rows: 1))
      case .vast: (Size(columns: 152, rows: 38), DayGrid.Pitch(columns: 5, rows: 1))
      }
    let block = face.centered(extent)
    let make = tier >= .large ? Self.months : Self.weeks
    let end: Int
    (grids, end) = make(screen, tier, pitch, block)
    let gap = tier.isFull ? 1 : 0
    legend = tier == .minimal ? nil : end + gap
    let top = (legend.map { $0 + 1 } ?? end) + gap - block.row
    text = block.part(row: top, rows: max(0, block.rows - 1 - gap - top))
    let row = Rect(column: face.column, row: block.endRow - 1, columns: face.columns, rows: 1)
    buttons = ButtonRow(
      screen.choices, in: row, gap: tier.isFull ? 4 : 1, title: screen.title)
  }

  /// Some weeks, of which this one is the last unless the keys are at a day before, and the row below them.
  private static func weeks(
    _ screen: DailyScreen, _ tier: LayoutTier, _ pitch: DayGrid.Pitch, in block: Rect
  ) -> ([DayGrid], end: Int) {
    let count = tier == .minimal ? 2 : 5
    let today = screen.game.day
    let usual = today.advanced(by: -today.weekday - 7 * (count - 1))
    let monday = min(usual, screen.day.advanced(by: -screen.day.weekday))
    let origin = block.origin.moved(
      columns: (block.columns - pitch.width) / 2, rows: tier == .minimal ? 0 : 1)
    let grid = DayGrid(
      days: monday...monday.advanced(by: 7 * count - 1), origin: origin, pitch: pitch)
    return ([grid], origin.row + (count - 1) * pitch.rows + 1)
  }

  /// Some months, of which this one is the last unless the keys are at a day before, and the row below them.
  private static func months(
    _ screen: DailyScreen, _ tier: LayoutTier, _ pitch: DayGrid.Pitch, in block: Rect
  ) -> ([DayGrid], end: Int) {
    let (across, down) = tier == .vast ? (4, 3) : (3, 2)
    let gap = tier == .large ? 0 : 1
    // A title, the weekdays and up to six weeks.
    let rows = 8 + gap
    var months: [ClosedRange<Day>] = []
    var month = screen.game.day.month
    repeat {
      months.insert(month, at: 0)
      month = month.lowerBound.advanced(by: -1).month
    } while months.count < across * down || screen.day < months[0].lowerBound
    let grids = months.prefix(across * down).enumerated().map { place, days in
      let (row, column) = place.quotientAndRemainder(dividingBy: across)
      return DayGrid(
        days: days,
        origin: block.origin.moved(columns: column * (pitch.width + 4), rows: row * rows + 2),
        pitch: pitch)
    }
    return (grids, block.row + down * rows - gap)
  }

  /// The day at a point.
  func day(at point: Point) -> Day? { grids.lazy.compactMap { $0.day(at: point) }.first }
}

import CommonScreens
import Presentation
import TerminalUI

/// Where the parts of the scores stand in a picture of some size.
struct ScoresLayout {
  let tier: LayoutTier

  /// The tabs; where there's little room, beside the title.
  let tabs: Rect

  /// What the table is of, and how many there are.
  let filter: Rect
  let table: Rect

  /// The statistics, in the place of a table.
  let statistics: Rect

  /// What all games have come to, beside the table; nil where there's no room for it.
  let aside: Rect?

  /// Where there is little room, Esc does without a button.
  let buttons: ButtonRow<ScoresScreen.Action>

  init(size: Size) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    guard tier != .minimal else {
      tabs = face.part(column: face.columns - 14, rows: 1)
      filter = face.line(1)
      table = face.part(row: 2, rows: face.rows - 3)
      statistics = table
      aside = nil
      buttons = ButtonRow([], in: face, gap: 0) { _ in "" }
      return
    }
    let isFull = tier.isFull
    let isWide = tier >= .wide
    let most =
      switch tier {
      case .vast: Size(columns: 132, rows: 40)
      case .wide: Size(columns: 116, rows: 27)
      case .large, .full: Size(columns: 72, rows: 21)
      case .compact, .minimal: Size(columns: 40, rows: 14)
      }
    let whole = face.centered(
      Size(columns: most.columns, rows: isFull ? min(face.rows - 5, most.rows) : most.rows))
    let block = whole.part(columns: isFull ? 72 : 40)
    aside = isWide ? whole.part(column: 76, row: 2, rows: whole.rows - 4) : nil
    tabs = block.line(0)
    filter = block.line(isFull ? 2 : 1)
    statistics = whole.part(row: isFull ? 4 : 2, rows: block.rows - (isFull ? 6 : 3))
    table = statistics.part(columns: block.columns)
    buttons = ButtonRow([.done], in: whole.line(whole.rows - 1), gap: 0) { _ in labels.done.text }
  }
}

import HangmanModel
import TerminalUI

/// Where the parts of the history stand in a picture of some size.
struct HistoryLayout {
  let tier: LayoutTier
  let headline: Rect

  /// How the villain dodged; nil where there's no room for it.
  let trail: Rect?
  let table: Rect
  let buttons: [Rect]

  init(size: Size, game: FinishedGame?) {
    tier = LayoutTier(size)
    let hasTrail = game?.result.mode == .evil
    switch tier {
    case .full:
      let block = Rect(size).centered(Size(columns: 72, rows: 19))
      headline = Rect(
        column: block.column, row: block.row, columns: 72, rows: game == nil ? 0 : 2)
      trail =
        hasTrail ? Rect(column: block.column, row: block.row + 2, columns: 72, rows: 3) : nil
      let top = game == nil ? 2 : 6
      table = Rect(column: block.column, row: block.row + top, columns: 72, rows: 11)
      buttons = Button.row(
        HistoryScreen.buttons, row: block.row + 18, in: 0..<size.columns, gap: 4)
    case .compact:
      let block = Rect(size).centered(Size(columns: 40, rows: 14))
      let rows = game == nil ? 0 : 2
      headline = Rect(column: block.column + 1, row: block.row, columns: 38, rows: rows)
      trail = nil
      table = Rect(column: block.column, row: block.row + rows, columns: 40, rows: 11)
      buttons = Button.row(
        HistoryScreen.buttons, row: block.row + 13, in: 0..<size.columns, gap: 2)
    case .minimal, .tooSmall:
      let column = (size.columns - 24) / 2
      let rows = game == nil ? 0 : 1
      headline = Rect(column: column, row: 1, columns: 24, rows: rows)
      trail = nil
      table = Rect(column: column, row: 1 + rows, columns: 24, rows: 5 - rows)
      buttons = Button.row(HistoryScreen.buttons, row: 6, in: 0..<size.columns, gap: 2)
    }
  }
}

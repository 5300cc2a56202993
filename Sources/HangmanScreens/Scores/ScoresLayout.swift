import CommonScreens
import TerminalUI

/// Where the parts of the scores stand in a picture of some size.
struct ScoresLayout {
  let tier: LayoutTier

  /// The tabs; where there's little room, beside the title.
  let tabs: Rect

  /// What the table is of, and how many there are.
  let filter: Rect
  let table: Rect

  /// Where there is little room, Esc does without a button.
  let buttons: ButtonRow<ScoresScreen.Action>

  init(size: Size) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    guard tier != .minimal else {
      tabs = face.part(column: face.columns - 14, rows: 1)
      filter = face.line(1)
      table = face.part(row: 2, rows: face.rows - 3)
      buttons = ButtonRow([], in: face, gap: 0) { _ in "" }
      return
    }
    let isFull = tier.isFull
    let block = face.centered(
      Size(columns: isFull ? 72 : 40, rows: isFull ? min(face.rows - 5, 21) : 14))
    tabs = block.line(0)
    filter = block.line(isFull ? 2 : 1)
    table = block.part(row: isFull ? 4 : 2, rows: block.rows - (isFull ? 6 : 3))
    buttons = ButtonRow([.done], in: block.line(block.rows - 1), gap: 0) { _ in "Done" }
  }
}

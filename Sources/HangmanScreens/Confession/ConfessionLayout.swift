import CommonScreens
import TerminalUI

/// Where the parts of the confession stand in a picture of some size.
struct ConfessionLayout {
  let tier: LayoutTier
  let list: Rect

  /// The board at the chosen line: the drawing, and beside it the word; nil where there's no room for it.
  let board: (picture: Gallows, origin: Point, word: Rect)?

  /// What is told of the chosen line.
  let details: Rect

  /// What parts the two: a line beside or below the list; empty where there is no room for it.
  let divider: Rect

  /// The last word; nil where it stands with the end alone.
  let verdict: Rect?

  init(_ size: Size) {
    tier = LayoutTier(size)
    let block = LayoutTier.block(in: size)
    let margin = tier == .minimal ? 0 : 1
    let inside = block.part(column: margin, columns: max(0, block.columns - 2 * margin))
    if tier.isFull {
      let left = tier == .full ? 38 : tier == .vast ? 64 : 46
      let lists = inside.part(row: 3, rows: block.rows - 8)
      list = lists.part(columns: left)
      divider = lists.part(column: left + 1, columns: 1)
      let told = lists.part(column: left + 3)
      let picture = tier == .vast ? Gallows.grand : .usual
      let column = picture.size.columns + 5
      board =
        tier >= .wide
        ? (
          picture, told.origin.moved(columns: 2),
          told.part(
            column: column, row: 1, columns: told.columns - column, rows: picture.size.rows - 3)
        ) : nil
      details = board == nil ? told : told.part(row: picture.size.rows + 1)
      verdict = inside.part(column: 2, row: block.rows - 4, columns: inside.columns - 4, rows: 2)
    } else {
      let rows = (block.rows - 1) / 3
      let gap = tier == .compact ? 1 : 0
      list = inside.part(row: 1, rows: rows)
      divider = inside.part(row: 1 + rows, rows: gap)
      board = nil
      details = inside.part(row: 1 + rows + gap, rows: max(0, block.rows - 2 - rows - gap))
      verdict = nil
    }
  }
}

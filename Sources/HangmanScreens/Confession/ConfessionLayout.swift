import CommonScreens
import TerminalUI

/// Where the parts of the confession stand in a picture of some size.
struct ConfessionLayout {
  let tier: LayoutTier
  let list: Rect

  /// What is told of the chosen line.
  let details: Rect

  /// What parts the two: a line beside or below the list; empty where there is no room for it.
  let divider: Rect

  /// The last word; nil where it stands with the end alone.
  let verdict: Rect?

  init(_ size: Size) {
    tier = LayoutTier(size)
    let block = LayoutTier.block(in: size)
    let margin = tier == .minimal || tier == .tooSmall ? 0 : 1
    let columns = max(0, block.columns - 2 * margin)
    func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Rect {
      Rect(
        column: block.column + column, row: block.row + row, columns: columns, rows: max(0, rows))
    }
    if tier.isFull {
      let left = tier == .full ? 38 : 46
      let rows = block.rows - 8
      list = rect(margin, 3, left, rows)
      divider = rect(left + 2, 3, 1, rows)
      details = rect(left + 4, 3, columns - left - 3, rows)
      verdict = rect(margin + 2, block.rows - 4, columns - 4, 2)
    } else {
      let rows = (block.rows - 1) / 3
      let gap = tier == .compact ? 1 : 0
      list = rect(margin, 1, columns, rows)
      divider = rect(margin, 1 + rows, columns, gap)
      details = rect(margin, 1 + rows + gap, columns, block.rows - 2 - rows - gap)
      verdict = nil
    }
  }
}

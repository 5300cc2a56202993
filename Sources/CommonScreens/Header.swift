public import TerminalUI

extension Canvas {
  /// Draws the first line of a screen: its title and, on the right, what goes with it.
  public mutating func drawHeader(_ title: String, _ detail: String, tier: LayoutTier) {
    let left = tier == .minimal ? 0 : 1
    write(title, at: Point(column: left, row: 0), style: .title)
    let room = size.columns - 2 * left - title.unicodeScalars.count - 2
    let shown = detail.truncated(to: max(0, room))
    let column = size.columns - left - shown.unicodeScalars.count
    write(shown, at: Point(column: column, row: 0), style: .quiet)
    if tier == .full { drawRule(row: 1, column: 0, columns: size.columns) }
  }

  /// Draws the last line of a screen, the keys that work there; where it's narrow, the way out and
  /// the help, which stand last, come first.
  public mutating func drawFooter(_ hints: [KeyHint], tier: LayoutTier) {
    if tier == .full { drawRule(row: size.rows - 2, column: 0, columns: size.columns) }
    drawFooter(tier == .full ? hints : hints.reversed())
  }
}

public import TerminalUI

extension Canvas {
  /// The picture as text, a line a row.
  public var lines: [String] {
    (0..<size.rows).map { row in
      let cells = cells[row * size.columns..<(row + 1) * size.columns]
      return String(String.UnicodeScalarView(cells.map(\.glyph).filter { $0 != Cell.rest }))
    }
  }
}

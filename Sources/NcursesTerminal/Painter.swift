internal import CNcurses
internal import TerminalUI

/// Draws pictures through curses: the rows that differ from the last one.
struct Painter {
  private let isUnicode: Bool
  private var shown: Canvas?

  /// Prepares the pairs of colours, one a role.
  init(theme: Theme, isUnicode: Bool) {
    self.isUnicode = isUnicode
    for role in Role.allCases {
      if let color = theme.color(of: role) { init_pair(Self.pair(role), Int16(color), -1) }
    }
    pairs = Role.allCases.map { theme.color(of: $0) == nil ? 0 : Self.pair($0) }
  }

  private let pairs: [Int16]

  /// Forgets what is on the screen, so that all of it is sent again.
  mutating func forget() {
    shown = nil
    curses_repaint()
  }

  mutating func paint(_ canvas: Canvas, size: Size) {
    let old = shown?.size == canvas.size ? shown : nil
    if old == nil { werase(curses_screen()) }
    let columns = min(canvas.size.columns, size.columns)
    for row in 0..<min(canvas.size.rows, size.rows) {
      let start = row * canvas.size.columns
      let cells = canvas.cells[start..<start + columns]
      if let old, old.cells[start..<start + columns] == cells { continue }
      // This form doesn't move the cursor, so the last cell of the last row is like any other.
      let row32 = Int32(row)
      mvwadd_wchnstr(curses_screen(), row32, 0, cells.map(wide), Int32(columns))
    }
    shown = canvas
    wrefresh(curses_screen())
  }

  private func wide(_ cell: Cell) -> cchar_t {
    var result = cchar_t()
    let pair = pairs[Int(cell.style.role.rawValue)]
    let glyph = isShowable(cell.glyph) ? cell.glyph : "?"
    let attributes = Int32(cell.style.attributes.rawValue)
    curses_set_cell(&result, wchar_t(glyph.value), attributes, pair)
    return result
  }

  private func isShowable(_ glyph: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(glyph.value) { return true }
    return isUnicode && glyph.value >= 0xA0 && curses_width(wchar_t(glyph.value)) == 1
  }

  private static func pair(_ role: Role) -> Int16 { Int16(role.rawValue) + 1 }
}

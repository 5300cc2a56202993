internal import CNcurses
internal import TerminalUI

/// Draws pictures through curses: the rows that differ from the last one.
struct Painter {
  private let isUnicode: Bool

  /// The pair of colours of each role; 0 is the terminal's own.
  private let pairs: [Int16]
  private var shown: Canvas?

  /// Prepares the pairs of colours, one a role.
  init(theme: Theme, isUnicode: Bool) {
    self.isUnicode = isUnicode
    pairs = Role.allCases.map { role in
      guard let color = theme.color(of: role) else { return 0 }
      let pair = Int16(role.rawValue) + 1
      init_pair(pair, Int16(color), Int16(theme.ground(of: role) ?? -1))
      return pair
    }
  }

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
      let signs = signs(of: cells)
      mvwadd_wchnstr(curses_screen(), row32, 0, signs, Int32(signs.count))
    }
    shown = canvas
    wrefresh(curses_screen())
  }

  /// The cells of a row as curses takes them: a glyph of two columns once, and blanks for what is left
  /// of one that was cut through.
  private func signs(of cells: ArraySlice<Cell>) -> [cchar_t] {
    var signs: [cchar_t] = []
    var index = cells.startIndex
    while index < cells.endIndex {
      let cell = cells[index]
      let hasRest = index + 1 < cells.endIndex && cells[index + 1].glyph == Cell.rest
      switch columns(of: cell.glyph) {
      case 1: signs.append(sign(cell.glyph, cell.style))
      case 2 where hasRest:
        signs.append(sign(cell.glyph, cell.style))
        index += 1
      case 2: signs.append(sign(" ", cell.style))
      default: signs.append(sign(cell.glyph == Cell.rest ? " " : "?", cell.style))
      }
      index += 1
    }
    return signs
  }

  private func sign(_ glyph: Unicode.Scalar, _ style: Style) -> cchar_t {
    var result = cchar_t()
    let pair = pairs[Int(style.role.rawValue)]
    curses_set_cell(&result, wchar_t(glyph.value), Int32(style.attributes.rawValue), pair)
    return result
  }

  /// The columns that the terminal gives a glyph; 0 for what it can't show.
  private func columns(of glyph: Unicode.Scalar) -> Int {
    if (0x20...0x7E).contains(glyph.value) { return 1 }
    return isUnicode && glyph.value >= 0xA0 ? Int(curses_width(wchar_t(glyph.value))) : 0
  }
}

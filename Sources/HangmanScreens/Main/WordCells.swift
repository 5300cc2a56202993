import TerminalUI
import Words

/// The cells of the word: a bar for a hidden one, its character for a shown one.
struct WordCells {
  let pattern: Pattern

  /// The whole word, to fill the cells left hidden once the game is lost.
  let answer: String?

  /// Draws the cells as widely spaced as they fit in `rect`, over several rows if need be.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard pattern.length > 0 else { return }
    let pitch = pitch(in: rect)
    let perRow = max(1, (rect.columns + pitch - 1) / pitch)
    let answer = answer.map(Array.init)
    for index in 0..<pattern.length where index / perRow < rect.rows {
      let place = Point(
        column: rect.column + index % perRow * pitch, row: rect.row + index / perRow)
      if let shown = pattern[index] {
        canvas.write(String(shown), at: place, style: Style(.right, .bold))
      } else if let answer, answer.indices.contains(index) {
        canvas.write(String(answer[index]), at: place, style: Style(.danger, [.bold, .underline]))
      } else {
        canvas.write("_", at: place, style: .bold)
      }
    }
  }

  /// The columns from one cell to the next: 4 or 3 on a single row, 2, or at the tightest 1.
  private func pitch(in rect: Rect) -> Int {
    let fits = [4, 3, 2].first { pitch in
      let perRow = (rect.columns + pitch - 1) / pitch
      let rows = (pattern.length + perRow - 1) / perRow
      return rows <= (pitch == 2 ? rect.rows : 1)
    }
    return fits ?? 1
  }
}

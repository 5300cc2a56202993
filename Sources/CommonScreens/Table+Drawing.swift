public import TerminalUI

extension Table {
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    if hasHeading {
      canvas.write(" " + line(\.title), at: rect.origin, style: .quiet)
    }
    let rows = rowsRect(in: rect)
    if rowCount == 0 {
      canvas.writeCentered(empty, at: rows.origin, columns: rows.columns, style: .quiet)
    }
    for (line, row) in rowsInSight(in: rows).enumerated() {
      let isMarked = row == marked
      let sign = row == own ? "*" : " "
      let marker = isMarked ? String(Character(canvas.glyphs.pointer)) : sign
      canvas.write(
        marker + self.line { $0.cell(row) }, at: rows.line(line * pitch).origin,
        style: isMarked ? Style(.accent, [.bold, .reverse]) : .text)
    }
  }

  /// The row at a point, where it is drawn in a part of a picture.
  public func row(at point: Point, in rect: Rect) -> Int? {
    let rect = rowsRect(in: rect)
    let rows = rowsInSight(in: rect)
    let row = rows.lowerBound + (point.row - rect.row) / pitch
    return rect.contains(point) && rows.contains(row) ? row : nil
  }

  /// On which sides there are rows out of sight: `↑`, `↓`, both or neither.
  public func scrollMark(in rect: Rect) -> String {
    TerminalUI.scrollMark(of: rowCount, inSight: rowsInSight(in: rowsRect(in: rect)))
  }

  /// Whether all rows are in sight.
  public func fits(in rect: Rect) -> Bool {
    rowsInSight(in: rowsRect(in: rect)).count == rowCount
  }

  /// The row to bring in sight to go so many further; nil where all are in sight.
  public func row(scrolledBy steps: Int, in rect: Rect) -> Int? {
    if fits(in: rect) { return nil }
    let rows = rowsInSight(in: rowsRect(in: rect))
    return min(max(rows.upperBound - 1 + steps, rows.count - 1), rowCount - 1)
  }

  private func line(_ text: (Column) -> String) -> String {
    let cells = columns.map { column in
      text(column).truncated(to: column.width).padded(to: column.width, leading: column.isNumber)
    }
    return cells.joined(separator: String(repeating: " ", count: gap))
  }

  /// How many lines a row is below the one before.
  private var pitch: Int { isSpaced ? 2 : 1 }

  private func rowsRect(in rect: Rect) -> Rect { rect.part(row: hasHeading ? pitch : 0) }

  private func rowsInSight(in rect: Rect) -> Range<Int> {
    linesInSight(
      of: rowCount, room: (rect.rows + pitch - 1) / pitch, through: reached ?? marked ?? 0)
  }
}

/// The first lines, or where there's no room for all, those that reach to one of them.
func linesInSight(of count: Int, room: Int, through line: Int) -> Range<Int> {
  let end = min(count, max(room, line + 1))
  return max(0, end - room)..<end
}

public import TerminalUI

/// Rows of cells in columns, and how wide these are.
public struct Table {
  public struct Column {
    let title: String

    /// The columns of a picture that it takes.
    let width: Int
    let isNumber: Bool

    /// The text of its cell in a row.
    let cell: (_ row: Int) -> String

    public init(
      _ title: String, _ width: Int, isNumber: Bool = false, cell: @escaping (Int) -> String
    ) {
      (self.title, self.width, self.isNumber, self.cell) = (title, width, isNumber, cell)
    }

    /// The same, its cells on the right.
    public var rightAligned: Column { Column(title, width, isNumber: true, cell: cell) }

    /// The rows by their numbers, from 1 on.
    public static func rank(_ width: Int) -> Column {
      Column("#", width, isNumber: true) { "\($0 + 1)" }
    }
  }

  let columns: [Column]
  let rowCount: Int

  /// The row that is marked.
  public var marked: Int?

  /// The reader's own row among others, which has a star.
  public var own: Int?

  /// The row that is brought in sight, where there's no room for all; the marked one if there's none.
  public var reached: Int?

  /// Whether there's a blank line between its rows.
  public var isSpaced = false

  /// The text in place of the rows while there are none.
  let empty: String

  /// The blanks between two columns.
  let gap: Int
  let hasHeading: Bool

  public init(
    _ columns: [Column], rowCount: Int, marked: Int? = nil, empty: String = "", gap: Int,
    hasHeading: Bool
  ) {
    (self.columns, self.rowCount, self.marked) = (columns, rowCount, marked)
    (self.empty, self.gap, self.hasHeading) = (empty, gap, hasHeading)
  }
}

extension Table {
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    if hasHeading {
      canvas.write(" " + line(\.title), at: rect.origin, style: .quiet)
    }
    let rows = rowsRect(in: rect)
    if rowCount == 0 {
      canvas.writeCentered(empty, at: rows.origin, columns: rows.columns, style: .quiet)
    }
    for (line, row) in rowsInSight(in: rect).enumerated() {
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
    let rows = rowsInSight(in: rect)
    let rect = rowsRect(in: rect)
    let row = rows.lowerBound + (point.row - rect.row) / pitch
    return rect.contains(point) && rows.contains(row) ? row : nil
  }

  /// On which sides there are rows out of sight: `↑`, `↓`, both or neither.
  public func scrollMark(in rect: Rect) -> String {
    TerminalUI.scrollMark(of: rowCount, inSight: rowsInSight(in: rect))
  }

  /// Whether there is room for all rows.
  public func fits(in rect: Rect) -> Bool {
    rowsInSight(in: rect).count == rowCount
  }

  /// The row to bring in sight to go so many further; nil where all are in sight.
  public func row(scrolledBy steps: Int, in rect: Rect) -> Int? {
    if fits(in: rect) { return nil }
    let rows = rowsInSight(in: rect)
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
    let room = (rowsRect(in: rect).rows + pitch - 1) / pitch
    return linesInSight(of: rowCount, room: room, through: reached ?? marked ?? 0)
  }
}

/// The first lines, or where there's no room for all, those that reach to one of them.
func linesInSight(of count: Int, room: Int, through line: Int) -> Range<Int> {
  let end = min(count, max(room, line + 1))
  return max(0, end - room)..<end
}

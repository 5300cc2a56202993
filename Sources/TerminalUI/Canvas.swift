/// A picture: a grid of styled cells, drawn whole each time.
///
/// Writing outside of it is allowed and changes nothing; `clippedCount` tells how often it
/// happened, `overlapCount` how often one text was written over another, and `leftOutCount` how many
/// texts had no room, so that tests can claim that a layout does neither, and has room for as much in each
/// language.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  public let glyphs: Glyphs
  public private(set) var cells: [Cell]
  public private(set) var clippedCount = 0
  public private(set) var overlapCount = 0
  public private(set) var leftOutCount = 0

  public init(size: Size, glyphs: Glyphs = .unicode) {
    self.size = size
    self.glyphs = glyphs
    cells = [Cell](repeating: .blank, count: size.columns * size.rows)
  }

  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cells == right.cells
  }

  /// The cell at a point; blank outside.
  public subscript(point: Point) -> Cell {
    Rect(size).contains(point) ? cells[point.row * size.columns + point.column] : .blank
  }

  /// Sets one cell. A blank over something is an erasure; anything else over something overlaps.
  public mutating func set(_ cell: Cell, at point: Point) {
    guard Rect(size).contains(point) else {
      clippedCount += 1
      return
    }
    let index = point.row * size.columns + point.column
    if cells[index].glyph != " " && cell.glyph != " " { overlapCount += 1 }
    cells[index] = cell
  }

  /// Writes one line of text, left to right. What a cell can't hold is shown as `?`.
  public mutating func write(_ text: String, at point: Point, style: Style = .text) {
    var point = point
    for scalar in glyphs.adapted(text).unicodeScalars {
      let isWide = scalar.columns == 2
      let isShown = scalar.fitsACanvas && (!glyphs.isASCII || scalar.isASCII)
      set(Cell(isShown ? scalar : "?", style), at: point)
      point.column += 1
      if !isWide { continue }
      set(isShown ? Cell(Cell.rest, style) : .blank, at: point)
      point.column += 1
    }
  }

  /// Writes one line of text in the middle of `columns` columns that start at `point`.
  public mutating func writeCentered(
    _ text: String, at point: Point, columns: Int, style: Style = .text
  ) {
    let start = point.column + max(0, (columns - text.columns) / 2)
    write(text, at: Point(column: start, row: point.row), style: style)
  }

  /// Counts a text that isn't written since it has no room.
  public mutating func leaveOut() { leftOutCount += 1 }

  /// Gives all cells of a part another style.
  public mutating func restyle(_ rect: Rect, _ style: Style) {
    change(rect) { $0.style = style }
  }

  /// Blanks a part, so that something can be drawn over what was there.
  public mutating func clear(_ rect: Rect) { change(rect) { $0 = .blank } }

  /// Changes each cell of a part, as far as it's on the canvas.
  private mutating func change(_ rect: Rect, _ body: (inout Cell) -> Void) {
    let columns = max(0, rect.column)..<max(0, rect.column, min(rect.endColumn, size.columns))
    for row in max(0, rect.row)..<max(0, rect.row, min(rect.endRow, size.rows)) {
      for column in columns { body(&cells[row * size.columns + column]) }
    }
  }

  /// Draws a line from left to right.
  public mutating func drawRule(row: Int, column: Int, columns: Int, style: Style = Style(.frame)) {
    for column in column..<max(column, column + columns) {
      set(Cell(glyphs.light.top, style), at: Point(column: column, row: row))
    }
  }

  /// Draws a frame just inside a part of the canvas.
  public mutating func drawFrame(
    _ rect: Rect, _ frame: Glyphs.Frame, style: Style = Style(.frame)
  ) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let (left, right) = (rect.column, rect.endColumn - 1)
    let (top, bottom) = (rect.row, rect.endRow - 1)
    set(Cell(frame.upperLeft, style), at: Point(column: left, row: top))
    set(Cell(frame.upperRight, style), at: Point(column: right, row: top))
    set(Cell(frame.lowerRight, style), at: Point(column: right, row: bottom))
    set(Cell(frame.lowerLeft, style), at: Point(column: left, row: bottom))
    for column in left + 1..<right {
      set(Cell(frame.top, style), at: Point(column: column, row: top))
      set(Cell(frame.bottom, style), at: Point(column: column, row: bottom))
    }
    for row in top + 1..<bottom {
      set(Cell(frame.left, style), at: Point(column: left, row: row))
      set(Cell(frame.right, style), at: Point(column: right, row: row))
    }
  }

  /// The picture with the upper rows of another one, of the same size, from a row on downwards.
  func covered(by other: Canvas, from row: Int) -> Canvas {
    var result = self
    let start = row * size.columns
    result.cells.replaceSubrange(start..., with: other.cells.prefix(cells.count - start))
    return result
  }
}

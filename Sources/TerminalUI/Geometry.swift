/// A place on a canvas, counted from the upper left corner.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The place so many columns to the right, and so many rows below.
  public func moved(columns: Int = 0, rows: Int = 0) -> Point {
    Point(column: column + columns, row: row + rows)
  }
}

/// The extent of a canvas, in cells.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether something of another size has room in this one.
  public func holds(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}

/// A part of a canvas.
public struct Rect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The whole of a canvas.
  public init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  public var origin: Point { Point(column: column, row: row) }
  public var endColumn: Int { column + columns }
  public var endRow: Int { row + rows }

  public func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The cell in the middle.
  public var center: Point { Point(column: column + columns / 2, row: row + rows / 2) }

  /// What a frame around its edge leaves.
  public var inside: Rect { part(column: 1, row: 1, columns: columns - 2, rows: rows - 2) }

  /// A part that begins so many columns and rows inside; it reaches to the end where no extent is
  /// given.
  public func part(
    column: Int = 0, row: Int = 0, columns: Int? = nil, rows: Int? = nil
  ) -> Rect {
    Rect(
      column: self.column + column, row: self.row + row,
      columns: columns ?? max(0, self.columns - column), rows: rows ?? max(0, self.rows - row))
  }

  /// A row of it, counted from 0.
  public func line(_ row: Int) -> Rect { part(row: row, rows: 1) }

  /// A part of `size` in the middle of this one.
  public func centered(_ size: Size) -> Rect {
    Rect(
      column: column + (columns - size.columns) / 2, row: row + (rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
  }
}

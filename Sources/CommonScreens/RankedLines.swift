public import TerminalUI

/// The lines of a table by rank, under a heading; one of them may be marked.
public struct RankedLines {
  let heading: String?

  /// What stands there while there is no line.
  let empty: String
  let count: Int

  /// The line to be marked.
  let marked: Int?

  /// A line by its index, beginning with a sign that tells whether it is marked.
  let line: (Int, _ marker: Character) -> String

  public init(
    heading: String?, empty: String, count: Int, marked: Int?,
    line: @escaping (Int, _ marker: Character) -> String
  ) {
    self.heading = heading
    self.empty = empty
    self.count = count
    self.marked = marked
    self.line = line
  }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    var row = rect.row
    if let heading {
      canvas.write(heading, at: Point(column: rect.column, row: row), style: .quiet)
      row += 1
    }
    if count == 0 {
      let place = Point(column: rect.column, row: row)
      return canvas.writeCentered(empty, at: place, columns: rect.columns, style: .quiet)
    }
    for index in visible(rect.endRow - row) {
      let isMarked = index == marked
      canvas.write(
        line(index, isMarked ? Character(canvas.glyphs.pointer) : " "),
        at: Point(column: rect.column, row: row),
        style: isMarked ? Style(.accent, [.bold, .reverse]) : .text)
      row += 1
    }
  }

  /// The line at a point, where they are drawn in a part of a picture.
  public func place(of point: Point, in rect: Rect) -> Int? {
    let top = rect.row + (heading == nil ? 0 : 1)
    let lines = visible(rect.endRow - top)
    let place = lines.lowerBound + point.row - top
    return rect.contains(point) && lines.contains(place) ? place : nil
  }

  /// The lines in sight: the first ones, or where they are few, those that reach to the marked one.
  private func visible(_ room: Int) -> Range<Int> {
    let end = min(count, max(room, (marked ?? 0) + 1))
    return max(0, end - room)..<end
  }
}

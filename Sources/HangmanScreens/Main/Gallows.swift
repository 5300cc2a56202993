import TerminalUI

/// The drawing: the scaffold, and the rope and the man, who grow with each mistake and are complete with the
/// last one; once the game is won he stands free.
///
/// The man has twelve strokes: rope, head, body, arms, hands, legs, feet and face. With `m` mistakes allowed, the
/// `k`-th draws up to stroke ⌈12 k / m⌉. Where more are allowed than there are strokes, a mistake draws some
/// characters instead, at least one, and where more than the man has characters, the scaffold isn't complete at first
/// either.
struct Gallows {
  static let strokeCount = 12

  /// A character of the drawing.
  private struct Mark {
    let place: Point
    let glyph: Character

    /// The stroke that it belongs to; below zero for the scaffold.
    let stroke: Int
  }

  /// In the order in which they are drawn: the scaffold from the ground up, then the man.
  private let marks: [Mark]
  private let scaffoldCount: Int

  /// The scaffold with the man beside it who has been let go.
  private let free: [Mark]

  /// Its extent.
  let size: Size

  /// - Parameters:
  ///   - order: for each character of the picture the letter of its stroke, A first, or `.` for the scaffold.
  ///   - free: the picture of a game that was won; what the first one has there too is the scaffold's.
  init(_ picture: String, order: String, free: String) {
    let lines = Self.lines(picture)
    let strokes = Self.lines(order)
    size = Size(columns: lines.map(\.count).max() ?? 0, rows: lines.count)
    let marks = Self.marks(lines) { row, column in
      guard strokes.indices.contains(row), strokes[row].indices.contains(column) else { return -1 }
      let value = strokes[row][column].asciiValue ?? 0
      return value < 65 ? -1 : Int(value) - 65
    }
    let scaffold = marks.filter { $0.stroke < 0 }
    let man = marks.filter { $0.stroke >= 0 }
    self.marks =
      scaffold.sorted { (-$0.place.row, $0.place.column) < (-$1.place.row, $1.place.column) }
      + man.sorted {
        ($0.stroke, $0.place.row, $0.place.column) < ($1.stroke, $1.place.row, $1.place.column)
      }
    scaffoldCount = scaffold.count
    // The rest of the rope is the scaffold's too.
    let standing = Set(marks.filter { $0.stroke < 1 }.map(\.place))
    self.free = Self.marks(Self.lines(free)) { row, column in
      standing.contains(Point(column: column, row: row)) ? -1 : 0
    }
  }

  private static func lines(_ text: String) -> [[Character]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  private static func marks(
    _ lines: [[Character]], stroke: (_ row: Int, _ column: Int) -> Int
  ) -> [Mark] {
    lines.enumerated().flatMap { row, line in
      line.enumerated().filter { $0.element != " " }.map { column, glyph in
        Mark(
          place: Point(column: column, row: row), glyph: glyph, stroke: stroke(row, column))
      }
    }
  }

  /// How many characters are drawn after some mistakes.
  func markCount(misses: Int, allowed: Int) -> Int {
    let manCount = marks.count - scaffoldCount
    if misses <= 0 { return marks.count - max(manCount, allowed) }
    if misses >= allowed { return marks.count }
    if allowed <= Self.strokeCount {
      let strokes = Self.share(misses, of: allowed, in: Self.strokeCount)
      return marks.count { $0.stroke < strokes }
    }
    let count = max(manCount, allowed)
    return marks.count - count + Self.share(misses, of: allowed, in: count)
  }

  /// A part of some whole, rounded up.
  private static func share(_ part: Int, of all: Int, in whole: Int) -> Int {
    (part * whole + all - 1) / all
  }

  /// - Parameter isLifted: whether the man stands a row higher, his rope loose.
  func draw(on canvas: inout Canvas, at origin: Point, markCount: Int, isLifted: Bool = false) {
    for mark in marks.prefix(markCount) where !isLifted || mark.stroke != 0 {
      let place = isLifted && mark.stroke > 0 ? origin.moved(rows: -1) : origin
      draw(mark, on: &canvas, at: place, style: Style(.danger, .bold))
    }
  }

  /// Draws the scaffold, and the man who has been let go.
  func drawFree(on canvas: inout Canvas, at origin: Point) {
    for mark in free { draw(mark, on: &canvas, at: origin, style: Style(.right, .bold)) }
  }

  private func draw(_ mark: Mark, on canvas: inout Canvas, at origin: Point, style: Style) {
    canvas.write(
      String(mark.glyph), at: origin.moved(columns: mark.place.column, rows: mark.place.row),
      style: mark.stroke < 0 ? Style(.frame) : style)
  }
}

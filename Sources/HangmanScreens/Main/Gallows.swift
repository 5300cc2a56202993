import TerminalUI

/// The drawing: the scaffold, which stands from the start, and the rope and the man, who grow with
/// each miss and are complete with the last one.
///
/// They have twelve strokes: rope, head, body, arms, hands, legs, feet and face. With `m` misses
/// allowed, the `k`-th miss draws up to stroke ⌈12 k / m⌉, in every size of the picture.
struct Gallows {
  static let strokeCount = 12

  private let picture: [[Unicode.Scalar]]
  private let order: [[Unicode.Scalar]]

  /// Its extent.
  var size: Size { Size(columns: picture.map(\.count).max() ?? 0, rows: picture.count) }

  /// - Parameter order: for each character of the picture the letter of its stroke, A first, or
  ///   `.` for the scaffold.
  init(_ picture: String, order: String) {
    self.picture = Self.scalars(picture)
    self.order = Self.scalars(order)
  }

  private static func scalars(_ text: String) -> [[Unicode.Scalar]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
  }

  /// How many strokes are drawn after some misses.
  static func strokes(misses: Int, allowed: Int) -> Int {
    guard allowed > 0 else { return strokeCount }
    return min(strokeCount, (max(0, misses) * strokeCount + allowed - 1) / allowed)
  }

  func draw(on canvas: inout Canvas, at origin: Point, strokes: Int) {
    for (row, line) in picture.enumerated() {
      for (column, glyph) in line.enumerated() where glyph != " " {
        guard let stroke = stroke(row: row, column: column), stroke < strokes else { continue }
        canvas.write(
          String(Character(glyph)), at: origin.moved(columns: column, rows: row),
          style: stroke < 0 ? Style(.frame) : Style(.danger, .bold))
      }
    }
  }

  /// The stroke that a character belongs to; below zero for the scaffold.
  private func stroke(row: Int, column: Int) -> Int? {
    guard order.indices.contains(row), order[row].indices.contains(column) else { return nil }
    let letter = order[row][column]
    return letter == "." ? -1 : letter.value >= 65 ? Int(letter.value) - 65 : nil
  }
}

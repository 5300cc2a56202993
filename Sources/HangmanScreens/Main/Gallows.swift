import TerminalUI

/// The drawing that grows with each miss, and is complete with the last one.
///
/// It has 26 strokes. With `m` misses allowed, the `k`-th miss draws it up to stroke ⌈26 k / m⌉,
/// so each miss adds at least one.
struct Gallows {
  static let strokeCount = 26

  private let picture: [[Unicode.Scalar]]
  private let order: [[Unicode.Scalar]]

  /// The stroke that the hanged man begins with, after the gallows themselves.
  private let firstOfFigure: Int

  /// Its extent.
  var size: Size { Size(columns: picture.map(\.count).max() ?? 0, rows: picture.count) }

  /// - Parameter order: for each character of the picture, the letter of its stroke, A first.
  private init(_ picture: String, order: String, firstOfFigure: Int) {
    self.firstOfFigure = firstOfFigure
    self.picture = picture.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.unicodeScalars) }
    self.order = order.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.unicodeScalars) }
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
        let style = stroke < firstOfFigure ? Style(.frame) : Style(.danger, .bold)
        let shown = canvas.glyphs.adapted(String(Character(glyph))).unicodeScalars.first ?? glyph
        canvas.set(
          Cell(shown, style), at: Point(column: origin.column + column, row: origin.row + row))
      }
    }
  }

  private func stroke(row: Int, column: Int) -> Int? {
    guard order.indices.contains(row), order[row].indices.contains(column) else { return nil }
    let letter = order[row][column].value
    return letter >= 65 ? Int(letter) - 65 : nil
  }

  static let large = Gallows(
    """
       ┌────────┐
       │╱       │
       │        O
       │       ╱│╲
       │        │
       │       ╱ ╲
       │      ─   ─
    ───┴───────────
    """,
    order: """
         KLLMMNNOOP
         JQ       R
         I        S
         H       VTW
         G        U
         F       X Y
         E      Z   Z
      AABBCCCCDDDDDDD
      """,
    firstOfFigure: 18)

  static let small = Gallows(
    """
     ┌───┐
     │╱  │
     │   O
     │  ╱│╲
     │  ╱ ╲
    ─┴───────
    """,
    order: """
       NOPQR
       MS  T
       L   U
       K  WVX
       J  Y Z
      ABCDEFGHI
      """,
    firstOfFigure: 20)
}

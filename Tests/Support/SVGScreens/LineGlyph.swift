/// A stroke in pixels.
struct Stroke: Hashable {
  var x1, y1, x2, y2: Double
}

/// The extent of a cell in pixels.
enum CellSize {
  static let width = 9.0
  static let height = 18.0
}

/// A character that's drawn as strokes rather than set in a font, so that lines of cells side by
/// side join whatever the font.
enum LineGlyph {
  /// The strokes of a character in a cell at (0, 0); nil if it is none of these.
  static func strokes(of character: Character) -> [Stroke]? { table[character] }

  private static let (width, height) = (CellSize.width, CellSize.height)
  private static let (middle, center) = (4.5, 9.5)

  private static let up = Stroke(x1: middle, y1: 0, x2: middle, y2: center)
  private static let down = Stroke(x1: middle, y1: center, x2: middle, y2: height)
  private static let left = Stroke(x1: 0, y1: center, x2: middle, y2: center)
  private static let right = Stroke(x1: middle, y1: center, x2: width, y2: center)

  private static let table: [Character: [Stroke]] = [
    "─": [left, right], "│": [up, down],
    "┌": [right, down], "┐": [left, down], "└": [up, right], "┘": [up, left],
    "├": [up, right, down], "┤": [up, left, down], "┬": [left, right, down],
    "┴": [left, right, up], "┼": [left, right, up, down],
    "╱": [Stroke(x1: 0, y1: height, x2: width, y2: 0)],
    "╲": [Stroke(x1: 0, y1: 0, x2: width, y2: height)],
    "═": [horizontal(-2, 0, width), horizontal(2, 0, width)],
    "║": [vertical(-2, 0, height), vertical(2, 0, height)],
    "╌": [horizontal(0, 1, 3.5), horizontal(0, 5.5, 8)],
    "╎": [vertical(0, 2, 7), vertical(0, 11, 16)],
    "╭": [right, down], "╮": [left, down], "╰": [up, right], "╯": [up, left],
    "━": thick([left, right]), "┃": thick([up, down]),
    "┏": thick([right, down]), "┓": thick([left, down]),
    "┗": thick([up, right]), "┛": thick([up, left]),
    "╔": corner(toRight: true, toBottom: true), "╗": corner(toRight: false, toBottom: true),
    "╚": corner(toRight: true, toBottom: false), "╝": corner(toRight: false, toBottom: false),
  ]

  /// Strokes twice side by side, which reads as heavy ones.
  private static func thick(_ strokes: [Stroke]) -> [Stroke] {
    strokes.flatMap { stroke in
      [-0.7, 0.7].map { shift in
        let (x, y) = stroke.x1 == stroke.x2 ? (shift, 0) : (0, shift)
        return Stroke(
          x1: stroke.x1 + x, y1: stroke.y1 + y, x2: stroke.x2 + x, y2: stroke.y2 + y)
      }
    }
  }

  private static func horizontal(_ shift: Double, _ start: Double, _ end: Double) -> Stroke {
    Stroke(x1: start, y1: center + shift, x2: end, y2: center + shift)
  }

  private static func vertical(_ shift: Double, _ start: Double, _ end: Double) -> Stroke {
    Stroke(x1: middle + shift, y1: start, x2: middle + shift, y2: end)
  }

  /// The corner of a double frame, from its two lines to the edges of the cell.
  private static func corner(toRight: Bool, toBottom: Bool) -> [Stroke] {
    [2.0, -2.0].flatMap { shift in
      // The outer line is at the far side of both.
      let x = toRight ? shift : -shift
      let y = toBottom ? shift : -shift
      return [
        toRight ? horizontal(y, middle + x, width) : horizontal(y, 0, middle + x),
        toBottom ? vertical(x, center + y, height) : vertical(x, 0, center + y),
      ]
    }
  }
}

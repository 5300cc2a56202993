import CommonScreens
import TerminalUI

/// A ghost in outline, which fills in from below.
struct GhostPicture {
  private let whole, outline: [String]

  var size: Size { Size(columns: whole[0].columns, rows: whole.count) }

  /// - Parameter text: its dots, a blank column or row around them.
  private init(_ text: String) {
    let dots = HalfCells.dots(text)
    whole = HalfCells.lines(of: dots)
    let isInside = { (row: Int, column: Int) in
      dots.indices.contains(row) && dots[row].indices.contains(column) && dots[row][column]
    }
    outline = HalfCells.lines(
      of: dots.indices.map { row in
        dots[row].indices.map { column in
          let neighbours = [
            (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1),
          ]
          return isInside(row, column) && !neighbours.allSatisfy(isInside)
        }
      })
  }

  /// From the smallest to the largest.
  static let all = [
    GhostPicture(
      """
      ....#####....
      ..#########..
      .###########.
      .##..###..##.
      .##..###..##.
      .###########.
      .###########.
      .###########.
      .###########.
      .#..##.##..#.
      """),
    GhostPicture(
      """
      .........#######.........
      ......#############......
      ....#################....
      ...###################...
      ..#####################..
      ..####...#######...####..
      .####.....#####.....####.
      .####.....#####.....####.
      .####.....#####.....####.
      .#####...#######...#####.
      .#######################.
      .#######################.
      .#######################.
      .#######################.
      .#######################.
      .#######################.
      .#######################.
      .#######################.
      .######.#########.######.
      .#####...#######...#####.
      .####.....#####.....####.
      ..##.......###.......##..
      """),
  ]

  /// - Parameter filled: how many of its rows are filled.
  func draw(on canvas: inout Canvas, at origin: Point, filled: Int) {
    for row in 0..<size.rows {
      let isFilled = row >= size.rows - filled
      canvas.write(
        isFilled ? whole[row] : outline[row], at: origin.moved(rows: row),
        style: isFilled ? .text : Style(.frame))
    }
  }
}

import TerminalUI

/// A letter of five columns and three rows, drawn in half cells.
enum BigLetter {
  static let size = Size(columns: 5, rows: 3)

  /// Each letter's dots, five across and six down, one letter beside the other.
  private static let dots = [
    """
    .###. ####. .#### ####. ##### ##### .#### #...# ##### ..### #...# #.... #...#
    #...# #...# #.... #...# #.... #.... #.... #...# ..#.. ....# #..#. #.... ##.##
    #...# ####. #.... #...# ####. ####. #.... ##### ..#.. ....# ###.. #.... #.#.#
    ##### #...# #.... #...# #.... #.... #..## #...# ..#.. ....# #.#.. #.... #...#
    #...# #...# #.... #...# #.... #.... #...# #...# ..#.. #...# #..#. #.... #...#
    #...# ####. .#### ####. ##### #.... .#### #...# ##### .###. #...# ##### #...#
    """,
    """
    #...# .###. ####. .###. ####. .#### ##### #...# #...# #...# #...# #...# #####
    ##..# #...# #...# #...# #...# #.... ..#.. #...# #...# #...# .#.#. .#.#. ...#.
    #.#.# #...# #...# #...# #...# .###. ..#.. #...# #...# #.#.# ..#.. ..#.. ..#..
    #..## #...# ####. #.#.# ####. ....# ..#.. #...# .#.#. #.#.# ..#.. ..#.. .#...
    #...# #...# #.... #..#. #..#. ....# ..#.. #...# .#.#. ##.## .#.#. ..#.. #....
    #...# .###. #.... .##.# #...# ####. ..#.. .###. ..#.. #...# #...# ..#.. #####
    """,
  ].map { $0.split(separator: "\n").map { $0.split(separator: " ").map { $0.map { $0 == "#" } } } }

  /// The three lines of a letter; nil for what is no letter.
  static func lines(of character: Character) -> [String]? {
    guard let value = character.asciiValue, (65...90).contains(value) else { return nil }
    let (half, place) = Int(value - 65).quotientAndRemainder(dividingBy: 13)
    let rows = dots[half].map { $0[place] }
    return (0..<size.rows).map { line in
      String(
        zip(rows[2 * line], rows[2 * line + 1]).map { upper, lower in
          upper ? lower ? "█" : "▀" : lower ? "▄" : " "
        })
    }
  }
}

/// Pictures of dots, of which a cell holds two, one above the other.
public enum HalfCells {
  /// Reads a picture: `#` for a dot.
  public static func dots(_ text: String) -> [[Bool]] {
    text.split(separator: "\n").map { $0.map { $0 == "#" } }
  }

  /// The lines of text of an even number of rows of dots.
  public static func lines(of dots: [[Bool]]) -> [String] {
    stride(from: 0, to: dots.count - 1, by: 2).map { row in
      String(
        zip(dots[row], dots[row + 1]).map { upper, lower in
          upper ? lower ? "█" : "▀" : lower ? "▄" : " "
        })
    }
  }
}

/// The colours of a terminal, as `#rrggbb`.
public struct Palette: Hashable, Sendable {
  public let name: String
  let text, ground, bar, edge: String
  private let basic: [String]

  public static let light = Palette(
    name: "light", text: "#1f2328", ground: "#ffffff", bar: "#eceef1", edge: "#c8ccd2",
    basic: [
      "#24292f", "#cf222e", "#116329", "#7d4e00", "#0969da", "#8250df", "#1b7c83", "#6e7781",
      "#57606a", "#a40e26", "#1a7f37", "#633c01", "#218bff", "#a475f9", "#3192aa", "#8c959f",
    ])

  public static let dark = Palette(
    name: "dark", text: "#e6e8eb", ground: "#14171c", bar: "#262b33", edge: "#3d444d",
    basic: [
      "#484f58", "#ff7b72", "#3fb950", "#d29922", "#58a6ff", "#bc8cff", "#39c5cf", "#b1bac4",
      "#6e7681", "#ffa198", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#ffffff",
    ])

  /// A look's colours as they are seen: reversed where it is.
  func colors(of look: Look) -> (text: String, ground: String) {
    let pair = (color(look.text, or: text), color(look.ground, or: ground))
    return look.isReversed ? (pair.1, pair.0) : pair
  }

  private func color(_ color: Look.Color, or standard: String) -> String {
    guard case .palette(let number) = color else { return standard }
    if number < basic.count { return basic[number] }
    return Self.hex(number < 232 ? Self.cube(number - 16) : Self.gray(number - 232))
  }

  /// The colours 16 to 231 of xterm: six steps of red, green and blue.
  private static func cube(_ index: Int) -> [Int] {
    [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
  }

  private static func gray(_ index: Int) -> [Int] {
    Array(repeating: 8 + 10 * min(index, 23), count: 3)
  }

  private static func hex(_ parts: [Int]) -> String {
    "#"
      + parts.map { part in
        let digits = String(part, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

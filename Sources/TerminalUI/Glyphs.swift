/// The characters that lines and controls are drawn with.
public struct Glyphs: Hashable, Sendable {
  /// The parts of a frame: corners clockwise from the upper left, then the two edges.
  public struct Frame: Hashable, Sendable {
    public let upperLeft, upperRight, lowerRight, lowerLeft: Unicode.Scalar
    public let horizontal, vertical: Unicode.Scalar

    init(_ glyphs: String) {
      let all = Array(glyphs.unicodeScalars)
      func glyph(_ index: Int) -> Unicode.Scalar { index < all.count ? all[index] : " " }
      upperLeft = glyph(0)
      upperRight = glyph(1)
      lowerRight = glyph(2)
      lowerLeft = glyph(3)
      horizontal = glyph(4)
      vertical = glyph(5)
    }
  }

  public let isASCII: Bool
  public let light: Frame
  public let heavy: Frame
  public let double: Frame

  /// A light frame with gaps in its edges.
  public let broken: Frame

  /// A rounded frame with gaps in its edges, the faintest.
  public let faint: Frame
  public let track: Unicode.Scalar
  public let knob: Unicode.Scalar

  /// A place on a track.
  public let mark: Unicode.Scalar
  public let pointer: Unicode.Scalar

  /// Box drawing, for terminals that read UTF-8.
  public static let unicode = Glyphs(
    isASCII: false, light: Frame("┌┐┘└─│"), heavy: Frame("┏┓┛┗━┃"), double: Frame("╔╗╝╚═║"),
    broken: Frame("┌┐┘└╌╎"), faint: Frame("╭╮╯╰╌╎"),
    track: "─", knob: "█", mark: "┼", pointer: "►")

  /// For all other terminals, and on request.
  public static let ascii = Glyphs(
    isASCII: true, light: Frame("++++-|"), heavy: Frame("####=#"), double: Frame("####=#"),
    broken: Frame("++++.:"), faint: Frame("..::.:"),
    track: "-", knob: "#", mark: "+", pointer: ">")

  /// Text with the signs that ASCII lacks replaced by ones it has, where this set is ASCII.
  public func adapted(_ text: String) -> String {
    if !isASCII { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { Self.replacements[$0] ?? $0 }))
  }

  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = [
    "·": "-", "→": ">", "►": ">", "─": "-", "│": "|", "╱": "/", "╲": "\\", "┌": "+", "┐": "+",
    "┘": "+", "└": "+", "┴": "+", "█": "#", "–": "-", "←": "<", "↑": "^", "↓": "v", "…": ".",
    "’": "'", "“": "\"", "”": "\"", "●": "*", "○": ".", "×": "x", "╭": "+", "╮": "+", "╯": "+",
    "╰": "+", "┬": "+",
    "┼": "+", "▇": "#", "░": ":", "━": "=", "┃": "#",
  ]
}

/// The characters that lines and controls are drawn with.
public struct Glyphs: Hashable, Sendable {
  /// The parts of a frame: corners and edges, clockwise from the upper left corner and from the upper edge.
  public struct Frame: Hashable, Sendable {
    public let upperLeft, upperRight, lowerRight, lowerLeft: Unicode.Scalar
    public let top, right, bottom, left: Unicode.Scalar

    init(_ glyphs: String) {
      let all = Array(glyphs.unicodeScalars)
      func glyph(_ index: Int) -> Unicode.Scalar { index < all.count ? all[index] : " " }
      upperLeft = glyph(0)
      upperRight = glyph(1)
      lowerRight = glyph(2)
      lowerLeft = glyph(3)
      top = glyph(4)
      right = glyph(5)
      bottom = glyph(6)
      left = glyph(7)
    }
  }

  public let isASCII: Bool
  public let light: Frame
  public let heavy: Frame
  public let double: Frame

  /// A light frame with gaps in its edges.
  public let broken: Frame

  /// Whether what is found stands on a ground of its own colour: see ``Role/found``.
  public private(set) var areFilled = false

  /// The frame of what is found: half a cell wide where it's filled, so that neighbours stay apart.
  public var solid: Frame { areFilled && !isASCII ? Frame("▗▖▘▝▄▌▀▐") : heavy }

  /// The same, filled or not.
  public func filled(_ areFilled: Bool) -> Glyphs {
    var glyphs = self
    glyphs.areFilled = areFilled
    return glyphs
  }

  public let track: Unicode.Scalar
  public let knob: Unicode.Scalar

  /// A place on a track.
  public let mark: Unicode.Scalar
  public let pointer: Unicode.Scalar

  /// Box drawing, for terminals that read UTF-8.
  public static let unicode = Glyphs(
    isASCII: false, light: Frame("┌┐┘└─│─│"), heavy: Frame("┏┓┛┗━┃━┃"), double: Frame("╔╗╝╚═║═║"),
    broken: Frame("┌┐┘└╌╎╌╎"),
    track: "─", knob: "█", mark: "┼", pointer: "►")

  /// For all other terminals, and on request.
  public static let ascii = Glyphs(
    isASCII: true, light: Frame("++++-|-|"), heavy: Frame("####=#=#"), double: Frame("++++=|=|"),
    broken: Frame("++++.:.:"),
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
    "╰": "+", "┬": "+", "╵": "'",
    "á": "a", "è": "e", "é": "e", "ê": "e", "ë": "e", "ï": "i", "ó": "o", "ö": "o", "ü": "u",
    "┼": "+", "▇": "#", "░": ":", "▀": "'", "▄": ".", "━": "=", "┃": "#",
  ]
}

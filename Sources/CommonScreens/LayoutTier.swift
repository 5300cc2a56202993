import Presentation
public import TerminalUI

/// How much there is room for: the least first.
public enum LayoutTier: Comparable, CaseIterable, Sendable {
  case minimal, compact, full, large, wide, vast

  /// - Parameter size: at least ``leastPlayableSize``; nothing is drawn in less.
  public init(_ size: Size) {
    self = Self.allCases.last { size.holds($0.leastSize) } ?? .minimal
  }

  public var leastSize: Size {
    switch self {
    case .minimal: Size(columns: 24, rows: 8)
    case .compact: Size(columns: 40, rows: 16)
    case .full: Size(columns: 79, rows: 23)
    case .large: Size(columns: 100, rows: 30)
    case .wide: Size(columns: 120, rows: 36)
    case .vast: Size(columns: 160, rows: 48)
    }
  }

  /// What a screen makes use of at the most; the rest is margin.
  private var greatestSize: Size {
    switch self {
    case .minimal: Size(columns: 39, rows: 15)
    case .compact: Size(columns: 60, rows: 20)
    case .full: Size(columns: 80, rows: 24)
    case .large, .wide: leastSize
    case .vast: Size(columns: 184, rows: 56)
    }
  }

  /// Whether all of a screen has room: rules, notes, long words.
  public var isFull: Bool { self >= .full }

  /// How closely the rows of a form stand.
  public var density: FormArea.Density {
    switch self {
    case .minimal: .tight
    case .compact: .compact
    default: .roomy
    }
  }

  /// How the keys of a board are drawn, where it has room beside them.
  public var keySize: KeyboardGrid.KeySize {
    switch self {
    case .minimal, .compact: .small
    case .full: .large
    case .large, .wide: .grand
    case .vast: .vast
    }
  }

  /// The part of a picture that a screen stands in, in its middle: header, contents and footer.
  public static func block(in size: Size) -> Rect {
    Rect(size).centered(atMost: LayoutTier(size).greatestSize)
  }
}

extension Rect {
  /// A part of `size` in the middle of this one, as far as there's room for it.
  func centered(atMost size: Size) -> Rect {
    centered(Size(columns: min(columns, size.columns), rows: min(rows, size.rows)))
  }
}

/// The least size that the game can be played at.
public let leastPlayableSize = LayoutTier.minimal.leastSize

extension Canvas {
  /// Says how much room the game needs, in as many words as there is room for.
  public mutating func drawTooSmallNotice() {
    let need = LayoutTier.minimal.leastSize
    let lines = ScreenText.tooSmall(columns: need.columns, rows: need.rows).text
      .wrapped(to: size.columns)
    for (row, line) in lines.prefix(size.rows).enumerated() {
      write(line, at: Point(column: 0, row: row))
    }
  }
}

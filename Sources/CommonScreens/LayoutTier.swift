public import TerminalUI

/// How much there is room for.
public enum LayoutTier: CaseIterable, Sendable {
  case full, compact, minimal, tooSmall

  public init(_ size: Size) {
    self = Self.allCases.first { size.holds($0.leastSize) } ?? .tooSmall
  }

  public var leastSize: Size {
    switch self {
    case .full: Size(columns: 80, rows: 24)
    case .compact: Size(columns: 40, rows: 16)
    case .minimal: Size(columns: 24, rows: 8)
    case .tooSmall: Size(columns: 0, rows: 0)
    }
  }

  /// How closely the rows of a form stand.
  public var density: FormArea.Density {
    switch self {
    case .full: .roomy
    case .compact: .compact
    case .minimal, .tooSmall: .tight
    }
  }
}

/// The least size that the game can be played at.
public let leastPlayableSize = LayoutTier.minimal.leastSize

extension Canvas {
  /// Says how much room the game needs, in as many words as there is room for.
  public mutating func drawTooSmallNotice() {
    let need = LayoutTier.minimal.leastSize
    let lines = "Too small: the game needs \(need.columns)×\(need.rows). It waits."
      .wrapped(to: size.columns)
    for (row, line) in lines.prefix(size.rows).enumerated() {
      write(line, at: Point(column: 0, row: row))
    }
  }
}

/// A text that stands below others.
public struct Paragraph {
  private let text: String

  /// Its lines where they stand as they are, and how far they are moved to the right.
  private var fixedLines: [String]?
  private var indent = 0
  private let style: Style

  /// Whether it's cut where it doesn't have all the room it needs; else it is left out there.
  private let mayBeCut: Bool
  private let mostRows: Int

  public init(
    _ text: String, style: Style = .text, mayBeCut: Bool = false, mostRows: Int = .max
  ) {
    (self.text, self.style, self.mayBeCut, self.mostRows) = (text, style, mayBeCut, mostRows)
  }

  /// Lines that stand as they are.
  public init(lines: [String], indent: Int = 0) {
    self.init("")
    (fixedLines, self.indent) = (lines, indent)
  }

  fileprivate func rows(in rect: Rect) -> Int {
    min(mostRows, fixedLines?.count ?? text.wrapped(to: rect.columns).count)
  }

  fileprivate func fits(_ rect: Rect) -> Bool {
    mayBeCut ? rect.rows > 0 : rows(in: rect) <= rect.rows
  }

  fileprivate func write(on canvas: inout Canvas, in rect: Rect) {
    guard let fixedLines else {
      let rows = min(rect.rows, rows(in: rect))
      return canvas.writeWrapped(text, in: rect.part(rows: rows), style: style)
    }
    for (row, line) in fixedLines.enumerated() {
      canvas.write(line, at: rect.origin.moved(columns: indent, rows: row), style: style)
    }
  }
}

extension Canvas {
  /// Writes paragraphs one below the other; what has no room is left out.
  ///
  /// - Parameters:
  ///   - gap: the blank lines below each of them.
  ///   - closesUp: whether the blank lines are left out where not everything has room with them.
  /// - Returns: what is left below.
  @discardableResult
  public mutating func write(
    _ paragraphs: [Paragraph], in rect: Rect, gap: Int = 0, closesUp: Bool = false
  ) -> Rect {
    let rows = paragraphs.reduce(-gap) { $0 + $1.rows(in: rect) + gap }
    let gap = closesUp && rows > rect.rows ? 0 : gap
    return paragraphs.reduce(rect) { rest, paragraph in
      if !paragraph.fits(rest) {
        leaveOut()
        return rest
      }
      paragraph.write(on: &self, in: rest)
      return rest.part(row: paragraph.rows(in: rest) + gap)
    }
  }
}

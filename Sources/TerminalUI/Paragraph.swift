/// A text that stands below others.
public struct Paragraph {
  /// Its lines in so many columns.
  private let lines: (_ columns: Int) -> [String]
  private let style: Style

  /// Whether it's cut where it doesn't have all the room it needs; else it is left out there.
  private let mayBeCut: Bool
  private let mostRows: Int

  public init(
    _ text: String, style: Style = .text, mayBeCut: Bool = false, mostRows: Int = .max
  ) {
    lines = text.wrapped
    (self.style, self.mayBeCut, self.mostRows) = (style, mayBeCut, mostRows)
  }

  /// Lines that stand as they are.
  public init(lines: [String]) {
    self.lines = { _ in lines }
    (style, mayBeCut, mostRows) = (.text, false, .max)
  }

  fileprivate func rows(in rect: Rect) -> Int {
    min(mostRows, lines(rect.columns).count)
  }

  fileprivate func fits(_ rect: Rect) -> Bool {
    mayBeCut ? rect.rows > 0 : rows(in: rect) <= rect.rows
  }

  fileprivate func write(on canvas: inout Canvas, in rect: Rect) {
    let rows = min(rect.rows, rows(in: rect))
    canvas.write(lines(rect.columns), in: rect.part(rows: rows), style: style)
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

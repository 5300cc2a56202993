/// A word in brackets that can be pressed.
public struct Button: Hashable, Sendable {
  public let title: String

  public init(_ title: String) { self.title = title }

  /// The columns that it takes.
  public var columns: Int { title.columns + 4 }

  public func draw(on canvas: inout Canvas, at origin: Point, isFocused: Bool) {
    let style = Style(.accent, isFocused ? [.bold, .reverse] : .bold)
    canvas.write("[ \(title) ]", at: origin, style: style)
  }

  /// The places of buttons side by side in the middle of a row.
  public static func row(_ buttons: [Button], row: Int, in columns: Range<Int>, gap: Int) -> [Rect]
  {
    let width = buttons.reduce(-gap) { $0 + $1.columns + gap }
    var column = columns.lowerBound + max(0, (columns.count - width) / 2)
    return buttons.map { button in
      defer { column += button.columns + gap }
      return Rect(column: column, row: row, columns: button.columns, rows: 1)
    }
  }

  /// The places of buttons in the middle of one row or several; nil where they have no room.
  public static func rows(_ buttons: [Button], in rect: Rect, gap: Int) -> [Rect]? {
    var lines: [[Button]] = []
    for button in buttons {
      let line = (lines.last ?? []) + [button]
      let width = line.reduce(-gap) { $0 + $1.columns + gap }
      if !lines.isEmpty, width <= rect.columns {
        lines[lines.count - 1] = line
      } else {
        lines.append([button])
      }
    }
    if lines.count > rect.rows || buttons.contains(where: { $0.columns > rect.columns }) {
      return nil
    }
    return lines.enumerated().flatMap { index, line in
      row(line, row: rect.row + index, in: rect.column..<rect.endColumn, gap: gap)
    }
  }
}

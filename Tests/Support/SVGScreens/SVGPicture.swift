/// A captured screen in the window of a terminal, as SVG.
public struct SVGPicture {
  private let screen: CapturedScreen
  private let palette: Palette
  private let title: String

  private static let margin = 14.0
  private static let bar = 28.0

  /// - Parameter title: what the picture shows, for those who can't see it.
  public init(_ screen: CapturedScreen, palette: Palette, title: String) {
    self.screen = screen
    self.palette = palette
    self.title = title
  }

  public var text: String {
    let width = Double(screen.columns) * CellSize.width + 2 * Self.margin
    let height = Double(screen.rows.count) * CellSize.height + 2 * Self.margin + Self.bar
    let size = "width=\"\(short(width))\" height=\"\(short(height))\""
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) "
          + "viewBox=\"0 0 \(short(width)) \(short(height))\" role=\"img\">",
        "<title>\(escaped(title))</title>",
      ] + window(width: width, height: height) + [
        "<g transform=\"translate(\(short(Self.margin)) \(short(Self.margin + Self.bar)))\" "
          + "font-family=\"ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',"
          + "'Liberation Mono',monospace\" font-size=\"15\" xml:space=\"preserve\">"
      ] + grounds + strokes + texts + ["</g>", "</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func window(width: Double, height: Double) -> [String] {
    let inner = "x=\".5\" y=\".5\" width=\"\(short(width - 1))\""
    return [
      "<rect \(inner) height=\"\(short(height - 1))\" rx=\"8\" fill=\"\(palette.ground)\"/>",
      "<path d=\"M.5 28V8.5a8 8 0 0 1 8-8H\(short(width - 8.5))a8 8 0 0 1 8 8V28z\" "
        + "fill=\"\(palette.bar)\"/>",
      "<rect \(inner) height=\"\(short(height - 1))\" rx=\"8\" fill=\"none\" "
        + "stroke=\"\(palette.edge)\"/>",
      "<g fill=\"\(palette.edge)\">"
        + [18, 36, 54].map { "<circle cx=\"\($0)\" cy=\"14.5\" r=\"5\"/>" }.joined() + "</g>",
    ]
  }

  /// What is behind the text, where it isn't the terminal's own: reversed cells and full blocks.
  private var grounds: [String] {
    runs { cell in
      let colors = palette.colors(of: cell.look)
      let color = cell.character == "█" ? colors.text : colors.ground
      return color == palette.ground ? nil : color
    }.map { run in
      "<rect x=\"\(x(run.start))\" y=\"\(y(run.row))\" width=\"\(x(run.count))\" "
        + "height=\"\(y(1))\" fill=\"\(run.key)\"/>"
    }
  }

  private struct Pen: Hashable {
    let color: String
    let isBold: Bool
  }

  private var strokes: [String] {
    var pens: [Pen] = []
    var sets: [Pen: StrokeSet] = [:]
    forEachCell { cell, column, row in
      var found = LineGlyph.strokes(of: cell.character) ?? []
      if cell.look.isUnderlined {
        found.append(Stroke(x1: 0, y1: 16.5, x2: CellSize.width, y2: 16.5))
      }
      if found.isEmpty { return }
      let pen = Pen(color: palette.colors(of: cell.look).text, isBold: cell.look.isBold)
      if sets[pen] == nil { pens.append(pen) }
      for stroke in found { sets[pen, default: StrokeSet()].add(stroke, column: column, row: row) }
    }
    return pens.map { pen in
      let width = pen.isBold ? " stroke-width=\"1.8\"" : ""
      return "<path fill=\"none\" stroke=\"\(pen.color)\"\(width) stroke-linecap=\"square\" "
        + "d=\"\(sets[pen]?.path ?? "")\"/>"
    }
  }

  private var texts: [String] {
    runs { cell -> Pen? in
      if cell.character == "█" || LineGlyph.strokes(of: cell.character) != nil { return nil }
      let color = palette.colors(of: cell.look).text
      return Pen(color: color, isBold: cell.look.isBold && cell.character != " ")
    }.flatMap(words).map { word in
      let weight = word.key.isBold ? " font-weight=\"bold\"" : ""
      return "<text x=\"\(x(word.start))\" y=\"\(short(Double(word.row) * CellSize.height + 14))\" "
        + "textLength=\"\(x(word.count))\" lengthAdjust=\"spacingAndGlyphs\" "
        + "fill=\"\(word.key.color)\"\(weight)>\(escaped(characters(of: word)))</text>"
    }
  }

  /// Cells side by side that are drawn in one way.
  private struct Run<Key> {
    let row: Int
    let start: Int
    var count: Int
    let key: Key
  }

  private func runs<Key: Equatable>(_ key: (CapturedScreen.Cell) -> Key?) -> [Run<Key>] {
    var runs: [Run<Key>] = []
    forEachCell { cell, column, row in
      guard let key = key(cell) else { return }
      if let last = runs.last, last.key == key, last.row == row, last.start + last.count == column {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(row: row, start: column, count: 1, key: key))
      }
    }
    return runs
  }

  /// A run without the blanks at its ends, and in parts where there are two or more within.
  private func words(of run: Run<Pen>) -> [Run<Pen>] {
    var words: [Run<Pen>] = []
    for column in run.start..<run.start + run.count {
      if screen.rows[run.row][column].character == " " { continue }
      if let last = words.last, column - (last.start + last.count) < 2 {
        words[words.count - 1].count = column + 1 - last.start
      } else {
        words.append(Run(row: run.row, start: column, count: 1, key: run.key))
      }
    }
    return words
  }

  private func characters(of run: Run<Pen>) -> String {
    String(screen.rows[run.row][run.start..<run.start + run.count].map(\.character))
  }

  private func forEachCell(_ body: (CapturedScreen.Cell, _ column: Int, _ row: Int) -> Void) {
    for (row, cells) in screen.rows.enumerated() {
      for (column, cell) in cells.enumerated() { body(cell, column, row) }
    }
  }

  private func x(_ columns: Int) -> String { short(Double(columns) * CellSize.width) }

  private func y(_ rows: Int) -> String { short(Double(rows) * CellSize.height) }
}

private func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default: result.append(character)
    }
  }
}

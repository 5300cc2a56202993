import Presentation
public import TerminalUI

extension Canvas {
  /// Draws the first line of a screen: its title and, on the right, what goes with it.
  public mutating func drawHeader(_ title: String, _ detail: String = "") {
    drawHeader(title, [detail])
  }

  /// Draws the first line of a screen: its title and, on the right, as many of the details as there
  /// is room for, the first first and plainest to see.
  ///
  /// - Parameter kept: the columns between the two that something else takes.
  public mutating func drawHeader(_ title: String, _ details: [String], keeping kept: Int = 0) {
    let block = LayoutTier.block(in: size)
    let tier = LayoutTier(size)
    let margin = tier == .minimal ? 0 : 1
    write(title, at: Point(column: block.column + margin, row: block.row), style: .title)
    let room = max(0, block.columns - 2 * margin - title.columns - 2 - kept)
    let detail = Self.joined(details, columns: room)
    let column = block.endColumn - margin - detail.columns
    write(detail, at: Point(column: column, row: block.row), style: .quiet)
    if let first = details.first, detail.columns > first.columns {
      restyle(Rect(column: column, row: block.row, columns: first.columns, rows: 1), .text)
    }
    if tier.isFull { drawRule(row: block.row + 1, column: block.column, columns: block.columns) }
  }

  /// Draws the last line of a screen, the keys that work there.
  public mutating func drawFooter(_ hints: [KeyHint]) {
    let block = LayoutTier.block(in: size)
    if LayoutTier(size).isFull {
      drawRule(row: block.endRow - 2, column: block.column, columns: block.columns)
    }
    drawFooter(hints, in: block)
  }

  /// Draws an empty box with a margin around it, over a picture that grows quiet. Its keys stand in the place of
  /// those beneath unless it covers them, and on its lower edge a mark where there are lines out of sight.
  mutating func drawBox(
    _ box: Rect, _ hints: [KeyHint], of count: Int, inSight lines: Range<Int>
  ) {
    restyle(Rect(size), .quiet)
    clear(box.part(column: -1, row: -1, columns: box.columns + 2, rows: box.rows + 2))
    drawFrame(box, glyphs.double, style: Style(.accent))
    let block = LayoutTier.block(in: size)
    let footer = block.line(block.rows - 1)
    if box.endRow <= footer.row {
      clear(footer)
      drawFooter(hints, in: block)
    }
    let mark = scrollMark(of: count, inSight: lines)
    if mark.isEmpty { return }
    let text = " \(ScreenText.more(mark).text) "
    let place = box.part(column: 2, row: box.rows - 1, columns: text.columns, rows: 1)
    clear(place)
    write(text, at: place.origin, style: .bold)
  }

  /// As many of some details as there is room for, the first first.
  public static func joined(_ details: [String], columns: Int) -> String {
    let forms = details.indices.reversed().map { details[...$0].joined(separator: " · ") }
    return forms.first { $0.columns <= columns }
      ?? (details.first ?? "").truncated(to: columns)
  }
}

extension LayoutTier {
  /// The key of the hint at a place of the footer.
  public static func footerKey(at point: Point, of hints: [KeyHint], in size: Size) -> Key? {
    let places = KeyHint.places(of: hints, in: block(in: size))
    return places.first { $0.rect.contains(point) }?.hint.key
  }
}

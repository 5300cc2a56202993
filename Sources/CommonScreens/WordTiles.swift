public import TerminalUI
public import Words

/// A word, a tile a letter.
public struct WordTiles {
  /// What a tile shows; each has a frame and a weight of its own.
  public enum Look: Hashable, Sendable {
    case hidden, shown
    /// Of a word that was found; and before it's that letter's turn.
    case lit, outlined
    /// Of the second of two players.
    case rival
    /// Just said, and not yet among the others.
    case picked
    /// Never found.
    case missing
  }

  /// What is to be seen in one place.
  public struct Tile {
    let character: Character?
    let look: Look

    /// How far its letter has dropped into it, from 0 to 1; nil once it lies there.
    let fall: Double?

    public init(_ character: Character?, _ look: Look, fall: Double? = nil) {
      self.character = character
      self.look = look
      self.fall = fall
    }
  }

  let pattern: Pattern
  let tile: (Int) -> Tile

  /// - Parameters:
  ///   - pattern: the places; it has the signs and the spaces between words.
  ///   - tile: what stands in each.
  public init(_ pattern: Pattern, tile: @escaping (Int) -> Tile) {
    self.pattern = pattern
    self.tile = tile
  }

  /// - Parameter isCentered: whether it stands in the middle of the columns.
  public func draw(on canvas: inout Canvas, in rect: Rect, isCentered: Bool = false) {
    var layout = WordLayout(pattern, in: rect)
    if isCentered { layout.center(in: rect) }
    for (index, place) in layout.places.sorted(by: { $0.key < $1.key }) {
      let tile = tile(index)
      if let character = tile.character, pattern.isSign(index) {
        let point = place.rows == 1 ? place.origin : place.center
        canvas.write(String(character), at: point, style: .bold)
      } else {
        draw(tile, index, on: &canvas, at: place, layout)
      }
    }
  }

  private func draw(
    _ tile: Tile, _ index: Int, on canvas: inout Canvas, at place: Rect, _ layout: WordLayout
  ) {
    let drawing = tile.look.drawing(with: canvas.glyphs)
    let frame = tile.fall == nil ? drawing : Look.hidden.drawing(with: canvas.glyphs)
    let letterStyle = drawing.letterStyle
    switch layout.tile {
    case .vast, .grand, .usual, .small:
      canvas.drawFrame(place, frame.frame, style: frame.frameStyle)
    case .strip:
      let line = frame.isFilled ? canvas.glyphs.heavy.top : frame.frame.top
      let edge = Cell(line, frame.frameStyle)
      drawStripCell(edge, index, on: &canvas, at: place, layout)
    case .spaced, .tight:
      let shown = tile.fall == nil ? tile.character : nil
      let isUnderlined = shown != nil && tile.look == .missing
      return canvas.write(
        shown.map(String.init) ?? "_", at: place.origin,
        style: shown == nil ? .bold : isUnderlined ? letterStyle.adding(.underline) : letterStyle)
    }
    guard let character = tile.character else { return }
    if layout.tile.isBig, tile.fall == nil, !canvas.glyphs.isASCII,
      let lines = BigLetter.lines(of: character)
    {
      return draw(lines, on: &canvas, at: place, style: letterStyle)
    }
    var center = layout.tile == .strip ? place.origin.moved(columns: 1, rows: 1) : place.center
    if let fall = tile.fall { center.row = place.row + Int(fall * Double(center.row - place.row)) }
    let isWide = letterStyle.attributes.contains(.reverse) && layout.tile.size.columns >= 5
    let text = isWide ? " \(character) " : String(character)
    let start = center.moved(columns: isWide ? -1 : 0)
    canvas.clear(Rect(column: start.column, row: start.row, columns: text.columns, rows: 1))
    canvas.write(text, at: start, style: letterStyle)
    if frame.isFilled, layout.tile != .strip {
      canvas.restyle(place.inside, letterStyle)
    }
  }

  /// Draws a big letter on the ground of its style.
  private func draw(
    _ lines: [String], on canvas: inout Canvas, at place: Rect, style: Style
  ) {
    let inside = place.inside
    for (row, line) in lines.enumerated() {
      let indent = (inside.columns - line.columns) / 2
      canvas.write(line, at: inside.line(row).origin.moved(columns: indent), style: style)
    }
    canvas.restyle(inside, style)
  }

  /// A cell of a strip: its edges above and below, the line to its left, and to its right where
  /// nothing follows.
  private func drawStripCell(
    _ edge: Cell, _ index: Int, on canvas: inout Canvas, at place: Rect, _ layout: WordLayout
  ) {
    let isFirst = layout.places[index - 1]?.row != place.row || pattern[index - 1] == " "
    let isLast = layout.places[index + 1]?.row != place.row
    for (row, corners) in ["┌┬┐", "│││", "└┴┘"].enumerated() {
      let marks = corners.map(String.init)
      let start = place.line(row).origin
      canvas.write(isFirst ? marks[0] : marks[1], at: start, style: Style(.frame))
      if row != 1 { canvas.set(edge, at: start.moved(columns: 1)) }
      if isLast { canvas.write(marks[2], at: start.moved(columns: 2), style: Style(.frame)) }
    }
  }
}

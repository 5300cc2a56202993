public import TerminalUI
public import Words

/// A word, a tile a letter.
public struct WordTiles {
  /// What a tile shows; each has a frame and a weight of its own.
  public enum Look: Hashable, Sendable {
    case hidden, shown
    /// Of a word that was found, or picked.
    case lit
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
    let (look, fall) = (tile.look, tile.fall)
    let frame = fall == nil ? look : .hidden
    switch layout.tile {
    case .grand, .usual, .small:
      canvas.drawFrame(place, frame.frame(canvas.glyphs), style: frame.frameStyle)
    case .strip: drawStripCell(frame, index, on: &canvas, at: place, layout)
    case .spaced, .tight:
      return drawFlat(fall == nil ? tile.character : nil, look, on: &canvas, at: place)
    }
    guard let character = tile.character else { return }
    var center =
      layout.tile == .strip
      ? Point(column: place.column + 1, row: place.row + 1)
      : place.center
    if let fall { center.row = place.row + Int(fall * Double(center.row - place.row)) }
    drawLetter(character, look, on: &canvas, at: center, isWide: layout.tile.size.columns >= 5)
  }

  private func drawLetter(
    _ character: Character, _ look: Look, on canvas: inout Canvas, at center: Point, isWide: Bool
  ) {
    let margin = look == .lit && isWide ? 1 : 0
    let text = margin == 1 ? " \(character) " : String(character)
    let start = Point(column: center.column - margin, row: center.row)
    canvas.clear(Rect(column: start.column, row: start.row, columns: text.count, rows: 1))
    canvas.write(text, at: start, style: look.letterStyle)
  }

  private func drawFlat(
    _ character: Character?, _ look: Look, on canvas: inout Canvas, at place: Rect
  ) {
    let style = look.letterStyle
    canvas.write(
      character.map(String.init) ?? "_", at: place.origin,
      style: character == nil ? .bold : look == .missing ? style.adding(.underline) : style)
  }

  /// A cell of a strip: its edges above and below, the line to its left, and to its right where
  /// nothing follows.
  private func drawStripCell(
    _ look: Look, _ index: Int, on canvas: inout Canvas, at place: Rect, _ layout: WordLayout
  ) {
    let edge = String(Character(look.frame(canvas.glyphs).horizontal))
    let isFirst = layout.places[index - 1]?.row != place.row || pattern[index - 1] == " "
    let isLast = layout.places[index + 1]?.row != place.row
    for (row, corners) in [(0, "┌┬┐"), (1, "│││"), (2, "└┴┘")] {
      let marks = corners.map(String.init)
      let at = Point(column: place.column, row: place.row + row)
      canvas.write(isFirst ? marks[0] : marks[1], at: at, style: Style(.frame))
      if row != 1 {
        canvas.write(edge, at: Point(column: at.column + 1, row: at.row), style: look.frameStyle)
      }
      if isLast {
        canvas.write(marks[2], at: Point(column: at.column + 2, row: at.row), style: Style(.frame))
      }
    }
  }
}

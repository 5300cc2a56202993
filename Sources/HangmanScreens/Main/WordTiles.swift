import HangmanModel
import TerminalUI
import Words

/// The word on the board, a tile a letter.
struct WordTiles {
  /// What a tile shows; each has a frame and a weight of its own.
  enum Look: Hashable {
    case hidden, shown
    /// Of a word that was found.
    case lit
    /// Never found.
    case missing
  }

  let board: Board

  /// The whole word, to fill the cells left hidden once the game is lost.
  let answer: String?
  var motion: BoardMotion?

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let layout = WordLayout(board.pattern, in: rect)
    let answer = answer.map(Array.init)
    for (index, place) in layout.places.sorted(by: { $0.key < $1.key }) {
      let look = look(of: index)
      let filled = answer.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      let character = look == .hidden ? nil : board.pattern[index] ?? filled
      if let character, board.pattern.isSign(index) {
        let point = place.rows == 1 ? place.origin : place.center
        canvas.write(String(character), at: point, style: .bold)
      } else {
        draw(character, look, index, on: &canvas, at: place, layout)
      }
    }
  }

  private func look(of index: Int) -> Look {
    let isDone = motion.map { $0.hasReached(index) } ?? true
    if board.pattern[index] != nil { return board.status == .won && isDone ? .lit : .shown }
    return answer != nil && isDone ? .missing : .hidden
  }

  private func draw(
    _ character: Character?, _ look: Look, _ index: Int, on canvas: inout Canvas, at place: Rect,
    _ layout: WordLayout
  ) {
    let fall = motion?.fall(of: index)
    let frame = fall == nil ? look : .hidden
    switch layout.tile {
    case .grand, .usual, .small:
      canvas.drawFrame(place, frame.frame(canvas.glyphs), style: frame.frameStyle)
    case .strip: drawStripCell(frame, index, on: &canvas, at: place, layout)
    case .spaced, .tight:
      return drawFlat(fall == nil ? character : nil, look, on: &canvas, at: place)
    }
    guard let character else { return }
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
    let isFirst = layout.places[index - 1]?.row != place.row || board.pattern[index - 1] == " "
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

import CommonScreens
import HangmanModel
import TerminalUI
import Words

extension MainScreen.State {
  /// Draws the lives, as marks and as a number, and the wrong letters.
  func drawStatus(on canvas: inout Canvas, _ layout: MainLayout, _ motion: BoardMotion?) {
    guard let rect = layout.status else { return }
    let left = motion?.livesLeft ?? board.missesLeft
    let isGoingOut = motion != nil && left < motion?.old.missesLeft ?? left
    Lives(left: left, allowed: board.allowed, isGoingOut: isGoingOut)
      .draw(on: &canvas, at: rect.origin)
    let gap = layout.tier.isFull ? 3 : 1
    let isBeside = layout.tier.isFull
    let label = rect.origin.moved(
      columns: isBeside ? board.allowed + gap : 0, rows: isBeside ? 0 : 1)
    canvas.write("Mistakes left", at: label, style: .quiet)
    canvas.write(
      "\(board.missesLeft) of \(board.allowed)", at: label.moved(columns: 13 + gap), style: .bold)
    drawWrongLetters(on: &canvas, in: rect, gap: gap)
  }

  /// Draws them spaced where there's room, and else close.
  private func drawWrongLetters(on canvas: inout Canvas, in rect: Rect, gap: Int) {
    let wrong = board.missed.map { String($0.character) }
    let row = rect.endRow - 1
    let isShort = wrong.count > rect.columns - 13 - gap
    let label = isShort ? "Wrong" : "Wrong letters"
    let start = Point(column: rect.column + label.count + gap, row: row)
    let room = rect.endColumn - start.column
    let spaced = wrong.joined(separator: " ")
    let letters = spaced.count <= room ? spaced : wrong.joined()
    canvas.write(label, at: Point(column: rect.column, row: row), style: .quiet)
    canvas.write(
      wrong.isEmpty ? "none yet" : letters.truncated(to: room), at: start,
      style: wrong.isEmpty ? .quiet : Style(.wrong, .bold))
  }
}

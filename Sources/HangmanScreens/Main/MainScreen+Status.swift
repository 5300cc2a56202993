import CommonScreens
import HangmanModel
import Presentation
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
    canvas.write(labels.mistakesLeft.text, at: label, style: .quiet)
    canvas.write(
      share(board.missesLeft, of: board.allowed),
      at: label.moved(columns: Self.labelColumns + gap), style: .bold)
    drawWrongLetters(on: &canvas, in: rect, gap: gap)
  }

  /// The columns of the longer label.
  private static var labelColumns: Int {
    max(labels.mistakesLeft.text.columns, labels.wrongLetters.text.columns)
  }

  /// Draws them spaced where there's room, and else close.
  private func drawWrongLetters(on canvas: inout Canvas, in rect: Rect, gap: Int) {
    let wrong = board.missed.map { String($0.character) }
    let line = rect.line(rect.rows - 1)
    let isLong = wrong.count <= line.columns - Self.labelColumns - gap
    let label = isLong ? labels.wrongLetters.text : labels.wrongLetters.brief
    let rest = line.part(column: label.columns + gap)
    let spaced = wrong.joined(separator: " ")
    let letters = spaced.columns <= rest.columns ? spaced : wrong.joined()
    canvas.write(label, at: line.origin, style: .quiet)
    canvas.write(
      wrong.isEmpty ? labels.noneYet.text : letters.truncated(to: rest.columns),
      at: rest.origin,
      style: wrong.isEmpty ? .quiet : Style(.wrong, .bold))
  }
}

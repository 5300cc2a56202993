import CommonScreens
import HangmanModel
public import TerminalUI
import Wording
import Words

extension MainScreen {
  public func draw(on canvas: inout Canvas) {
    state.draw(on: &canvas)
  }
}

extension MainScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas) {
    let buttons = MainScreen.buttons(for: canvas.size)
    let layout = MainLayout(size: canvas.size, state: self)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader(title(layout.tier), detail(layout.tier), tier: layout.tier)
    if let (picture, origin) = layout.gallows {
      let strokes = Gallows.strokes(misses: board.misses, allowed: board.allowed)
      picture.draw(on: &canvas, at: origin, strokes: strokes)
    }
    WordCells(pattern: board.pattern, answer: answer).draw(on: &canvas, in: layout.word)
    drawStatus(on: &canvas, layout)
    canvas.writeWrapped(notice, in: layout.notice, style: noticeStyle)
    let focusedLetter: Letter? = if case .key(let letter) = focus { letter } else { nil }
    layout.keyboard.draw(on: &canvas, board: board, focus: focusedLetter)
    for (index, rect) in layout.buttons.enumerated() {
      buttons[index].draw(on: &canvas, at: rect.origin, isFocused: focus == .button(index))
    }
    canvas.drawFooter(MainScreen.hints, tier: layout.tier)
  }

  private func title(_ tier: LayoutTier) -> String {
    let setter = board.setup.setter
    return tier == .full || tier == .compact ? setter.title : setter.shortTitle
  }

  private func detail(_ tier: LayoutTier) -> String {
    switch tier {
    case .full, .compact: counted(board.pattern.length, "letter")
    case .minimal, .tooSmall: "\(board.missesLeft) of \(board.allowed) left"
    }
  }

  private func drawStatus(on canvas: inout Canvas, _ layout: MainLayout) {
    guard let rect = layout.status else { return }
    let wrong = board.missed.map { String($0.character) }
    let label = layout.tier == .full ? "Mistakes left   " : "Mistakes left "
    let value = Point(column: rect.column + label.count, row: rect.row)
    canvas.write(label, at: rect.origin, style: .quiet)
    canvas.write("\(board.missesLeft) of \(board.allowed)", at: value, style: .bold)

    let second = Point(column: rect.column, row: rect.row + 1)
    let wrongLabel = layout.tier == .full ? "Wrong letters   " : "Wrong "
    let room = rect.columns - wrongLabel.count
    let spaced = wrong.joined(separator: " ")
    let letters = spaced.count <= room ? spaced : wrong.joined()
    canvas.write(wrongLabel, at: second, style: .quiet)
    canvas.write(
      wrong.isEmpty ? "none yet" : letters.truncated(to: room),
      at: Point(column: second.column + wrongLabel.count, row: second.row),
      style: wrong.isEmpty ? .quiet : Style(.wrong, .bold))
  }

  private var noticeStyle: Style {
    switch board.status {
    case .playing: .text
    case .won: Style(.right, .bold)
    case .lost: Style(.danger, .bold)
    }
  }
}

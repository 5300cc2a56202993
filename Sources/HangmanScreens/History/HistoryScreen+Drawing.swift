import CommonScreens
import HangmanModel
public import TerminalUI
import Words

extension HistoryScreen {
  public func draw(on canvas: inout Canvas) {
    state.draw(on: &canvas)
  }
}

extension HistoryScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas) {
    let layout = HistoryLayout(size: canvas.size, state: self)
    canvas.drawHeader(shown?.title ?? "HIGH SCORES", shown?.details ?? [])
    if let game, let rect = layout.result { drawResult(game, on: &canvas, in: rect, layout.tier) }
    switch shown?.content {
    case .table(let table): table(layout.tier).draw(on: &canvas, in: layout.table)
    case .statistics(let sheet): sheet.draw(on: &canvas, in: layout.table, tier: layout.tier)
    case nil: break
    }
    layout.buttons.draw(on: &canvas, focus: layout.buttons.focused(focus))
    canvas.drawFooter(hints)
  }

  /// How the game ended: its headline and what was done, where they have room.
  private func drawResult(
    _ game: FinishedGame, on canvas: inout Canvas, in rect: Rect, _ tier: LayoutTier
  ) {
    if tier == .compact {
      return canvas.writeWrapped(game.ending(columns: rect.columns, rows: rect.rows), in: rect)
    }
    let style = game.result.isWon ? Style(.right, .bold) : Style(.danger, .bold)
    canvas.write(game.headline, at: rect.origin, style: style)
    let isNarrow = tier != .full
    canvas.write(
      game.sentences.map { Paragraph($0) }, in: rect.part(row: isNarrow ? 2 : 1),
      gap: isNarrow ? 1 : 0)
  }
}

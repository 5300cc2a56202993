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
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader(title, detail(layout.tier), tier: layout.tier)
    if let game { drawHeadline(game, on: &canvas, layout) }
    table?.draw(on: &canvas, in: layout.table, tier: layout.tier)
    let picked = picked(among: layout.buttons.map(\.choice))
    for (choice, rect) in layout.buttons {
      choice.button(layout.tier).draw(on: &canvas, at: rect.origin, isFocused: choice == picked)
    }
    canvas.drawFooter(hints, tier: layout.tier)
  }

  private var title: String {
    guard let game else { return "HIGH SCORES" }
    return game.result.isWon ? "YOU WON" : "YOU LOST"
  }

  /// The list that the scores are of.
  private func detail(_ tier: LayoutTier) -> String {
    let list = table?.scores.list.title ?? ""
    if game == nil { return list }
    return tier == .minimal || list.isEmpty ? "HIGH SCORES" : "HIGH SCORES · \(list)"
  }

  private func drawHeadline(
    _ game: FinishedGame, on canvas: inout Canvas, _ layout: HistoryLayout
  ) {
    let style = game.result.isWon ? Style(.right, .bold) : Style(.danger, .bold)
    let rect = layout.headline
    let ending = game.ending(columns: rect.columns, rows: rect.rows)
    canvas.writeWrapped(ending, in: rect, style: style)
    if let dodge = layout.dodge { canvas.writeWrapped(game.dodge, in: dodge, style: .quiet) }
  }
}

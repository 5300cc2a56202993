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
    canvas.drawHeader(title, detail(canvas.size.columns), tier: layout.tier)
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

  /// What the table is, and the list that it is of, as much as there's room for in so many columns.
  private func detail(_ columns: Int) -> String {
    let list = table?.scores.list.title ?? ""
    if game == nil { return list }
    let forms = ["HIGH SCORES · \(list)", "SCORES · \(list)"]
    let room = columns - title.count - 4
    return forms.first { $0.count <= room } ?? (tables.count > 1 ? list : "HIGH SCORES")
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

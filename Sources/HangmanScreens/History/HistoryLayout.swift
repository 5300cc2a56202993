import CommonScreens
import HangmanModel
import TerminalUI

/// Where the parts of the history stand in a picture of some size.
struct HistoryLayout {
  let tier: LayoutTier
  let headline: Rect

  /// What the villain held; nil where there's no room for it.
  let dodge: Rect?
  let table: Rect
  let buttons: [(choice: HistoryScreen.Choice, rect: Rect)]

  init(size: Size, state: HistoryScreen.State) {
    let game = state.game
    tier = LayoutTier(size)
    // Where there is no room for three buttons, Esc does without one.
    let choices =
      tier == .minimal && state.choices.count > 2
      ? state.choices.filter { $0 != .done } : state.choices
    let isDodge = game?.result.setup.setter.dodges == true
    let buttonRow: Int
    switch tier {
    case .full:
      let block = Rect(size).centered(Size(columns: 72, rows: 19))
      headline = Rect(
        column: block.column, row: block.row, columns: 72, rows: game == nil ? 0 : 2)
      dodge =
        isDodge ? Rect(column: block.column, row: block.row + 2, columns: 72, rows: 1) : nil
      let top = game == nil ? 2 : 5
      table = Rect(column: block.column, row: block.row + top, columns: 72, rows: 11)
      buttonRow = block.row + 18
    case .compact:
      let block = Rect(size).centered(Size(columns: 40, rows: 14))
      let rows = game == nil ? 0 : 2
      headline = Rect(column: block.column + 1, row: block.row, columns: 38, rows: rows)
      dodge = nil
      table = Rect(column: block.column, row: block.row + rows, columns: 40, rows: 11)
      buttonRow = block.row + 13
    case .minimal, .tooSmall:
      let column = (size.columns - 24) / 2
      // As many as the word and the mistakes need: the longest word has 64 characters.
      let rows = game.map { min(3, ($0.result.word.count + 29) / 24) } ?? 0
      headline = Rect(column: column, row: 1, columns: 24, rows: rows)
      dodge = nil
      table = Rect(column: column, row: 1 + rows, columns: 24, rows: 5 - rows)
      buttonRow = 6
    }
    let rects = Button.row(
      choices.map { [tier] in $0.button(tier) }, row: buttonRow, in: 0..<size.columns,
      gap: tier == .full ? 4 : tier == .compact ? 1 : 2)
    buttons = Array(zip(choices, rects))
  }
}

import CommonScreens
import HangmanModel
import TerminalUI

/// Where the parts of the history stand in a picture of some size.
struct HistoryLayout {
  let tier: LayoutTier
  /// How the game ended that led here; nil where there's none or no room for it.
  let result: Rect?
  let table: Rect
  let buttons: ButtonRow<HistoryScreen.Choice>

  init(size: Size, state: HistoryScreen.State) {
    let game = state.game
    tier = LayoutTier(size)
    // Where there is no room for three buttons, Esc does without one.
    let choices =
      tier == .minimal && state.choices.count > 2
      ? state.choices.filter { $0 != .done } : state.choices
    let face = LayoutTier.block(in: size)
    let hasGame = game != nil
    let buttonRow: Int
    switch tier {
    case .wide, .large:
      let columns = hasGame ? 98 : 72
      let block = face.centered(Size(columns: columns, rows: 15))
      table = Rect(column: block.column, row: block.row, columns: 72, rows: 11)
      result =
        hasGame
        ? Rect(column: block.column + 75, row: block.row, columns: 23, rows: 11) : nil
      buttonRow = block.row + 14
    case .full:
      let block = face.centered(Size(columns: 72, rows: hasGame ? 17 : 15))
      let top = hasGame ? 4 : 1
      result =
        hasGame
        ? Rect(column: block.column, row: block.row, columns: 72, rows: 3) : nil
      table = Rect(column: block.column, row: block.row + top, columns: 72, rows: 11)
      buttonRow = block.endRow - 1
    case .compact:
      let block = face.centered(Size(columns: 40, rows: 14))
      let rows = hasGame ? 2 : 0
      result =
        hasGame
        ? Rect(column: block.column + 1, row: block.row, columns: 38, rows: rows) : nil
      table = Rect(column: block.column, row: block.row + rows, columns: 40, rows: 11)
      buttonRow = block.row + 13
    case .minimal, .tooSmall:
      let column = (size.columns - 24) / 2
      result = nil
      table = Rect(column: column, row: face.row + 1, columns: 24, rows: face.rows - 3)
      buttonRow = face.endRow - 2
    }
    let row = Rect(column: face.column, row: buttonRow, columns: face.columns, rows: 1)
    buttons = ButtonRow(choices, in: row, gap: tier.isFull ? 4 : 1) { [tier] choice in
      choice.button(tier, in: state)
    }
  }
}

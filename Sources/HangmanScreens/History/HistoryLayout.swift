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
    let tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let hasGame = state.game != nil
    let block: Rect
    let place: Rect
    switch tier {
    case .wide, .large:
      block = face.centered(Size(columns: hasGame ? 98 : 72, rows: 15))
      table = block.part(columns: 72, rows: 11)
      place = block.part(column: 75, columns: 23, rows: 11)
    case .full:
      block = face.centered(Size(columns: 72, rows: hasGame ? 17 : 15))
      table = block.part(row: hasGame ? 4 : 1, rows: 11)
      place = block.part(rows: 3)
    case .compact:
      block = face.centered(Size(columns: 40, rows: 14))
      table = block.part(row: hasGame ? 2 : 0, rows: 11)
      place = block.part(column: 1, columns: 38, rows: 2)
    case .minimal:
      block = Rect(size).centered(Size(columns: 24, rows: face.rows - 2))
      table = block.part(rows: block.rows - 1)
      place = block
    }
    self.tier = tier
    result = hasGame && tier != .minimal ? place : nil
    // Where there is no room for three buttons, Esc does without one.
    let choices =
      tier == .minimal && state.choices.count > 2
      ? state.choices.filter { $0 != .done } : state.choices
    let row = Rect(column: face.column, row: block.endRow - 1, columns: face.columns, rows: 1)
    buttons = ButtonRow(choices, in: row, gap: tier.isFull ? 4 : 1) { $0.title(tier, in: state) }
  }
}

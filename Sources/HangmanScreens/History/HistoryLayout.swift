import CommonScreens
import Presentation
import TerminalUI

/// Where the parts of the sheet stand.
struct HistoryLayout {
  /// From the first row of keys down; nil where there's no room for it.
  let sheet: Rect?
  let buttons: ButtonRow<HistoryScreen.Step>

  init(size: Size, board: MainScreen.State, steps: [HistoryScreen.Step]) {
    let layout = MainLayout(size: size, state: board)
    let (isFull, row) = (layout.tier.isFull, layout.buttonRows)
    let top = layout.keyboard.rect(of: layout.keyboard.first).row
    let columns = row.columns - (layout.ledger == nil ? 0 : 1)
    sheet =
      isFull ? Rect(column: row.column, row: top, columns: columns, rows: row.row - top) : nil
    // Below the verdict the row above is free too.
    let rects = row.rows == 1 && !isFull ? [row, row.part(row: -1, rows: 2)] : [row]
    let shorter = steps.filter { $0 != .share }
    let forms = [steps, shorter].flatMap { steps in
      rects.flatMap { rect in
        [\Caption.text, \.brief].map { form in
          ButtonRow(steps, in: rect, gap: isFull ? 4 : 1) { $0.label?[keyPath: form] ?? "" }
        }
      }
    }
    buttons = forms.first { !$0.choices.isEmpty } ?? forms[0]
  }
}

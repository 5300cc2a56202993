import CommonScreens
import HangmanModel
import Presentation
import TerminalUI
import Words

/// The layouts from the largest to the smallest.
extension MainLayout {
  init(full tier: LayoutTier, _ block: Rect, _ state: MainScreen.State) {
    let (picture, margin, wordRows, side): (Gallows, Int, Int, Int) =
      switch tier {
      case .vast: (.vast, 1, 11, 40)
      case .wide: (.grand, 1, 6, 28)
      case .large: (.grand, 1, 6, 0)
      default: (.usual, 3, 3, 0)
      }
    let keys = KeyboardGrid.size(state.keyboard.rows, tier.keySize).rows
    let gaps = Gaps(
      4, in: block.rows - 4 - picture.size.rows - keys - 1, order: [2, 1, 0, 3])
    let top = 2 + gaps[0]
    let keysRow = top + picture.size.rows + gaps[1]
    let board = block.part(columns: block.columns - side)
    let column = margin + picture.size.columns + 4
    let beside = board.part(column: column, row: top, columns: board.columns - 1 - column)
    self.tier = tier
    gallows = (picture, block.origin.moved(columns: margin, rows: top))
    word = beside.part(rows: wordRows)
    category = beside.line(wordRows)
    status = beside.part(row: wordRows + 1, rows: 2)
    notice = beside.part(row: picture.size.rows - (gaps[1] > 0 ? 1 : 2), rows: 2)
    let endingRow = wordRows + (state.board.category == nil ? 0 : 1)
    ending = beside.part(row: endingRow, rows: keysRow - top - endingRow)
    keyboard = KeyboardGrid(
      state.keyboard.rows, tier.keySize, row: block.row + keysRow,
      in: board.column..<board.endColumn)
    buttonRows = board.line(keysRow + keys + gaps[2])
    // Behind the title.
    meter = block.part(column: 16, columns: 29, rows: 1)
    let beyond = block.part(
      column: board.columns, row: top, columns: side - 1, rows: block.rows - 4 - top)
    let asideRows = state.asideRows
    ledger = side == 0 ? nil : beyond.part(rows: beyond.rows - asideRows)
    aside =
      side == 0 || asideRows == 0 ? nil : beyond.part(column: -1, row: beyond.rows - asideRows)
  }

  init(compact block: Rect, _ state: MainScreen.State) {
    let keys = KeyboardGrid.size(state.keyboard.rows, .small).rows
    let gaps = Gaps(4, in: block.rows - 12 - keys, order: [1, 2, 1, 2, 0, 3])
    let top = 1 + gaps[0]
    let keysRow = top + 9 + gaps[1]
    let beside = block.part(column: 12, row: top, columns: block.columns - 13)
    let inside = block.part(column: 1, columns: block.columns - 2)
    let isLong = state.board.pattern.length > 40
    tier = .compact
    gallows = (.small, block.origin.moved(columns: 1, rows: top))
    word = beside.part(rows: isLong ? 4 : 3)
    category = isLong ? nil : beside.line(3)
    status = beside.part(row: 4, rows: 3)
    // The row of the meter is the notice's where there's none.
    notice = inside.part(
      row: top + 7, rows: state.view.countsInPlay.isEmpty ? 2 + min(1, gaps[1]) : 2)
    // The row above the buttons is theirs too.
    ending = inside.part(row: top + 7, rows: keysRow + keys + min(0, gaps[2] - 1) - top - 7)
    keyboard = KeyboardGrid(
      state.keyboard.rows, .small, row: block.row + keysRow, in: block.column..<block.endColumn)
    buttonRows = block.line(keysRow + keys + gaps[2])
    meter = inside.line(keysRow - 1)
    ledger = nil
    aside = nil
  }

  /// The mistakes are in the header. What the word and a taller screen leave free is the notice's.
  init(minimal tier: LayoutTier, _ block: Rect, _ state: MainScreen.State) {
    let board = SmallestBoard(
      in: block, length: state.board.pattern.length, rows: state.keyboard.rows)
    let hasCategory = state.board.category != nil && board.notice.rows > 1
    self.tier = tier
    gallows = nil
    word = board.word
    category = hasCategory ? board.notice.line(0) : nil
    status = nil
    notice = board.notice.part(row: hasCategory ? 1 : 0)
    ending = notice
    keyboard = board.keyboard
    buttonRows = board.keys
    meter = nil
    ledger = nil
    aside = nil
  }
}

extension MainScreen.State {
  /// The rows of what stands beside the keys; at the end the best games stand below the word.
  fileprivate var asideRows: Int {
    switch view.aside {
    case .best(let results): results.isEmpty || end != nil ? 0 : results.count + 2
    case .month: 8
    case nil: 0
    }
  }
}

import CommonScreens
import HangmanModel
import TerminalUI
import Words

/// The layouts from the largest to the smallest.
extension MainLayout {
  init(full tier: LayoutTier, _ block: Rect, _ state: MainScreen.State) {
    let picture = tier == .full ? Gallows.usual : .grand
    let side = tier == .wide ? 28 : 0
    let keys = KeyboardGrid.size(state.keyboard.rows, .large).rows
    let gaps = Gaps(
      4, in: block.rows - 4 - picture.size.rows - keys - 1, order: [2, 1, 0, 3])
    let top = block.row + 2 + gaps[0]
    let keysRow = top + picture.size.rows + gaps[1]
    let board = block.column..<block.endColumn - side
    let column = block.column + picture.size.columns + 7
    let wordRows = tier == .full ? 3 : 6
    func part(_ row: Int, _ rows: Int) -> Rect {
      Rect(column: column, row: top + row, columns: board.upperBound - 1 - column, rows: rows)
    }
    self.tier = tier
    gallows = (picture, Point(column: block.column + 3, row: top))
    word = part(0, wordRows)
    category = part(wordRows, 1)
    status = part(wordRows + 1, 2)
    notice = part(picture.size.rows - (gaps[1] > 0 ? 1 : 2), 2)
    keyboard = KeyboardGrid(state.keyboard.rows, .large, row: keysRow, in: board)
    buttonRows = Rect(
      column: board.lowerBound, row: keysRow + keys + gaps[2], columns: board.count, rows: 1)
    let meterColumns = tier == .wide ? side - 1 : 34
    meter = Rect(
      column: block.endColumn - 1 - meterColumns,
      row: tier == .wide ? block.endRow - 3 : block.row + 1,
      columns: meterColumns, rows: 1)
    ledger =
      side == 0
      ? nil
      : Rect(
        column: board.upperBound, row: top, columns: side - 1,
        rows: block.endRow - 4 - top)
  }

  init(compact block: Rect, _ state: MainScreen.State) {
    let keys = KeyboardGrid.size(state.keyboard.rows, .small).rows
    let gaps = Gaps(4, in: block.rows - 12 - keys, order: [1, 2, 1, 2, 0, 3])
    let top = block.row + 1 + gaps[0]
    let column = block.column + 12
    let keysRow = top + 9 + gaps[1]
    func part(_ row: Int, _ rows: Int) -> Rect {
      Rect(column: column, row: top + row, columns: block.endColumn - 1 - column, rows: rows)
    }
    let isLong = state.board.pattern.length > 40
    tier = .compact
    gallows = (.small, Point(column: block.column + 1, row: top))
    word = part(0, isLong ? 4 : 3)
    category = isLong ? nil : part(3, 1)
    status = part(4, 3)
    notice = Rect(
      column: block.column + 1, row: top + 7, columns: block.columns - 2, rows: 2)
    keyboard = KeyboardGrid(
      state.keyboard.rows, .small, row: keysRow, in: block.column..<block.endColumn)
    buttonRows = Rect(
      column: block.column, row: keysRow + keys + gaps[2], columns: block.columns, rows: 1)
    meter = Rect(
      column: block.column + 1, row: keysRow - 1, columns: block.columns - 2, rows: 1)
    ledger = nil
  }

  /// The mistakes are in the header. What the word and a taller screen leave free is the notice's.
  init(minimal tier: LayoutTier, _ block: Rect, _ state: MainScreen.State) {
    let isRoomy = block.columns >= 39
    let length = state.board.pattern.length
    let wordRows = length <= 12 ? 1 : length <= 48 ? 2 : 3
    let isCrowded = block.rows < 9 && wordRows > 1
    let order = isCrowded ? KeyboardGrid.alphabetical : state.keyboard.rows
    let keySize = isRoomy ? KeyboardGrid.KeySize.small : .tiny
    let keys = KeyboardGrid.size(order, keySize).rows
    let columns = isRoomy ? block.columns : 24
    let column = block.column + (block.columns - columns) / 2
    let keysRow = block.endRow - 1 - keys
    let hasCategory = state.board.category != nil && keysRow - block.row - 1 - wordRows > 1
    let row = block.row + 1 + wordRows + (hasCategory ? 1 : 0)
    self.tier = tier
    gallows = nil
    word = Rect(column: column, row: block.row + 1, columns: columns, rows: wordRows)
    category = hasCategory ? Rect(column: column, row: row - 1, columns: columns, rows: 1) : nil
    status = nil
    notice = Rect(column: column, row: row, columns: columns, rows: max(1, keysRow - row))
    keyboard = KeyboardGrid(order, keySize, row: keysRow, in: column..<column + columns)
    buttonRows = Rect(column: column, row: keysRow, columns: columns, rows: keys)
    meter = nil
    ledger = nil
  }
}

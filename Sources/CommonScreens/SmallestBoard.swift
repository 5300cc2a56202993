import ProgramModel
public import TerminalUI
public import Words

/// A board between header and footer of the smallest pictures: a word, below it what is said, and the
/// keys.
public struct SmallestBoard {
  public let word, notice, keys: Rect
  public let keyboard: KeyboardGrid

  /// - Parameters:
  ///   - length: that of the word.
  ///   - rows: the letters of each row of keys; where there's little room, those of the alphabet stand
  ///     in their place.
  public init(in block: Rect, length: Int, rows: [[Letter]]) {
    let isRoomy = block.columns >= 39
    let part = block.centered(Size(columns: isRoomy ? block.columns : 24, rows: block.rows))
    let wordRows = length <= 12 ? 1 : length <= 48 ? 2 : 3
    let order = block.rows < 9 && wordRows > 1 ? KeyboardOrder.alphabetical.rows : rows
    let keySize = isRoomy ? KeyboardGrid.KeySize.small : .tiny
    let keyRows = KeyboardGrid.size(order, keySize).rows
    let keysRow = part.rows - 1 - keyRows
    let row = 1 + wordRows
    word = part.part(row: 1, rows: wordRows)
    notice = part.part(row: row, rows: max(1, keysRow - row))
    keys = part.part(row: keysRow, rows: keyRows)
    keyboard = KeyboardGrid(order, keySize, row: keys.row, in: part.column..<part.endColumn)
  }
}

import CommonScreens
import GhostModel
import TerminalUI

/// Where the parts of the board stand in a picture of some size.
struct GhostLayout {
  let tier: LayoutTier

  /// The rules; nil where the header alone tells of them.
  let rule: Rect?

  /// Both players; nil where what was said tells whose turn it is.
  let players: Rect?

  /// The ghost between them, where there's room.
  let ghost: (picture: GhostPicture, origin: Point)?
  let fragment: Rect

  /// What was said or done, or the field to type a word in.
  let notice: Rect
  let keyboard: KeyboardGrid

  /// The rows of the buttons; empty where there's no room for them.
  let buttonRow: Rect

  init(size: Size, screen: GhostScreen) {
    tier = LayoutTier(size)
    let block = LayoutTier.block(in: size)
    guard tier > .minimal else {
      let board = SmallestBoard(
        in: block, length: screen.board.fragment.count + 1, rows: screen.keyboard)
      rule = nil
      players = nil
      ghost = nil
      fragment = board.word
      notice = board.notice
      keyboard = board.keyboard
      buttonRow = Rect(column: block.column, row: block.endRow, columns: 0, rows: 0)
      return
    }
    let keys = KeyboardGrid.size(screen.keyboard, tier.keySize).rows
    let fragmentRows = tier >= .large ? 6 : 3
    let (top, bottom) = tier.isFull ? (2, 2) : (1, 1)
    let buttonRows = screen.board.setup.hasChallenges && !tier.isFull ? 2 : 1
    let free = block.rows - top - bottom - 3 - buttonRows - fragmentRows - keys
    let picture = GhostPicture.all.last { $0.size.rows <= free - 2 }
    let playerRows = picture?.size.rows ?? 1
    let gaps = Gaps(6, in: free - playerRows, order: [2, 1, 3, 4, 0, 5])
    let margin = tier.isFull ? 2 : 1
    var row = top
    let inside = block.part(column: margin, columns: block.columns - 2 * margin)
    func part(_ rows: Int, after gap: Int) -> Rect {
      defer { row += gap + rows }
      return inside.part(row: row + gap, rows: rows)
    }
    rule = part(1, after: gaps[0])
    let players = part(playerRows, after: gaps[1])
    self.players = players
    ghost = picture.map { ($0, players.centered($0.size).origin) }
    fragment = part(fragmentRows, after: gaps[2])
    notice = part(2, after: gaps[3])
    keyboard = KeyboardGrid(
      screen.keyboard, tier.keySize, row: part(keys, after: gaps[4]).row,
      in: block.column..<block.endColumn)
    buttonRow = block.part(row: row + gaps[5], rows: buttonRows)
  }
}

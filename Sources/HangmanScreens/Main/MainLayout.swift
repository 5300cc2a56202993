import CommonScreens
import HangmanModel
import TerminalUI
import Words

/// Where the parts of the main screen stand in a picture of some size.
struct MainLayout {
  let tier: LayoutTier
  let gallows: (picture: Gallows, origin: Point)?
  let word: Rect

  /// The mistakes left and the wrong letters; nil where other parts tell of them.
  let status: Rect?
  let notice: Rect
  let keyboard: KeyboardGrid
  let buttons: [Rect]

  init(size: Size, state: MainScreen.State) {
    let titles = MainScreen.buttons(for: size)
    tier = LayoutTier(size)
    switch tier {
    case .full:
      let block = Rect(size).centered(Size(columns: 76, rows: 18))
      gallows = (.large, Point(column: block.column + 2, row: block.row))
      let column = block.column + 25
      word = Rect(column: column, row: block.row + 1, columns: 51, rows: 3)
      status = Rect(column: column, row: block.row + 4, columns: 51, rows: 2)
      notice = Rect(column: column, row: block.row + 7, columns: 51, rows: 2)
      keyboard = KeyboardGrid(
        keySize: .large, keysPerRow: 13,
        origin: Point(column: block.column + 5, row: block.row + 9))
      buttons = Button.row(titles, row: block.row + 16, in: 0..<size.columns, gap: 4)
    case .compact:
      let block = Rect(size).centered(Size(columns: 40, rows: 14))
      gallows = (.small, Point(column: block.column + 1, row: block.row))
      let column = block.column + 12
      word = Rect(column: column, row: block.row, columns: 27, rows: 3)
      status = Rect(column: column, row: block.row + 3, columns: 27, rows: 2)
      notice = Rect(column: block.column + 1, row: block.row + 7, columns: 38, rows: 2)
      keyboard = KeyboardGrid(
        keySize: .small, keysPerRow: 13, origin: Point(column: block.column, row: block.row + 10))
      buttons = Button.row(titles, row: block.row + 13, in: 0..<size.columns, gap: 1)
    case .minimal, .tooSmall:
      gallows = nil
      let column = (size.columns - 24) / 2
      // The mistakes are in the header, and the wrong letters small on the keyboard. What the word
      // and a taller screen leave free is the notice's.
      let length = state.board.pattern.length
      let wordRows = length <= 12 ? 1 : length <= 48 ? 2 : 3
      let keyboardRow = max(5, size.rows - 3)
      word = Rect(column: column, row: 1, columns: 24, rows: wordRows)
      notice = Rect(
        column: column, row: 1 + wordRows, columns: 24, rows: keyboardRow - 1 - wordRows)
      status = nil
      keyboard = KeyboardGrid(
        keySize: .tiny, keysPerRow: 13, origin: Point(column: column, row: keyboardRow))
      buttons = []
    }
  }
}

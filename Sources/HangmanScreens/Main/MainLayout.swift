import CommonScreens
import HangmanModel
import TerminalUI
import Words

/// Where the parts of the main screen stand in a picture of some size.
struct MainLayout {
  let tier: LayoutTier
  let gallows: (picture: Gallows, origin: Point)?
  let word: Rect

  /// A line for the category, where there is room for one.
  let category: Rect?

  /// The lives and the wrong letters; nil where other parts tell of them.
  let status: Rect?

  /// What was said last; a field to type in may take its place.
  let notice: Rect
  let keyboard: KeyboardGrid

  /// What is told at the end.
  let ending: Rect

  /// Where the buttons stand.
  let buttonRows: Rect

  /// How many words are held, where there is room for that.
  let meter: Rect?

  /// The guesses so far, where there is room beside the board.
  let ledger: Rect?

  /// What there is below the ledger; nil without anything.
  let aside: Rect?

  init(size: Size, state: MainScreen.State) {
    let tier = LayoutTier(size)
    let block = LayoutTier.block(in: size)
    switch tier {
    case .minimal: self.init(minimal: tier, block, state)
    case .compact: self.init(compact: block, state)
    default: self.init(full: tier, block, state)
    }
  }
}

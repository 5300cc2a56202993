import CommonScreens
import GhostModel
import Presentation
import Words

extension GhostView {
  /// The fragment as tiles that tell whose letter each is, and behind it the place of the next one.
  ///
  /// - Parameter lastLook: how the last letter looks, if not like its player's others.
  func tiles(hasNext: Bool = false, lastLook: WordTiles.Look? = nil) -> WordTiles {
    let pattern = Pattern(description: text + (hasNext ? "_" : ""))
    return WordTiles(pattern) { index in
      let player = index.isMultiple(of: 2) ? starter : starter.other
      let isLast = index == fragment.count - 1
      let look = (isLast ? lastLook : nil) ?? (player == .one ? .shown : .rival)
      return WordTiles.Tile(pattern[index], pattern[index] == nil ? .hidden : look)
    }
  }
}

import CommonScreens
import HangmanModel
import Words

extension WordTiles {
  /// The word on the board.
  ///
  /// - Parameter answer: the whole word, to fill the cells left hidden once the game is lost.
  init(board: Board, answer: String?, motion: BoardMotion?) {
    let answer = answer.map(Array.init)
    self.init(board.pattern) { index in
      let isDone = motion.map { $0.hasReached(index) } ?? true
      let shown = board.pattern[index]
      let look: Look =
        shown != nil
        ? (board.status == .won ? (isDone ? .lit : .outlined) : .shown)
        : (answer != nil && isDone ? .missing : .hidden)
      let filled = answer.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return Tile(look == .hidden ? nil : shown ?? filled, look, fall: motion?.fall(of: index))
    }
  }
}

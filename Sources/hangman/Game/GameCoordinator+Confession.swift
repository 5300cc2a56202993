import CommonScreens
import HangmanModel
import HangmanScreens
import Presentation
import TerminalUI

/// The truth about games that are over.
extension GameCoordinator {
  func showConfession(of game: FinishedGame) {
    show(session.confession(of: game), of: game)
  }

  /// Shows how a game of the history came about.
  func showStory(of entry: Kept<GameResult>) {
    let confession = session.confession(of: entry)
    show(confession, of: confession.map { FinishedGame(entry, told: $0) })
  }

  /// Shows what is to be told of a game; says so where that can't be.
  ///
  /// - Parameter game: the game, where it can be shared.
  func show(_ confession: Confession?, of game: FinishedGame? = nil, showsEnd: Bool = false) {
    guard let confession else { return program.tell(ConfessionMessage.untellable.text) }
    let screen = ConfessionScreen(confession, of: game, showsEnd: showsEnd) { [unowned self] in
      switch $0 {
      case .done: stage.pop(by: .slideDown)
      case .share(let game): share(game)
      case .replay: replay(confession.record, word: confession.word)
      }
    }
    stage.push(screen, by: .slideUp)
  }
}

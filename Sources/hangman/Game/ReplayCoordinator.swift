import CommonScreens
import HangmanModel
import HangmanScreens
import Presentation
import TerminalUI

/// A replay that is all there is in the program.
final class ReplayCoordinator: Coordinator {
  private let screen: ReplayScreen

  static func entry(_ replay: Replay) -> GameEntry {
    GameEntry(labels.replay.text) { ReplayCoordinator(replay, program: $0) }
  }

  private init(_ replay: Replay, program: Program) {
    screen = ReplayScreen([replay]) { [unowned program] in program.stage.end(.quit) }
  }

  var screens: [any Screen] { [screen] }
  let menu: [MenuItem] = []
  let isInPlay = true
  func didOpen() {}
}

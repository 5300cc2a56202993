import HangmanModel
import HangmanScreens
import TerminalUI

/// A replay that is all there is in the program.
final class ReplayCoordinator: Coordinator, ReplayScreenDelegate {
  private let screen: ReplayScreen
  private unowned let program: Program

  static func entry(_ replay: Replay) -> GameEntry {
    GameEntry(title: "Replay") { ReplayCoordinator(replay, program: $0) }
  }

  private init(_ replay: Replay, program: Program) {
    screen = ReplayScreen(replay)
    self.program = program
    screen.delegate = self
  }

  var root: any Screen { screen }
  let menu: [MenuItem] = []
  let isInPlay = true
  func didOpen() {}

  func replayScreenDidFinish(_ screen: ReplayScreen) { program.stage.end(.quit) }
}

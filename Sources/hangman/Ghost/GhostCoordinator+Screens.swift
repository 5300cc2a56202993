import CommonScreens
import GhostModel
import GhostScreens
import Presentation
import TerminalUI

/// What is chosen on the screens around the board.
extension GhostCoordinator {
  /// What a round is played with can't change in the middle of it: that restarts it, after asking.
  func play(with settings: GhostSettings) {
    let names = settings.names
    if settings.setup.opponent == nil, !names.one.isEmpty,
      names.one.lowercased() == names.two.lowercased()
    {
      return program.tell(GhostMessage.sameName(names.one).text)
    }
    if session.isInPlay, settings.setup == session.round?.setup {
      session.change(to: settings)
      session.rename(to: names)
      showBoard()
      return stage.pop(by: .flip)
    }
    guard session.isBegun else { return startRound(with: settings) }
    program.confirm(
      GhostMessage.askToRestart.text, no: labels.notNow.text, yes: labels.restartIt.text
    ) { [unowned self] in startRound(with: settings) }
  }

  func leaveNames() {
    if stage.top === screens.first { program.showMenu() } else { stage.pop(by: .flip) }
  }

  private func startRound(with settings: GhostSettings) {
    session.change(to: settings)
    startRound()
  }

  func askToClear(_ screen: GhostScoresScreen) {
    program.confirm(
      GhostMessage.askToClear.text, no: labels.keepThem.text, yes: labels.clearThem.text
    ) { [unowned self] in
      session.clear()
      screen.clear()
    }
  }
}

import CommonScreens
import GhostModel
import GhostScreens
import TerminalUI

extension GhostCoordinator: GhostNamesScreenDelegate {
  /// What a round is played with can't change in the middle of it: that restarts it, after asking.
  func ghostNamesScreen(
    _ screen: GhostNamesScreen, didFinishWith settings: GhostSettings
  ) {
    let names = settings.names
    if settings.setup.opponent == nil, !names.one.isEmpty,
      names.one.lowercased() == names.two.lowercased()
    {
      return program.tell("Both are called \(names.one). Give one of them another name.")
    }
    if session.isInPlay, settings.setup == session.round?.setup {
      session.change(to: settings)
      session.rename(to: names)
      showBoard()
      return stage.pop(screen, by: .flip)
    }
    guard session.isBegun else { return startRound(with: settings) }
    program.ask(
      "That restarts the round.",
      [
        MenuItem(title: "Not now") {},
        MenuItem(title: "Restart it") { [unowned self] in startRound(with: settings) },
      ])
  }

  func ghostNamesScreenDidCancel(_ screen: GhostNamesScreen) {
    if screen === root { program.showMenu() } else { stage.pop(screen, by: .flip) }
  }

  private func startRound(with settings: GhostSettings) {
    session.change(to: settings)
    startRound()
  }
}

extension GhostCoordinator: GhostEndScreenDelegate {
  func ghostEndScreen(_ screen: GhostEndScreen, didChoose step: GhostEndScreen.Step) {
    switch step {
    case .newRound: startRound()
    case .otherNames: showNames()
    case .scores: showScores()
    }
  }

  func ghostEndScreenDidAskForMenu(_ screen: GhostEndScreen) { program.showMenu() }
}

extension GhostCoordinator: GhostScoresScreenDelegate {
  func ghostScoresScreenDidFinish(_ screen: GhostScoresScreen) {
    stage.pop(screen, by: .slideDown)
  }

  func ghostScoresScreenDidAskToClear(_ screen: GhostScoresScreen) {
    program.ask(
      "Forget all names and scores of Ghost?",
      [
        MenuItem(title: "Keep them") {},
        MenuItem(title: "Clear them") { [unowned self] in
          session.clear()
          screen.clear()
        },
      ])
  }
}

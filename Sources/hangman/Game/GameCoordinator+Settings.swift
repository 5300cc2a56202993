import CommonScreens
import HangmanModel
import HangmanScreens
import Presentation
import ProgramModel
import TerminalUI
import Words

/// What the next game is played with, and how the program behaves.
extension GameCoordinator {
  func showSettings() {
    let screen = FlipsideScreen(
      settings: session.settings, preferences: program.preferences, library: session.library)
    screen.delegate = self
    stage.push(screen, by: .flip)
  }

  /// Does what leads to games with some settings; asks first where careful play isn't enough for them.
  ///
  /// - Parameter no: what the answer is called that doesn't.
  func askIfHopeless(_ settings: Settings, no: Caption, _ act: @escaping () -> Void) {
    let next = settings.resolved(in: session.library)
    let par = session.library[next.setup.list].flatMap { next.par(in: $0.universe) }
    guard let question = hopelessQuestion(next.setup, par: par) else { return act() }
    program.confirm(question, no: no.text, yes: labels.playIt.text, act)
  }
}

extension GameCoordinator: FlipsideScreenDelegate {
  func flipsideScreen(
    _ screen: FlipsideScreen, didChange settings: Settings, _ preferences: Preferences
  ) {
    session.change(to: settings)
    program.change(to: preferences)
    showAgain()
  }

  /// Asks first where careful play isn't enough for what was chosen.
  func flipsideScreenDidFinish(_ screen: FlipsideScreen) {
    let next = session.settings.resolved(in: session.library)
    let isChanged = next != screen.initialSettings.resolved(in: session.library)
    if !isChanged { return leaveSettings(isChanged: false) }
    askIfHopeless(session.settings, no: labels.changeIt) { [unowned self] in
      leaveSettings(isChanged: true)
    }
  }

  /// A game that nobody has begun to guess gives way to one with the new settings.
  private func leaveSettings(isChanged: Bool) {
    let board = session.round.board
    let isFirstLevel = session.round.run.level == 1 && session.round.occasion.isOwnRun
    if isChanged, board.status == .playing, board.moves.isEmpty, isFirstLevel {
      startNewGame(by: .flip)
    } else {
      if isChanged, board.status == .playing {
        show(.settingsWait)
      }
      stage.pop(to: face, by: .flip)
      if isChanged, session.finished?.runState == .goesOn {
        program.tell(ScreenText.runGoesOn.text)
      }
    }
  }
}

import CommonScreens
import GhostModel
import GhostScreens
import Presentation
import ProgramModel
import TerminalUI
import Words

/// Ghost in the program: hears what each of its screens tells, changes the session, and decides what
/// comes next.
final class GhostCoordinator: Coordinator {
  let session: GhostSession
  unowned let program: Program
  let main: GhostScreen

  /// What stands at first where there is no round.
  private var firstNames: GhostNamesScreen?

  /// How long a letter that ended the round is seen before the end is told, and how long the computer
  /// waits, in milliseconds.
  private static let endPause = 900
  private static let computersPause = 500

  init(session: GhostSession, program: Program) {
    self.session = session
    self.program = program
    main = GhostScreen(
      GhostView(setup: session.settings.setup, names: session.settings.names),
      keyboard: program.preferences.keyboard.rows)
    main.onOutcome = { [unowned self] in take($0) }
    if session.round == nil { firstNames = makeNamesScreen() }
    showBoard()
  }

  var stage: Stage { program.stage }

  var screens: [any Screen] { [firstNames ?? main] }

  var isInPlay: Bool { session.isInPlay }

  var menu: [MenuItem] {
    let scores = MenuItem(labels.scores.text) { [unowned self] in showScores() }
    guard let round = session.round else { return [scores] }
    let challenge = MenuItem(labels.challenge.text) { [unowned self] in play(.challenge) }
    return (round.canChallenge && !session.isComputersTurn ? [challenge] : []) + [
      MenuItem(labels.newRound.text) { [unowned self] in askForNewRound() },
      MenuItem(labels.settings.text) { [unowned self] in showNames() }, scores,
    ]
  }

  func didOpen() {
    session.round?.prepare()
    if session.isResumed { offerToGoOn() }
  }

  /// The computer's move, and the end of a round: after a while in which it can be seen what was, at once
  /// without animation.
  var automatic: Automatic? {
    guard stage.top === main else { return nil }
    if session.isComputersTurn {
      return Automatic(after: stage.isAnimated ? Self.computersPause : 0) { [unowned self] in
        playForComputer()
      }
    }
    if session.round?.end == nil { return nil }
    return Automatic(after: stage.isAnimated ? Self.endPause : 0) { [unowned self] in showEnd() }
  }

  private func offerToGoOn() {
    program.ask(
      GhostMessage.askToGoOn.text, yes: MenuItem(labels.goOn.text),
      no: MenuItem(labels.anotherRound.text) { [unowned self] in showNames() })
  }

  func didChangeLanguage() {
    session.didChangeLanguage()
    if firstNames != nil { firstNames = makeNamesScreen() }
  }

  /// Shows the round as it is, with what was done last.
  func showBoard(after account: GhostMessage? = nil) {
    guard let view = session.view(after: account) else { return }
    main.keyboard = program.preferences.keyboard.rows
    main.show(view)
  }

  private func play(_ move: GhostMove) {
    guard let player = session.round?.turn else { return }
    let isComputer = session.isComputersTurn
    if !session.play(move) { return }
    showBoard(after: session.sentences.account(of: move, by: player))
    if case .letter = move {
      stage.move(frames: GhostScreen.moveFrames, deafFor: isComputer ? 0 : GhostScreen.deafFrames)
    }
  }

  private func playForComputer() {
    guard session.isComputersTurn, let move = session.round?.computersMove() else { return }
    play(move)
  }

  /// Begins a round with the settings as they are.
  func startRound() {
    session.startRound()
    firstNames = nil
    showBoard()
    stage.show([main])
    stage.afterPicture { [unowned self] in session.round?.prepare() }
  }

  func askForNewRound() {
    if !session.isBegun { return startRound() }
    program.confirm(
      GhostMessage.askToGiveUp.text, no: labels.goOnPlaying.text, yes: labels.newRound.text
    ) { [unowned self] in startRound() }
  }

  private func makeNamesScreen() -> GhostNamesScreen {
    GhostNamesScreen(
      settings: session.settings, lists: session.lists, known: session.knownNames(),
      isFirst: session.round == nil, isInPlay: session.isInPlay
    ) { [unowned self] in
      if let settings = $0 { play(with: settings) } else { leaveNames() }
    }
  }

  func showNames() { stage.push(makeNamesScreen(), by: .flip) }

  private func showEnd() {
    guard let story = session.story() else { return }
    stage.discardInput()
    stage.push(GhostEndScreen(story) { [unowned self] in take($0) }, by: .slideUp)
  }

  func showScores() {
    let pages = session.scorePages()
    let opponent = (session.round?.setup ?? session.settings.setup).opponent
    let screen = GhostScoresScreen(
      pages: pages, page: pages.firstIndex { $0.opponent == opponent } ?? 0)
    screen.onOutcome = { [unowned self, unowned screen] in
      switch $0 {
      case .done: stage.pop(by: .slideDown)
      case .clear: askToClear(screen)
      }
    }
    stage.push(screen, by: .slideUp)
  }
}

extension GhostCoordinator {
  private func take(_ outcome: GhostOutcome) {
    switch outcome {
    case .move(let move): if !session.isComputersTurn { play(move) }
    case .newRound: askForNewRound()
    case .settings: showNames()
    case .scores: showScores()
    case .meaning(let meaning): program.show(NoteScreen { _ in [meaning] })
    case .menu: program.showMenu()
    }
  }
}

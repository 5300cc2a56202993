import CommonScreens
import HangmanModel
import HangmanScreens
import TerminalUI
import Wording
import Words

/// Hangman in the program: hears what each of its screens tells, changes the session, and decides
/// what comes next.
final class GameCoordinator: Coordinator {
  private let session: GameSession
  private unowned let program: Program
  private let main: MainScreen

  init(session: GameSession, program: Program) {
    self.session = session
    self.program = program
    main = MainScreen(board: session.round.board)
    main.delegate = self
    behave()
    let waiting = session.isAnotherWaiting ? " \(waitingNotice)" : ""
    showBoard(session.isResumed ? resumedNotice : openingNotice + waiting)
  }

  var root: any Screen { main }

  var menu: [MenuItem] {
    [
      MenuItem(title: "New Game") { [unowned self] in startNewGame(by: .none) },
      MenuItem(title: "Settings") { [unowned self] in showSettings() },
      MenuItem(title: "High Scores") { [unowned self] in showHistory() },
    ]
  }

  func didOpen() {
    if !session.isResumed { session.save() }
  }

  private var stage: Stage { program.stage }

  private func behave() {
    let settings = session.settings
    program.behave(isAnimated: settings.isAnimated, usesMouse: settings.usesMouse)
  }

  private func showBoard(_ notice: String) {
    main.show(session.round.board, notice: notice, answer: session.answer)
  }

  private var openingNotice: String { openingSentence(for: session.round) }

  private func startNewGame(by transition: Transition) {
    let isGivenUp = session.startNewGame()
    showBoard(isGivenUp ? "\(givenUpNotice) \(openingNotice)" : openingNotice)
    stage.pop(to: main, by: transition)
  }

  /// Shows the high scores, with the game on the board where that has ended.
  private func showHistory(holding isHeld: Bool = false) {
    let screen = HistoryScreen(
      game: session.finished, tables: session.scoreTables(), dateText: localDay(of:))
    screen.delegate = self
    stage.push(screen, by: .slideUp, holding: isHeld)
  }

  private func showSettings() {
    let screen = FlipsideScreen(settings: session.settings, lists: session.lists)
    screen.delegate = self
    stage.push(screen, by: .flip)
  }
}

extension GameCoordinator: MainScreenDelegate {
  func mainScreen(_ screen: MainScreen, didGuess letter: Letter) {
    if session.round.board.setup.setter.thinks {
      showBoard(thinkingNotice)
      stage.afterPicture { [unowned self] in guess(letter) }
    } else {
      guess(letter)
    }
  }

  private func guess(_ letter: Letter) {
    let outcome = session.play(.letter(letter))
    let told = sentence(for: outcome, letter: letter, board: session.round.board)
    showBoard(session.finished == nil ? told : "\(told) Enter starts a new game.")
    if session.finished != nil {
      stage.discardInput()
      showHistory(holding: true)
    }
  }

  func mainScreenDidAskForNewGame(_ screen: MainScreen) { startNewGame(by: .none) }
  func mainScreenDidAskForSettings(_ screen: MainScreen) { showSettings() }
  func mainScreenDidAskForHighScores(_ screen: MainScreen) { showHistory() }
  func mainScreenDidAskForMenu(_ screen: MainScreen) { program.showMenu() }
}

extension GameCoordinator: FlipsideScreenDelegate {
  func flipsideScreen(_ screen: FlipsideScreen, didChange settings: Settings) {
    session.change(to: settings)
    behave()
  }

  /// A game that nobody has begun to guess gives way to one with the new settings.
  func flipsideScreenDidFinish(_ screen: FlipsideScreen) {
    let board = session.round.board
    let isChanged = session.settings.setup != screen.initialSettings.setup
    if isChanged, board.status == .playing, board.guessed.isEmpty {
      startNewGame(by: .flip)
    } else {
      if isChanged, board.status == .playing {
        showBoard("The new settings start with the next game.")
      }
      stage.pop(to: main, by: .flip)
    }
  }
}

extension GameCoordinator: HistoryScreenDelegate {
  func historyScreenDidFinish(_ screen: HistoryScreen) { stage.pop(to: main, by: .slideDown) }
  func historyScreenDidAskForNewGame(_ screen: HistoryScreen) { startNewGame(by: .slideDown) }

  func historyScreen(_ screen: HistoryScreen, didAskForStoryOf game: FinishedGame) {
    program.show(NoteScreen(game.story(columns:)))
  }
}

import CommonScreens
import HangmanModel
import HangmanScreens
import TerminalUI
import Wording
import Words

/// Hangman in the program: hears what each of its screens tells, changes the session, and decides
/// what comes next.
final class GameCoordinator: Coordinator {
  let session: GameSession
  unowned let program: Program
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

  var stage: Stage { program.stage }

  private func behave() {
    let settings = session.settings
    program.behave(isAnimated: settings.isAnimated, usesMouse: settings.usesMouse)
    main.keyboard = settings.keyboard
  }

  private func showBoard(_ notice: String) {
    let board = session.round.board
    main.details = [board.setup.list.title, counted(board.pattern.length, "letter")]
    main.show(board, notice: notice, ending: session.finished.map(ending))
  }

  private var openingNotice: String { openingSentence(for: session.round) }

  func startNewGame(by transition: Transition) {
    let isGivenUp = session.startNewGame()
    showBoard(isGivenUp ? "\(givenUpNotice) \(openingNotice)" : openingNotice)
    stage.pop(to: main, by: transition)
  }

  /// Shows the high scores, with the game on the board where that has ended.
  func showHistory() {
    let screen = HistoryScreen(
      game: session.finished, tables: session.scoreTables(), dateText: localDay(of:))
    screen.delegate = self
    stage.push(screen, by: .slideUp)
  }

  private func showSettings() {
    let screen = FlipsideScreen(settings: session.settings, collection: session.collection)
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
    let outcome = session.guess(letter)
    showBoard(sentence(for: outcome, letter: letter, board: session.round.board))
    let isOver = session.finished != nil
    stage.move(frames: main.frameCount, isDeaf: isOver)
    if isOver {
      stage.afterPicture { [unowned self] in stage.discardInput() }
      showHistoryInTime()
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
    showStory(of: game)
  }
}

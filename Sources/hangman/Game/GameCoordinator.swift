import HangmanModel
import HangmanScreens
import Storage
import TerminalUI
import Words

/// Owns the screens: hears what each one tells, changes the session, and decides what comes next.
final class GameCoordinator {
  private let session: GameSession
  private let stage: Stage
  private let main: MainScreen

  private let allowsAnimation: Bool
  private let allowsMouse: Bool

  /// - Parameters:
  ///   - allowsAnimation: whether screens may turn and slide, if the settings agree.
  ///   - allowsMouse: whether the mouse may be used, if the settings agree.
  init(
    session: GameSession, terminal: any Terminal, allowsAnimation: Bool = true,
    allowsMouse: Bool = true
  ) {
    self.session = session
    self.allowsAnimation = allowsAnimation
    self.allowsMouse = allowsMouse
    stage = Stage(terminal: terminal, leastSize: leastPlayableSize)
    main = MainScreen(board: session.round.board)
    main.delegate = self
    stage.push(main)
    applySettings()
  }

  /// Shows the game and plays until the player leaves or a signal asks to.
  func run(telling message: String? = nil) -> Ending {
    let waiting = session.isAnotherWaiting ? " \(waitingNotice)" : ""
    showBoard(session.isResumed ? resumedNotice : openingNotice + waiting)
    if let message { tell(message) }
    stage.showOnce()
    if !session.isResumed { session.save() }
    tellOfStore()
    return stage.run()
  }

  private func applySettings() {
    stage.isAnimated = allowsAnimation && session.settings.isAnimated
    stage.usesMouse = allowsMouse && session.settings.usesMouse
  }

  private func showBoard(_ notice: String) {
    main.show(session.round.board, notice: notice, answer: session.answer)
  }

  private var openingNotice: String { openingSentence(for: session.round) }

  private func tell(_ message: String) {
    let screen = NoteScreen(message: message)
    screen.delegate = self
    stage.push(screen)
  }

  /// Tells the player, once, what has gone wrong about the saving.
  private func tellOfStore() {
    var sentences: [String] = []
    while let notice = session.store.takeNotice() { sentences.append(sentence(for: notice)) }
    if !sentences.isEmpty { tell(sentences.joined(separator: " ")) }
  }

  private func startNewGame(by transition: Transition) {
    let isGivenUp = session.startNewGame()
    showBoard(isGivenUp ? "\(givenUpNotice) \(openingNotice)" : openingNotice)
    stage.pop(to: main, by: transition)
    tellOfStore()
  }

  /// Shows the high scores, with the game on the board where that has ended.
  private func showHistory(holding isHeld: Bool = false) {
    let screen = HistoryScreen(
      game: session.finished, scores: session.store.highScores(), dateText: localDay(of:))
    screen.delegate = self
    stage.push(screen, by: .slideUp, holding: isHeld)
  }

  private func showSettings() {
    let screen = FlipsideScreen(
      settings: session.settings, universe: session.universe,
      knowsFairMisses: session.isOnEmbeddedWords)
    screen.delegate = self
    stage.push(screen, by: .flip)
  }

  private func showHelp(_ hints: [KeyHint]) {
    let screen = NoteScreen(helpFor: hints)
    screen.delegate = self
    stage.push(screen)
  }
}

extension GameCoordinator: MainScreenDelegate {
  func mainScreen(_ screen: MainScreen, didGuess letter: Letter) {
    let outcome = session.guess(letter)
    let told = sentence(for: outcome, letter: letter, board: session.round.board)
    showBoard(session.finished == nil ? told : "\(told) Enter starts a new game.")
    if session.finished != nil {
      stage.discardInput()
      showHistory(holding: true)
    }
    tellOfStore()
  }

  func mainScreenDidAskForNewGame(_ screen: MainScreen) { startNewGame(by: .none) }
  func mainScreenDidAskForSettings(_ screen: MainScreen) { showSettings() }
  func mainScreenDidAskForHighScores(_ screen: MainScreen) { showHistory() }
  func mainScreenDidAskForHelp(_ screen: MainScreen) { showHelp(screen.hints) }

  func mainScreenDidAskForMenu(_ screen: MainScreen) {
    let menu = MenuScreen()
    menu.delegate = self
    stage.push(menu)
  }
}

extension GameCoordinator: MenuScreenDelegate {
  func menuScreenDidAskForHelp(_ screen: MenuScreen) { showHelp(screen.hints) }

  func menuScreen(_ screen: MenuScreen, didChoose item: MenuScreen.Item) {
    stage.pop(to: main)
    switch item {
    case .resume: break
    case .newGame: startNewGame(by: .none)
    case .settings: showSettings()
    case .highScores: showHistory()
    case .quit: stage.end(.quit)
    }
  }
}

extension GameCoordinator: FlipsideScreenDelegate {
  func flipsideScreen(_ screen: FlipsideScreen, didChange settings: Settings) {
    session.change(to: settings)
    applySettings()
    tellOfStore()
  }

  /// A game that nobody has begun to guess gives way to one with the new settings.
  func flipsideScreenDidFinish(_ screen: FlipsideScreen) {
    let board = session.round.board
    let isChanged = !session.settings.beginsSameGame(as: screen.initialSettings)
    if isChanged, board.status == .playing, board.guessed.isEmpty {
      startNewGame(by: .flip)
    } else {
      if isChanged, board.status == .playing {
        showBoard("The new settings start with the next game.")
      }
      stage.pop(to: main, by: .flip)
    }
  }

  func flipsideScreenDidAskForHelp(_ screen: FlipsideScreen) { showHelp(screen.hints) }
}

extension GameCoordinator: HistoryScreenDelegate {
  func historyScreenDidFinish(_ screen: HistoryScreen) { stage.pop(to: main, by: .slideDown) }
  func historyScreenDidAskForNewGame(_ screen: HistoryScreen) { startNewGame(by: .slideDown) }

  func historyScreen(_ screen: HistoryScreen, didAskForStoryOf game: FinishedGame) {
    let story = NoteScreen(storyOf: game)
    story.delegate = self
    stage.push(story)
  }

  func historyScreenDidAskForHelp(_ screen: HistoryScreen) { showHelp(screen.hints) }
}

extension GameCoordinator: NoteScreenDelegate {
  func noteScreenDidFinish(_ screen: NoteScreen) { stage.remove(screen) }
}

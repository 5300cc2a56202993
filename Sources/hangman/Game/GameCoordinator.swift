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
    showBoard(session.isResumed ? resumedNotice : openingNotice)
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

  private func showHistory(of game: FinishedGame?) {
    let screen = HistoryScreen(
      game: game, scores: session.store.highScores(), dateText: localDay(of:))
    screen.delegate = self
    stage.push(screen, by: .slideUp, holding: game != nil)
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
    if let finished = session.finished {
      stage.discardInput()
      showHistory(of: finished)
    }
    tellOfStore()
  }

  func mainScreenDidAskForNewGame(_ screen: MainScreen) { startNewGame(by: .none) }
  func mainScreenDidAskForSettings(_ screen: MainScreen) { showSettings() }
  func mainScreenDidAskForHighScores(_ screen: MainScreen) { showHistory(of: nil) }
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
    case .highScores: showHistory(of: nil)
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

  func flipsideScreenDidFinish(_ screen: FlipsideScreen) { stage.pop(to: main, by: .flip) }
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

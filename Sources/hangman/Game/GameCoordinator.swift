import CommonScreens
import HangmanModel
import HangmanScreens
import PerfectPlay
import Presentation
import ProgramModel
import TerminalUI
import Words

/// Hangman in the program: hears what each of its screens tells, changes the session, and decides
/// what comes next.
final class GameCoordinator: Coordinator {
  let session: GameSession
  unowned let program: Program
  let main: MainScreen

  /// What stands over the board at first.
  enum FirstScreen {
    case board, daily
    /// A word for a friend, with the mistakes that are allowed at first.
    case word(allowed: Int)
  }

  let firstScreen: FirstScreen

  init(session: GameSession, program: Program, showing firstScreen: FirstScreen = .board) {
    self.session = session
    self.program = program
    self.firstScreen = firstScreen
    main = MainScreen(GameView(session.round, .nothing))
    main.onOutcome = { [unowned self] in take($0) }
    show(session.firstNews)
  }

  /// What has risen over the board of a game that has ended.
  var sheet: HistoryScreen?

  var screens: [any Screen] { [main] + (sheet.map { [$0] } ?? []) }

  /// The board, or what has risen over it: where other screens lead back to.
  var face: any Screen { sheet ?? main }

  /// What the board says, to be said again where something around it changes.
  private var news = News.nothing

  /// What decides on what stands beside the keys.
  private struct AsideSource: Equatable {
    let game: GameRecord
    let isHelped, isOver: Bool
  }

  /// What stood there last, and what that was read for.
  private var lastAside: GameView.Aside?
  private var asideSource: AsideSource?

  var isInPlay: Bool { session.finished == nil }

  var menu: [MenuItem] {
    func item(_ label: Caption, _ choose: @escaping (GameCoordinator) -> Void) -> MenuItem {
      MenuItem(label.text, brief: label.brief) { [unowned self] in choose(self) }
    }
    return [item(labels.newGame) { $0.askForNewGame() }] + waitingItems + [
      item(labels.daily) { $0.showDaily() }, item(labels.settings) { $0.showSettings() },
      item(labels.scores) { $0.showHistory() }, item(labels.wordForFriend) { $0.setWord() },
    ]
  }

  func didOpen() {
    if !session.isResumed { session.save() }
    switch firstScreen {
    case .board: tellPar()
    case .daily: showDaily()
    case .word(let allowed): setWord(allowed: allowed)
    }
  }

  var stage: Stage { program.stage }

  /// Shows the round as it is, and says what has just happened.
  func show(_ news: News) {
    // An offer isn't said again: it's off once another screen is opened.
    self.news = news.offersHint ? .nothing : news
    var view = session.view(news, isSpeaking: program.preferences.hasVoice)
    view.aside = aside()
    main.state.keyboard = program.preferences.keyboard
    main.show(view)
    if session.finished == nil, let sheet {
      stage.remove(sheet)
      self.sheet = nil
    }
    if session.round.isParOpen { stage.afterPicture { [unowned self] in tellPar() } }
  }

  /// Shows the round as it is, and says what was said last.
  func showAgain() { show(news) }

  func didChangeLanguage() {
    session.didChangeLanguage()
    showAgain()
  }

  /// What stands beside the keys. It's read again where it may have changed: at the beginning of a game, where a
  /// hint leads to another table, and at the end.
  private func aside() -> GameView.Aside? {
    let source = AsideSource(
      game: session.round.record.anew, isHelped: session.round.board.hintCount > 0,
      isOver: session.finished != nil)
    if source != asideSource {
      asideSource = source
      lastAside = session.boardAside
    }
    return lastAside
  }

  /// Has the setter work out what it can promise where that isn't known yet, and tells it.
  private func tellPar() {
    guard session.round.isParOpen else { return }
    session.prepare()
    showAgain()
  }

  /// Begins another game; asks first where one has been begun, or where a run has points.
  func askForNewGame() {
    let points = session.endingRun.flatMap(runEndSentence)
    let mayBeGivenUp = session.round.occasion.mayBeGivenUp
    if !session.isBegun || !mayBeGivenUp, points == nil { return startNewGame(by: .none) }
    let (question, no, yes): (ScreenText, Caption, Caption) =
      session.isBegun
      ? (.givesUpGame, labels.goOnPlaying, labels.giveUp)
      : (.beginsAnother, labels.notYet, labels.newGame)
    program.confirm(
      [question.text, points].compactMap(\.self).joined(separator: " "), no: no.text, yes: yes.text
    ) { [unowned self] in startNewGame(by: .none) }
  }

  /// Begins another game, and tells of the one that is given up for it.
  func startNewGame(by transition: Transition) {
    show(session.startNewGame())
    stage.pop(to: main, by: transition)
  }

  private func showStoryOfGivenUp() {
    if let game = session.givenUp { show(session.confession(of: game), showsEnd: true) }
  }

  /// Shows the scores, with the game on the board marked where that has ended.
  func showHistory() {
    let screen = ScoresScreen(
      everyone: session.everyonesTables(), tables: session.scoreTables(), runs: session.runTables(),
      latest: session.latestGames(),
      statistics: session.statistics(), marked: (session.finished?.id, session.finished?.runID),
      dateText: briefDay(of:)
    ) { [unowned self] in
      switch $0 {
      case .done: stage.pop(by: .slideDown)
      case .story(let entry): showStory(of: entry)
      case .replay(let standing): replay(standing)
      }
    }
    stage.push(screen, by: .slideUp)
  }
}

extension GameCoordinator {
  private func take(_ outcome: MainScreen.Outcome) {
    switch outcome {
    case .move(let move): thinking { [unowned self] in play(move) }
    case .hint: thinking { [unowned self] in offerHint() }
    case .takeHint: thinking(always: true) { [unowned self] in takeHint() }
    case .meter: turnMeter()
    case .givenUpStory: showStoryOfGivenUp()
    case .menu: program.showMenu()
    case .step(.newGame): askForNewGame()
    case .step(.settings): showSettings()
    case .step(.scores): showHistory()
    }
  }

  /// Does what may take a moment; says so before where the setter thinks, or always.
  private func thinking(always isAlways: Bool = false, _ act: @escaping () -> Void) {
    if isAlways || session.round.board.setup.setter.thinks {
      show(.thinking)
      stage.afterPicture(act)
    } else {
      act()
    }
  }

  private func play(_ move: Move) {
    show(session.make(move))
    raiseHistory()
    stage.move(frames: main.frameCount, deafFor: main.deafFrameCount)
    // Before the picture: a key that is pressed once it can be seen counts.
    if session.finished != nil { stage.discardInput() }
  }

  private func offerHint() { show(.offer(session.round.hintOffer())) }

  private func takeHint() {
    guard let advice = session.takeHint() else { return offerHint() }
    main.pick(advice.letter)
    show(.hint(advice))
    stage.move(frames: main.frameCount)
  }

  private func turnMeter() {
    var settings = session.settings
    settings.showsMeter.toggle()
    session.change(to: settings)
    show(.meter)
  }
}

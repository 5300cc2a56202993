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
    isNewcomer = session.isFirstEver
    main = MainScreen(board: session.round.board)
    main.onOutcome = { [unowned self] in take($0) }
    main.state.keyboard = program.preferences.keyboard
    let goesOn = session.isResumed && !session.round.board.moves.isEmpty
    let (opening, isAnotherWaiting) = (session.opening, session.isAnotherWaiting)
    showBoard(
      goesOn
        ? GameMessage.resumed.text
        : isAnotherWaiting
          ? "\(opening.levelText) \(GameMessage.anotherWaits.text)" : opening.levelText)
  }

  /// What has risen over the board of a game that has ended.
  var sheet: HistoryScreen?

  var screens: [any Screen] { [main] + (sheet.map { [$0] } ?? []) }

  /// The board, or what has risen over it: where other screens lead back to.
  var face: any Screen { sheet ?? main }

  /// What the board says, in the language that is spoken when it's shown.
  private var notice: () -> String = { "" }

  /// What decides on what stands beside the keys.
  private struct AsideSource: Equatable {
    let game: GameRecord
    let isHelped, isOver: Bool
  }

  /// What it was read for.
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

  /// Has the board tell how many words are held, if the settings say so.
  func tellHeld() {
    let round = session.round
    let isTold = session.settings.showsMeter && round.board.setup.setter.dodges
    main.state.counts = isTold ? round.candidateCounts : []
  }

  /// What the setter remarks on the round as it stands; nil where it is silent.
  var remark: String? {
    program.preferences.hasVoice
      ? Voice.remark(on: session.round, tellsHeld: session.settings.showsMeter) : nil
  }

  /// Whether the player has never seen the game, and has made no move yet in one like the first.
  private var isNewcomer: Bool

  /// Shows the round as it is.
  ///
  /// - Parameter notice: what the board says of it; kept, so that it can be said again in another language.
  func showBoard(_ notice: @autoclosure @escaping () -> String) {
    self.notice = notice
    showBoardAgain()
  }

  /// Shows a round that begins, or one that was left and goes on.
  func showRound(goesOn: Bool = false) {
    if goesOn { return showBoard(GameMessage.resumed.text) }
    let opening = session.opening
    showBoard(opening.levelText)
  }

  func didChangeLanguage() {
    session.didChangeLanguage()
    showBoardAgain()
  }

  /// Shows the round as it is, and says what was said last.
  func showBoardAgain() {
    let board = session.round.board
    let (run, occasion) = (session.round.run, session.round.occasion)
    let setup = board.setup
    // The title tells of the Imp, and of a setter that doesn't dodge.
    let isNamed = setup.setter.dodges && !setup.setter.isStandard
    isNewcomer =
      isNewcomer && board.moves.isEmpty && setup.setter.isStandard && occasion.isOwnRun
    main.state.introduction =
      isNewcomer ? [labels.introduction.text, labels.introduction.brief] : []
    tellHeld()
    main.state.tellsGivenUp = session.givenUp?.occasion.isOfSetter == true
    main.state.remark = session.finished == nil ? remark : nil
    main.state.details = [
      counted(board.letterCount, .letter),
      dailyTitle(occasion)
        ?? (occasion.leadsOn
          ? ScreenText.level(run.level, points: session.round.points).text : nil),
      occasion.isScored ? nil : labels.notScored.text,
      isNamed ? setup.setter.localizedName : nil,
      session.round.par.map(parTitle), setup.list.localizedTitle,
    ].compactMap(\.self)
    showAside()
    main.show(board, notice: notice(), ending: session.finished.map(ending))
    if session.finished == nil, let sheet {
      stage.remove(sheet)
      self.sheet = nil
    }
    if session.round.isParOpen { stage.afterPicture { [unowned self] in tellPar() } }
  }

  /// Reads what stands beside the keys where it may have changed: at the beginning of a game, where a hint leads
  /// to another table, and at the end.
  private func showAside() {
    let shown = AsideSource(
      game: session.round.record.anew, isHelped: session.round.board.hintCount > 0,
      isOver: session.finished != nil)
    if shown == asideSource { return }
    asideSource = shown
    main.state.aside = session.boardAside
  }

  /// Has the setter work out what it can promise where that isn't known yet, and tells it.
  private func tellPar() {
    guard session.round.isParOpen else { return }
    let isOpening = notice() == session.opening.levelText
    session.prepare()
    if isOpening { showRound() } else { showBoardAgain() }
  }

  /// Begins another game; asks first where one has been begun, or where a run has points.
  func askForNewGame() {
    let points = session.runEnd
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
    let waits = session.waitsIfLeft
    let givenUp = session.startNewGame()
    let hasStory = session.givenUp?.occasion.isOfSetter == true
    let opening = session.isResumed ? nil : session.opening
    showBoard(
      [
        givenUp.map { givenUpSentence($0.result.word, of: $0.result.setup, held: $0.heldCount) },
        hasStory ? GameMessage.givenUpStory.text : nil, opening?.text ?? GameMessage.resumed.text,
        waits ? DailyMessage.waits.text : nil,
      ].compactMap(\.self).joined(separator: " "))
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
      showBoard(GameMessage.thinking.text)
      stage.afterPicture(act)
    } else {
      act()
    }
  }

  private func play(_ move: Move) {
    let outcome = session.play(move)
    let board = session.round.board
    showBoard(sentence(for: outcome, of: move, board: board))
    raiseHistory()
    stage.move(frames: main.frameCount, deafFor: main.deafFrameCount)
    // Before the picture: a key that is pressed once it can be seen counts.
    if session.finished != nil { stage.discardInput() }
  }

  private func offerHint() {
    let (offer, board) = (session.round.hintOffer(), session.round.board)
    let isSold = offer != nil && offer != .fatal
    // An offer isn't kept to be said again: it's off once another screen is opened.
    showBoard(isSold ? "" : sentence(for: offer, on: board))
    main.offerHint(sentence(for: offer, on: board), isSold: isSold)
  }

  private func takeHint() {
    guard let advice = session.takeHint() else { return offerHint() }
    main.pick(advice.letter)
    let setter = session.round.board.setup.setter
    showBoard(hintSentence(advice, against: setter))
    stage.move(frames: main.frameCount)
  }

  private func turnMeter() {
    var settings = session.settings
    settings.showsMeter.toggle()
    session.change(to: settings)
    let (round, isShown) = (session.round, settings.showsMeter)
    showBoard(isShown ? heldSentence(round) : ScreenText.countIsSecret.text)
  }
}

import CommonScreens
import HangmanModel
import HangmanScreens
import PerfectPlay
import ProgramModel
import TerminalUI
import Presentation
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
    let waiting = session.isAnotherWaiting ? " \(GameMessage.anotherWaits.text)" : ""
    let isUntouched = session.round.board.moves.isEmpty
    showBoard(session.isResumed && !isUntouched ? GameMessage.resumed.text : levelNotice + waiting)
  }

  /// What has risen over the board of a game that has ended.
  var sheet: HistoryScreen?

  var screens: [any Screen] { [main] + (sheet.map { [$0] } ?? []) }

  /// The board, or what has risen over it: where other screens lead back to.
  var face: any Screen { sheet ?? main }

  /// What the board says.
  private var notice = ""

  /// What decides on what stands beside the keys.
  private struct AsideSource: Equatable {
    let game: GameRecord
    let isHelped, isOver: Bool
  }

  /// What it was read for.
  private var asideSource: AsideSource?

  var isInPlay: Bool { session.finished == nil }

  var menu: [MenuItem] {
    [MenuItem("New Game") { [unowned self] in askForNewGame() }] + waitingItems + [
      MenuItem("Daily") { [unowned self] in showDaily() },
      MenuItem("Settings") { [unowned self] in showSettings() },
      MenuItem("Scores") { [unowned self] in showHistory() },
      MenuItem("A Word for a Friend") { [unowned self] in setWord() },
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

  /// What is told to who has never seen the game.
  private static let introductions = [
    "Evil: I choose no word. I hold them all, and dodge.", "Evil: I pick none, I dodge.",
  ]

  func showBoard(_ notice: String) {
    let board = session.round.board
    let (run, occasion) = (session.round.run, session.round.occasion)
    let setup = board.setup
    // The title tells of the Imp, and of a setter that doesn't dodge.
    let isNamed = setup.setter.dodges && !setup.setter.isStandard
    isNewcomer =
      isNewcomer && board.moves.isEmpty && setup.setter.isStandard && occasion.isOwnRun
    main.state.introduction = isNewcomer ? Self.introductions : []
    tellHeld()
    main.state.tellsGivenUp = session.givenUp?.occasion.isOfSetter == true
    main.state.remark = session.finished == nil ? remark : nil
    main.state.details = [
      counted(board.letterCount, .letter),
      dailyTitle(occasion)
        ?? (occasion.leadsOn
          ? "level \(grouped(run.level)) · \(counted(session.round.points, .point))" : nil),
      occasion.isScored ? nil : "not scored",
      isNamed ? setup.setter.name : nil, session.round.par.map { "par \($0)" }, setup.list.title,
    ].compactMap(\.self)
    showAside()
    main.show(board, notice: notice, ending: session.finished.map(ending))
    if session.finished == nil, let sheet {
      stage.remove(sheet)
      self.sheet = nil
    }
    self.notice = notice
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
    let opening = levelNotice
    session.prepare()
    showBoard(notice == opening ? levelNotice : notice)
  }

  /// What is said when a round begins, with where its run stands.
  var levelNotice: String {
    session.round.run.level == 1
      ? openingNotice : "\(runSentence(session.round)) \(openingNotice)"
  }

  private var openingNotice: String {
    openingSentence(
      for: session.round, tellsHeld: session.tellsHeld, insteadOf: session.lostSetter)
  }

  /// Begins another game; asks first where one has been begun, or where a run has points.
  func askForNewGame() {
    let points = session.runEnd
    let mayBeGivenUp = session.round.occasion.mayBeGivenUp
    if !session.isBegun || !mayBeGivenUp, points == nil { return startNewGame(by: .none) }
    let question = session.isBegun ? "Give this game up?" : "Begin another game?"
    program.confirm(
      [question, points].compactMap(\.self).joined(separator: " "),
      no: session.isBegun ? "Go on playing" : "Not yet",
      yes: session.isBegun ? "Give it up" : "New Game"
    ) { [unowned self] in startNewGame(by: .none) }
  }

  /// Begins another game, and tells of the one that is given up for it.
  func startNewGame(by transition: Transition) {
    let waits = session.waitsIfLeft
    let givenUp = session.startNewGame().map {
      givenUpSentence($0.result.word, of: $0.result.setup, held: $0.heldCount)
    }
    let story = session.givenUp?.occasion.isOfSetter == true ? GameMessage.givenUpStory.text : nil
    let notice = session.isResumed ? GameMessage.resumed.text : openingNotice
    showBoard(
      [givenUp, story, notice, waits ? DailyMessage.waits.text : nil].compactMap(\.self).joined(
        separator: " "))
    stage.pop(to: main, by: transition)
  }

  private func showStoryOfGivenUp() {
    if let game = session.givenUp { show(session.confession(of: game), showsEnd: true) }
  }

  /// Shows the scores, with the game on the board marked where that has ended.
  func showHistory() {
    let screen = ScoresScreen(
      tables: session.scoreTables(), runs: session.runTables(), latest: session.latestGames(),
      statistics: session.statistics(), marked: (session.finished?.id, session.finished?.runID),
      dateText: localDay(of:)
    ) { [unowned self] in
      switch $0 {
      case .done: stage.pop(by: .slideDown)
      case .story(let entry): showStory(of: entry)
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
    showBoard(sentence(for: outcome, of: move, board: session.round.board))
    raiseHistory()
    stage.move(frames: main.frameCount, deafFor: main.deafFrameCount)
    // Before the picture: a key that is pressed once it can be seen counts.
    if session.finished != nil { stage.discardInput() }
  }

  private func offerHint() {
    let offer = session.round.hintOffer()
    let told = sentence(for: offer, on: session.round.board)
    showBoard(told)
    main.offerHint(told, isSold: offer != nil && offer != .fatal)
  }

  private func takeHint() {
    guard let advice = session.takeHint() else { return offerHint() }
    main.pick(advice.letter)
    showBoard(hintSentence(advice, against: session.round.board.setup.setter))
    stage.move(frames: main.frameCount)
  }

  private func turnMeter() {
    var settings = session.settings
    settings.showsMeter.toggle()
    session.change(to: settings)
    showBoard(
      settings.showsMeter ? heldSentence(session.round) : "I'll keep the count to myself again.")
  }
}

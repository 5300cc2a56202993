import HangmanModel
import PerfectPlay
import Presentation
import ProgramModel
import Storage
import Words

/// One game after another: the round in play, the settings, and the writing down of both.
///
/// Each step is written before it can be seen, so that whatever the player saw is there again after
/// the program was killed.
final class GameSession {
  enum Phase {
    case playing
    /// The round has ended. The next level of its run, where one follows, has been written down.
    case over(GameEnd, next: Round?)
  }

  /// How the round came about.
  enum Origin {
    /// It was started, with another setter where the one that was asked for had to give way.
    case started(insteadOf: Setter?)
    /// It was left earlier, and has been taken up again.
    case resumed
  }

  /// The lists that can be chosen: the program's own, and the file that was asked for.
  let library: Library
  let store: GameStore
  private(set) var round: Round
  private(set) var phase = Phase.playing
  private var origin: Origin

  /// The game that was given up for the one in play, until the player makes a move in that.
  private(set) var givenUp: FinishedGame?

  /// The stored settings, but for what the command line has named and the player hasn't changed since.
  private(set) var settings: Settings

  /// Whether nothing has ever been chosen or played: the player sees the game for the first time, or has only
  /// looked at it.
  private(set) var isFirstEver: Bool

  /// Whether a round that was left stays so, since it isn't such a first game as was asked for.
  let isAnotherWaiting: Bool

  /// The board that everybody plays for; nil where one plays alone.
  var sharedBoard: (any SharedBoard)?

  let history: History
  let clock: () -> Int
  private let dayOf: (Int) -> Day

  /// The rounds that wait for a game outside of their runs to end, the latest last.
  var aside: [Int64] = []

  /// Whether a game that nobody has begun to guess is forgotten, since it's not what the player usually plays.
  private let isByOptions: Bool

  /// Where the chances of the next game begin, and of those after it.
  private var nextSeed: UInt64
  private let drawSeed: () -> UInt64

  /// Takes up the round that was left, or starts one; nil if the collection has no words.
  ///
  /// - Parameters:
  ///   - own: the program's own lists.
  ///   - collection: the words asked for, if any; a round is taken up with those that it was left with.
  ///   - seed: where the chances of the first new game begin.
  ///   - draw: draws all seeds instead, so that none follows from one that was seen.
  ///   - clock: the time in seconds since 1970.
  ///   - dayOf: the day of such a time, where the player is.
  init?(
    store: GameStore, own: Library = .embedded, collection: WordCollection? = nil,
    first: FirstGame, seed: UInt64, drawing draw: (() -> UInt64)? = nil,
    clock: @escaping () -> Int, dayOf: @escaping (Int) -> Day = localCalendarDay(of:)
  ) {
    self.store = store
    self.clock = clock
    self.dayOf = dayOf
    let library = own.adding(collection)
    self.library = library
    history = History(store, of: library)
    isFirstEver = store.isBlank
    var settings = store.settings()
    settings.listChoice.follow(Language.current.usualList)
    settings = first.applied(to: settings)
    if let collection { settings.listChoice = ListChoice(collection.id) }
    self.settings = settings
    isByOptions = first != FirstGame() || collection != nil
    nextSeed = draw?() ?? seed
    var seeds = SeededGenerator(seed: seed)
    drawSeed = draw ?? { seeds.next() }
    var found: Round?
    var isRefused = false
    let claimed = store.claimRound(
      lists: collection.map { [$0.id] } ?? own.lists.map(\.id),
      or: collection == nil ? .friend : nil
    ) { saved in
      guard let words = library.words(of: saved.record.setup.list) else { return false }
      guard first.accepts(saved.record.setup, in: words.universe) else {
        isRefused = true
        return false
      }
      found = Round(saved, in: words.universe(for: saved.record))
      return found?.board.status == .playing
    }
    isAnotherWaiting = claimed == nil && isRefused
    if claimed != nil, let found {
      round = found
      origin = .resumed
      if !found.board.moves.isEmpty { isFirstEver = false }
      if !found.occasion.isOwnRun { aside = waitingRounds().prefix(1).map(\.id) }
      return
    }
    let seed = settings.seed(nextSeed, orBy: drawSeed, in: library)
    let next = settings.resolved(in: library, drawingBy: seed)
    guard let started = Self.round(next, seed: seed, in: library) else { return nil }
    round = started
    origin = .started(insteadOf: next.lostSetter)
    nextSeed = drawSeed()
  }

  /// How the round ended, once it has.
  var end: GameEnd? { if case .over(let end, _) = phase { end } else { nil } }
  var finished: FinishedGame? { end?.game }

  /// The next level of the run, once this one is won.
  var nextLevel: Round? { if case .over(_, let next) = phase { next } else { nil } }

  var isResumed: Bool { if case .resumed = origin { true } else { false } }

  /// The setter that the round was asked for with, if it had to give way.
  var lostSetter: Setter? { if case .started(let lost) = origin { lost } else { nil } }

  /// The list that the next game is played with.
  var collection: WordCollection { library[settings.list] ?? library.standard }

  /// What the next game is played with, and what had to give way for it.
  var next: Resolution { settingsAfterRound.resolved(in: library, drawingBy: nextSeed) }

  /// The settings once another game takes the place of this one.
  private var settingsAfterRound: Settings {
    round.board.moves.isEmpty && !settings.latestLengths.isEmpty
      ? settings.remembering(round.board.setup) : settings
  }

  private static func round(
    _ next: Resolution, seed: UInt64, in library: Library
  ) -> Round? {
    library[next.setup.list].flatMap {
      Round(next.setup, seed: seed, in: $0.universe, continuing: Run(rule: next.rule))
    }
  }

  /// Writes down the round as it stands, unless it's one that leaves nothing behind until it's played.
  func save() {
    if isByOptions, isUntouched, round.occasion.isOwnRun { return }
    write()
  }

  /// Whether the round, or the next level, is there at the next start.
  var isWritten: Bool { store.ownRound != nil }

  private func write() {
    if round.board.status == .playing { store.save(round.saved(at: clock())) }
  }

  /// Has the setter work out what it promises, which may take a moment.
  func prepare() { round.prepare() }

  /// Makes a move, and writes down what came of it.
  func play(_ move: Move) -> Outcome {
    // Only a round that was written down can be ended.
    if store.ownRound == nil { write() }
    let outcome = round.play(move)
    if !outcome.counts { return outcome }
    givenUp = nil
    isFirstEver = false
    // The length of a game that is played isn't drawn again at once.
    if round.board.moves.count == 1 { change(to: settings.remembering(round.board.setup)) }
    if round.board.status == .playing { save() } else { finish() }
    return outcome
  }

  /// Takes a hint for a mistake, and writes it down; nil where there's none to be taken.
  func takeHint() -> Advice? {
    guard let offer = round.hintOffer(), offer != .fatal, let advice = round.advice() else {
      return nil
    }
    return play(.hint(.letter(advice.letter))) == .hinted ? advice : nil
  }

  private func finish() {
    let next = round.nextLevel(otherwise: nextSeed)
    if round.seed == nil { nextSeed = drawSeed() }
    if round.occasion.isScored {
      let game = history.add(round, next: next, at: clock())
      sharedBoard?.add(game)
      phase = .over(end(of: game), next: next)
    } else {
      store.abandonRound(ending: nil, isGivenUp: false)
      if let next { store.save(next.saved(at: clock())) }
      phase = .over(GameEnd(FinishedGame(round, next: next, at: clock())), next: next)
    }
  }

  /// Another kind of game, after one that isn't to the player's taste; everyday words are suggested once.
  func makeSuggestion(after game: FinishedGame) -> Suggestion? {
    let before = history.latest(2).first { $0.id != game.id }
      .flatMap { history.record(of: $0.id) }
    let suggestion = game.suggestion(
      after: before?.moves ?? [], suggestsWords: !settings.hasSuggestedWords, in: library)
    if case .everydayWords = suggestion {
      var settings = settings
      settings.hasSuggestedWords = true
      change(to: settings)
    }
    return suggestion
  }

  /// Begins a game as it was suggested, and the games after it too.
  func takeSuggestion() {
    guard let suggestion = end?.suggestion else { return }
    change(to: suggestion.applied(to: settings))
    startNewGame()
  }

  /// Goes on to the next level of the run; false if there is none.
  func startNextLevel() -> Bool {
    guard let nextLevel else { return false }
    round = nextLevel
    phase = .playing
    return true
  }

  /// Whether a game goes on in which the player has made a move.
  var isBegun: Bool { round.board.status == .playing && !round.board.moves.isEmpty }

  /// What the run comes to if it ends now; nil where the game is no level of one.
  var runResult: RunResult? { (nextLevel ?? round).runResult(at: clock()) }

  /// What the run comes to if another game is begun; nil where there is nothing to lose.
  var endingRun: RunResult? {
    guard nextLevel != nil || finished == nil, let run = runResult, run.points > 0 else {
      return nil
    }
    return run
  }

  /// Starts another round, with the settings as they are now, and ends the run. A game that was given up for it
  /// counts nowhere.
  ///
  /// After a game outside of its run it is the round that waited for that, if there is one.
  @discardableResult
  func startNewGame() -> News {
    let (endedRun, mayBeGivenUp) = (endingRun, round.occasion.mayBeGivenUp)
    let isOtherWaiting = finished == nil && !mayBeGivenUp
    nextSeed = settingsAfterRound.seed(nextSeed, orBy: drawSeed, in: library)
    let next = next
    guard let started = Self.round(next, seed: nextSeed, in: library) else {
      return .resumed
    }
    let givenUp = isBegun && mayBeGivenUp ? FinishedGame(round, at: clock()) : nil
    if !mayBeGivenUp { store.leaveRound() }
    let lastLevel = lastLevel
    store.abandonRound(ending: runResult, isGivenUp: givenUp != nil)
    if let lastLevel { sharedBoard?.addRun(endingWith: lastLevel, at: clock()) }
    if !comeBack() {
      nextSeed = drawSeed()
      aside = []
      put(started, .started(insteadOf: next.lostSetter))
      save()
    }
    self.givenUp = givenUp
    return .newGame(
      endedRun: endedRun, isOtherWaiting: isOtherWaiting, isResumed: isResumed)
  }

  /// The level in play of a run, or the one that was won last where the next hasn't been begun.
  private var lastLevel: FinishedGame? {
    if !round.occasion.isOwnRun { return nil }
    return nextLevel == nil ? FinishedGame(round, at: clock()) : finished
  }

  func put(_ other: Round, _ origin: Origin) {
    (round, phase, self.origin) = (other, .playing, origin)
    givenUp = nil
  }

  /// The day that it is where the player is.
  var today: Day { dayOf(clock()) }

  /// Takes the usual list of the language that is spoken, unless the player has chosen one.
  func didChangeLanguage() { settings.listChoice.follow(Language.current.usualList) }

  /// - Parameter isListChosen: whether the player has just chosen the list, be it the one in play; then that
  ///   choice is kept.
  func change(to settings: Settings, choosingList isListChosen: Bool = false) {
    var (old, new) = (self.settings, settings)
    if isListChosen {
      old.listChoice = ListChoice(new.list, isChosen: false)
      new.listChoice = ListChoice(new.list)
    }
    store.save(new, insteadOf: old)
    self.settings = new
  }
}

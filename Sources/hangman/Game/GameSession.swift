import HangmanModel
import PerfectPlay
import Storage
import Words

/// One game after another: the round in play, the settings, and the writing down of both.
///
/// Each step is written before it can be seen, so that whatever the player saw is there again after
/// the program was killed.
final class GameSession {
  /// The lists that can be chosen: the program's own, and the file that was asked for.
  let library: Library
  let store: GameStore
  private(set) var round: Round
  private(set) var settings: Settings

  /// How the round ended, once it has.
  private(set) var finished: FinishedGame?

  /// The setter that the round was asked for with, if it had to give way.
  private(set) var lostSetter: Setter?

  /// Whether the round was left earlier and has been taken up again.
  private(set) var isResumed: Bool

  /// Whether nothing has ever been kept: the player sees the game for the first time.
  let isFirstEver: Bool

  /// Whether a round that was left stays so, since it isn't such a first game as was asked for.
  let isAnotherWaiting: Bool

  let history: History
  let clock: () -> Int
  private let dayOf: (Int) -> Day

  /// The next level of the run, once this one is won; it has been written down.
  private(set) var nextLevel: Round?

  /// The rounds that wait for a game outside of their runs to end, the latest last.
  var aside: [Int64] = []

  /// The list of the settings as they are stored, while the command line names another.
  private var storedList: ListID?

  /// Where the chances of the next game begin, and of those after it.
  private var nextSeed: UInt64
  private var seeds: SeededGenerator

  /// Takes up the round that was left, or starts one; nil if the collection has no words.
  ///
  /// - Parameters:
  ///   - own: the program's own lists.
  ///   - collection: the words asked for, if any; a round is taken up with those that it was left with.
  ///   - seed: where the chances of the first new game begin.
  ///   - clock: the time in seconds since 1970.
  ///   - dayOf: the day of such a time, where the player is.
  init?(
    store: GameStore, own: Library = .embedded, collection: WordCollection? = nil,
    first: FirstGame, seed: UInt64,
    clock: @escaping () -> Int, dayOf: @escaping (Int) -> Day = localCalendarDay(of:)
  ) {
    self.store = store
    self.clock = clock
    self.dayOf = dayOf
    let library = own.adding(collection)
    self.library = library
    history = History(store, of: library)
    isFirstEver = store.isBlank
    settings = store.settings()
    nextSeed = seed
    seeds = SeededGenerator(seed: seed)
    if let collection {
      storedList = settings.list
      settings.list = collection.id
    }
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
      found = Round(saved, in: words.universe)
      return found?.board.status == .playing
    }
    isResumed = claimed != nil
    isAnotherWaiting = !isResumed && isRefused
    if isResumed, let found {
      round = found
      if !found.occasion.isOwnRun { aside = waitingRounds().prefix(1).map(\.id) }
      return
    }
    let next = first.applied(to: settings).resolved(in: library)
    guard let started = Self.round(next, seed: seed, in: library) else { return nil }
    round = started
    lostSetter = next.lostSetter
    nextSeed = seeds.next()
  }

  /// The word to show once the game is lost.
  var answer: String? {
    round.board.status == .lost ? finished?.result.word : nil
  }

  /// The list that the next game is played with.
  var collection: WordCollection { library[settings.list] ?? library.standard }

  /// What the next game is played with, and what had to give way for it.
  var next: Resolution { settings.resolved(in: library) }

  private static func round(
    _ next: Resolution, seed: UInt64, in library: Library
  ) -> Round? {
    library[next.setup.list].flatMap { Round(next.setup, seed: seed, in: $0.universe) }
  }

  /// Whether there is something to lose if another game is begun: points of a run that goes on.
  var hasPoints: Bool { (nextLevel != nil || finished == nil) && (runResult?.points ?? 0) > 0 }

  /// Whether the round waits when another game is begun, since it may not be given up.
  var waitsIfLeft: Bool { finished == nil && !round.occasion.mayBeGivenUp }

  /// Writes down the round as it stands.
  func save() {
    if round.board.status == .playing { store.save(round.saved) }
  }

  /// Has the setter work out what it promises, which may take a moment.
  func prepare() { round.prepare() }

  /// Makes a move, and writes down what came of it.
  func play(_ move: Move) -> Outcome {
    let outcome = round.play(move)
    if !outcome.counts { return outcome }
    if round.board.status == .playing { save() } else { finish() }
    return outcome
  }

  /// Takes a hint for a mistake, and writes it down; nil where it can't be taken.
  func takeHint() -> Advice? {
    guard round.board.canTakeHint, let advice = round.advice() else { return nil }
    return play(.hint(.letter(advice.letter))) == .hinted ? advice : nil
  }

  private func finish() {
    nextLevel = round.nextLevel(otherwise: nextSeed)
    if round.seed == nil { nextSeed = seeds.next() }
    if round.occasion.isScored {
      finished = history.add(round, next: nextLevel, at: clock())
    } else {
      store.abandonRound(ending: nil, isGivenUp: false)
      if let nextLevel { store.save(nextLevel.saved) }
      finished = FinishedGame(notKeeping: round, next: nextLevel, at: clock())
    }
  }

  /// Goes on to the next level of the run; false if there is none.
  func startNextLevel() -> Bool {
    guard let nextLevel else { return false }
    round = nextLevel
    self.nextLevel = nil
    finished = nil
    return true
  }

  /// Whether a game goes on in which the player has made a move.
  var isBegun: Bool { round.board.status == .playing && !round.board.moves.isEmpty }

  /// What the run comes to if it ends now; nil where the game is no level of one.
  var runResult: RunResult? { (nextLevel ?? round).runResult(at: clock()) }

  /// Starts another round, with the settings as they are now, and ends the run.
  ///
  /// After a game outside of its run it is the round that waited for that, if there is one.
  ///
  /// - Returns: the game that was given up for it, if the player had made a move in it; it counts
  ///   nowhere.
  @discardableResult
  func startNewGame() -> FinishedGame? {
    let next = next
    guard let started = Self.round(next, seed: nextSeed, in: library) else {
      return nil
    }
    let mayBeGivenUp = round.occasion.mayBeGivenUp
    let givenUp = isBegun && mayBeGivenUp ? FinishedGame(notKeeping: round, at: clock()) : nil
    if !mayBeGivenUp { store.leaveRound() }
    store.abandonRound(ending: runResult, isGivenUp: givenUp != nil)
    if comeBack() { return givenUp }
    nextSeed = seeds.next()
    aside = []
    put(started, insteadOf: next.lostSetter, isResumed: false)
    save()
    return givenUp
  }

  /// - Parameter lost: the setter that had to give way.
  func put(_ other: Round, insteadOf lost: Setter? = nil, isResumed: Bool) {
    self.isResumed = isResumed
    round = other
    lostSetter = lost
    nextLevel = nil
    finished = nil
  }

  /// The day that it is where the player is.
  var today: Day { dayOf(clock()) }

  func change(to settings: Settings) {
    let old = stored(self.settings)
    if settings.list != self.settings.list { storedList = nil }
    self.settings = settings
    store.save(stored(settings), insteadOf: old)
  }

  private func stored(_ settings: Settings) -> Settings {
    var stored = settings
    if let storedList { stored.list = storedList }
    return stored
  }
}

import HangmanModel
import Storage
import Words

/// One game after another: the round in play, the settings, and the writing down of both.
///
/// Each step is written before it can be seen, so that whatever the player saw is there again after
/// the program was killed.
final class GameSession {
  let collection: WordCollection
  let store: GameStore
  private(set) var round: Round
  private(set) var settings: Settings

  /// How the round ended, once it has.
  private(set) var finished: FinishedGame?

  /// Whether the round was left earlier and is now taken up again.
  let isResumed: Bool

  /// Whether a round that was left stays so, since it isn't such a first game as was asked for.
  let isAnotherWaiting: Bool

  private let history: History
  private let clock: () -> Int

  /// Where the chances of the next game begin, and of those after it.
  private var nextSeed: UInt64
  private var seeds: SeededGenerator

  /// Takes up the round that was left, or starts one; nil if the collection has no words.
  ///
  /// - Parameters:
  ///   - collection: the words; a round is taken up with those that it was left with.
  ///   - seed: where the chances of the first new game begin.
  ///   - clock: the time in seconds since 1970.
  init?(
    store: GameStore, collection: WordCollection, first: FirstGame, seed: UInt64,
    clock: @escaping () -> Int
  ) {
    self.store = store
    self.collection = collection
    self.clock = clock
    history = History(store)
    settings = store.settings()
    nextSeed = seed
    seeds = SeededGenerator(seed: seed)
    var found: Round?
    var isRefused = false
    let claimed = store.claimRound(list: collection.id) { saved in
      guard first.accepts(saved.setup) else {
        isRefused = true
        return false
      }
      found = Round(saved, in: collection.universe)
      return found?.board.status == .playing
    }
    isResumed = claimed != nil
    isAnotherWaiting = !isResumed && isRefused
    if isResumed, let found {
      round = found
      return
    }
    let setup = first.applied(to: settings.setup).clamped(to: collection)
    guard let started = Round(setup, seed: seed, in: collection.universe) else { return nil }
    round = started
    nextSeed = seeds.next()
  }

  /// The word to show once the game is lost.
  var answer: String? {
    round.board.status == .lost ? finished?.result.word : nil
  }

  /// What the next game is played with.
  var nextSetup: GameSetup { settings.setup.clamped(to: collection) }

  /// The high scores of each list: those of the one in play, and then the others that have some.
  func scoreTables() -> [HighScores] { history.tables(first: collection.id) }

  /// The high scores of the list in play.
  func highScores() -> HighScores { history.highScores(of: collection.id) }

  /// Writes down the round as it stands.
  func save() {
    if round.board.status == .playing { store.save(round.saved) }
  }

  /// Guesses, and writes down what came of it.
  func guess(_ letter: Letter) -> Outcome {
    let outcome = round.guess(letter)
    if outcome == .ended || outcome == .repeated { return outcome }
    if round.board.status == .playing {
      save()
    } else {
      finished = history.add(round, preferring: collection.familiar, at: clock())
    }
    return outcome
  }

  /// Starts another round, with the settings as they are now.
  ///
  /// - Returns: whether a game in which a letter had been guessed was given up for it.
  func startNewGame() -> Bool {
    guard let started = Round(nextSetup, seed: nextSeed, in: collection.universe) else {
      return false
    }
    nextSeed = seeds.next()
    let isGivenUp = round.board.status == .playing && !round.board.guessed.isEmpty
    store.abandonRound()
    round = started
    finished = nil
    save()
    return isGivenUp
  }

  func change(to settings: Settings) {
    self.settings = settings
    store.save(settings)
  }
}

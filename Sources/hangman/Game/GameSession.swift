import HangmanModel
import Storage
import Words

/// What the command line asks of the first game, without storing it.
struct FirstGame {
  var length: Int?
  var allowed: Int?
  var mode: GameMode?

  /// The settings with what was asked for in their place.
  func applied(to settings: Settings) -> Settings {
    var settings = settings
    settings.length = length ?? settings.length
    settings.allowed = allowed ?? settings.allowed
    settings.mode = mode ?? settings.mode
    return settings
  }

  /// Whether a round that was left is such a game.
  func accepts(_ saved: SavedRound) -> Bool {
    (length ?? saved.length) == saved.length && (allowed ?? saved.allowed) == saved.allowed
      && (mode ?? saved.mode) == saved.mode
  }
}

/// One game after another: the round in play, the settings, and the writing down of both.
///
/// Each step is written before it can be seen, so that whatever the player saw is there again after
/// the program was killed.
final class GameSession {
  let universe: WordUniverse
  let store: GameStore
  private(set) var round: Round
  private(set) var settings: Settings

  /// How the round ended, once it has.
  private(set) var finished: FinishedGame?

  /// Whether the round was left earlier and is now taken up again.
  let isResumed: Bool

  /// Whether a round that was left stays so, since it isn't such a first game as was asked for.
  let isAnotherWaiting: Bool

  private let list: String
  private let clock: () -> Int
  private var generator: SeededGenerator

  /// Takes up the round that was left, or starts one; nil if the universe has no words.
  ///
  /// - Parameters:
  ///   - list: names the universe, so that a round is taken up with the words it was left with.
  ///   - clock: the time in seconds since 1970.
  init?(
    store: GameStore, universe: WordUniverse, list: String, first: FirstGame, seed: UInt64,
    clock: @escaping () -> Int
  ) {
    self.store = store
    self.universe = universe
    self.list = list
    self.clock = clock
    settings = store.settings()
    var found: Round?
    var isRefused = false
    let claimed = store.claimRound(list: list) { saved in
      guard first.accepts(saved) else {
        isRefused = true
        return false
      }
      found = Round(saved, in: universe)
      return found?.board.status == .playing
    }
    if let claimed, let resumed = found {
      generator = SeededGenerator(seed: claimed.generatorState)
      round = resumed
      isResumed = true
      isAnotherWaiting = false
      return
    }
    generator = SeededGenerator(seed: seed)
    isResumed = false
    isAnotherWaiting = isRefused
    let asked = first.applied(to: settings).clamped(to: universe)
    guard let started = Self.start(asked, in: universe, using: &generator) else { return nil }
    round = started
  }

  /// Whether the words are the game's own.
  var isOnEmbeddedWords: Bool { list == LoadedUniverse.embedded.list }

  /// The word to show once the game is lost.
  var answer: String? {
    round.board.status == .lost ? finished?.result.word : nil
  }

  /// Writes down the round as it stands.
  func save() {
    if round.board.status == .playing {
      store.save(round.saved(generator: generator), list: list)
    }
  }

  /// Guesses, and writes down what came of it.
  func guess(_ letter: Letter) -> Outcome {
    let outcome = round.guess(letter, using: &generator)
    if outcome == .ended || outcome == .repeated { return outcome }
    if round.board.status == .playing { save() } else { finish() }
    return outcome
  }

  /// Starts another round, with the settings as they are now.
  ///
  /// - Returns: whether a game in which a letter had been guessed was given up for it.
  func startNewGame() -> Bool {
    let settings = settings.clamped(to: universe)
    guard let started = Self.start(settings, in: universe, using: &generator) else { return false }
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

  private func finish() {
    let board = round.board
    let result = GameResult(
      word: round.witness(preferring: .everyday), misses: board.misses, allowed: board.allowed,
      mode: board.mode, isWon: board.status == .won, finishedAt: clock())
    let held = round.candidates
    finished = FinishedGame(
      result: result, id: store.finish(result), guesses: board.guessed,
      candidateCounts: round.candidateCounts,
      heldWords: held.count <= FinishedGame.mostHeldWords ? (0..<held.count).map { held[$0] } : [])
  }

  private static func start(
    _ settings: Settings, in universe: WordUniverse, using generator: inout SeededGenerator
  ) -> Round? {
    universe.words(ofLength: settings.length).flatMap {
      Round(
        words: $0, allowed: settings.allowed, gameplay: settings.mode.gameplay, using: &generator)
    }
  }
}

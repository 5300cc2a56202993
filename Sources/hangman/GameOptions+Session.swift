import Glibc
import HangmanModel
import Storage

extension GameOptions {
  /// The game to play first: the one that was left, or a new one.
  func session(in loaded: LoadedUniverse, store: GameStore) throws -> GameSession {
    let first = FirstGame(
      length: length, misses: misses, mode: evil ? .evil : good ? .good : nil)
    let session = GameSession(
      store: store, universe: loaded.universe, list: loaded.list, first: first,
      seed: seed ?? UInt64.random(in: 0...UInt64.max), clock: { time(nil) })
    guard let session else { throw Failure("There is no word to play with.") }
    return session
  }
}

extension LoadedUniverse {
  /// What to tell the player about entries that were left out, if there were any.
  var skippedNotice: String? {
    skipped == 0
      ? nil
      : "\(skipped) \(skipped == 1 ? "entry" : "entries") of \(list) can't be played and "
        + "\(skipped == 1 ? "was" : "were") left out."
  }
}

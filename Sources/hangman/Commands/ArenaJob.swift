import Glibc
import HangmanModel

/// Games of the arena, which can be played on a thread of their own.
final class ArenaJob {
  private let play: @Sendable () -> ArenaScore
  private var score: ArenaScore?
  private var thread: pthread_t?

  init(_ play: @escaping @Sendable () -> ArenaScore) { self.play = play }

  /// Begins on a thread, unless the system gives none.
  func start() {
    var thread = pthread_t()
    let job = Unmanaged.passRetained(self)
    let failure = pthread_create(
      &thread, nil,
      { job in
        guard let job else { return nil }
        let started = Unmanaged<ArenaJob>.fromOpaque(job).takeRetainedValue()
        started.score = started.play()
        return nil
      }, job.toOpaque())
    if failure == 0 { self.thread = thread } else { job.release() }
  }

  /// What came of the games, which are played now where no thread has begun them.
  func finish() -> ArenaScore {
    if let thread { pthread_join(thread, nil) }
    return score ?? play()
  }
}

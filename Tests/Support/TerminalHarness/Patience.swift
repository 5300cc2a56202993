internal import Glibc

/// How long tests wait for what must come; long, since it costs nothing when it comes.
public enum Patience {
  public static let seconds = 20.0

  /// Tries until it is true, or throws what `failure` makes.
  static func wait(
    seconds: Double = seconds, every milliseconds: UInt32 = 5, until isTrue: () throws -> Bool,
    failure: () -> HarnessFailure
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try !isTrue() {
      // Once more, in case the machine stood still in between.
      if try ContinuousClock.now > deadline && !isTrue() { throw failure() }
      usleep(milliseconds * 1000)
    }
  }
}

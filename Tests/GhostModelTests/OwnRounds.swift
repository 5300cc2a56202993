import GhostModel
import Testing
import Words

/// Rounds on the program's own lists, those of a list and a minimum with the same solved words.
final class OwnRounds {
  private var former: [GhostSetup: GhostRound] = [:]

  func start(
    _ setup: GhostSetup, starter: GhostPlayer = .one, seed: UInt64 = 0
  ) throws -> GhostRound {
    let collection = try #require(Library.embedded[setup.list])
    let key = GhostSetup(list: setup.list, minimum: setup.minimum)
    let round = GhostRound(
      setup, starter: starter, seed: seed, in: collection.universe, after: former[key])
    former[key] = round
    return round
  }
}

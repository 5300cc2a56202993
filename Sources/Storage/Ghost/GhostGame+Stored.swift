import GhostModel
import SQLite
import Words

/// A round of Ghost in progress, whichever program plays it.
extension GhostGame: StoredContent {
  static let table = "ghostRound"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "list": \.setup.list, "minimum": \.setup.minimum, "challenges": \.setup.wantsChallenges,
      "opponent": { $0.setup.opponent?.rawValue ?? "" }, "one": \.names.one, "two": \.names.two,
      "starter": \.starter.rawValue, "seed": \.seed,
      "moves": { $0.moves.map(\.description).joined() },
    ]
  }

  init?(_ row: borrowing Rows) {
    guard let list: ListID = row["list"],
      let minimum = row.amount("minimum", in: GhostSetup.minimumRange),
      let challenges: Bool = row["challenges"], let level: String = row["opponent"],
      let one: String = row["one"], let two: String = row["two"],
      let starter = row.amount("starter").flatMap(GhostPlayer.init), let seed: UInt64 = row["seed"],
      let moves = (row["moves"] as String?).flatMap(GhostMove.moves)
    else { return nil }
    // No level means people; one that isn't known is no game of this program's.
    let opponent = GhostOpponent(rawValue: level)
    if opponent == nil && !level.isEmpty { return nil }
    let setup = GhostSetup(
      list: list, minimum: minimum, wantsChallenges: challenges, opponent: opponent)
    self.init(
      setup: setup, names: GhostNames(one: one, two: two), starter: starter, seed: seed,
      moves: moves)
  }
}

import GhostModel
import SQLite
import Words

/// A round of Ghost in progress, whichever program plays it.
struct GhostRoundRow: StoredRow {
  var id: Int64?
  let game: GhostGame

  static let table = "ghostRound"

  static var columns: KeyValuePairs<String, (Self) -> (any Storable)?> {
    [
      "id": { $0.id }, "list": \.game.setup.list, "minimum": \.game.setup.minimum,
      "challenges": \.game.setup.wantsChallenges,
      "opponent": { $0.game.setup.opponent?.rawValue ?? "" }, "one": \.game.names.one,
      "two": \.game.names.two, "starter": \.game.starter.rawValue,
      "seed": \.game.seed.asBits,
      "moves": { $0.game.moves.map(\.description).joined() },
    ]
  }
}

extension GhostRoundRow {
  init?(_ row: borrowing Rows) {
    guard let id: Int64 = row["id"], let list: ListID = row["list"],
      let minimum = row.amount("minimum", in: GhostSetup.minimumRange),
      let challenges: Bool = row["challenges"], let level: String = row["opponent"],
      let one: String = row["one"], let two: String = row["two"],
      let starter = row.amount("starter").flatMap(GhostPlayer.init), let seed = row.bits("seed"),
      let moves = (row["moves"] as String?).flatMap(GhostMove.moves)
    else { return nil }
    // No level means people; one that isn't known is no game of this program's.
    let opponent = GhostOpponent(rawValue: level)
    if opponent == nil && !level.isEmpty { return nil }
    let setup = GhostSetup(
      list: list, minimum: minimum, wantsChallenges: challenges, opponent: opponent)
    self.init(
      id: id,
      game: GhostGame(
        setup: setup, names: GhostNames(one: one, two: two), starter: starter,
        seed: seed, moves: moves))
  }
}

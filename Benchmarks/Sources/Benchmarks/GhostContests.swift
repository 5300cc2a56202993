import Benchmark
import GhostModel
import Words

/// What the computer does in Ghost, for each level; there is nothing in C beside it.
func answeringInGhost() -> [Contest] {
  WordCollection.ofGhost.flatMap { list in
    GhostOpponent.all.map { level in
      contest("a move of the \(level)", list, level, fragments: beginnings) {
        _ = $0.computersMove()
      }
    } + [
      contest("naming a word", list, .standard, fragments: beginnings.filter { $0.count < 3 }) {
        var round = $0
        round.play(.challenge)
        _ = round.computersMove()
      },
      contest("a review", list, .standard, fragments: ["ALQ", "SXQ", "THEX"]) { _ = $0.review },
    ]
  }
}

private let beginnings = ["A", "S", "B", "QU", "ST", "CO", "BRE", "STA", "PRO", "OVE"]

/// - Parameter fragments: what has been made when `body` is measured; the computer is to move, or for a
///   challenge has made the last letter.
private func contest(
  _ name: String, _ list: WordCollection, _ level: GhostOpponent, fragments: [String],
  _ body: @escaping (GhostRound) -> Void
) -> Contest {
  let rounds = fragments.map { fragment in
    let isNaming = name == "naming a word"
    let setup = GhostSetup(list: list.id, wantsChallenges: isNaming, opponent: level)
    let starter: GhostPlayer = fragment.count.isMultiple(of: 2) == isNaming ? .one : .two
    var round = GhostRound(setup, starter: starter, seed: 1, in: list.universe)
    for letter in fragment.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    return round
  }
  var next = 0
  return Contest(name: "Ghost, \(name), \(list.id.rawValue)", sides: [.swift]) { _, state in
    next = (next + 1) % rounds.count
    try state.measure { body(rounds[next]) }
  }
}

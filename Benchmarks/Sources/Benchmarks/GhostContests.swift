import Benchmark
import GhostModel
import Words

/// What the computer does in Ghost, for each level; there is nothing in C beside it.
func answeringInGhost() -> [Contest] {
  Library.embedded.listsForGhost.flatMap { list in
    let solved = GhostRound(GhostSetup(list: list.id), seed: 1, in: list.universe)
    return GhostOpponent.allCases.map { level in
      contest("a move of the \(level)", solved, level, fragments: beginnings) {
        _ = $0.computersMove()
      }
    } + [
      contest("naming a word", solved, .standard, fragments: beginnings.filter { $0.count < 3 }) {
        var round = $0
        round.play(.challenge)
        _ = round.computersMove()
      },
      contest("a review", solved, .standard, fragments: ["ALQ", "SXQ", "THEX"]) { _ = $0.review },
      Contest(name: "Ghost, solving the words, \(list.id.text)", sides: [.swift]) { _, state in
        let round = GhostRound(solved.setup, seed: 1, in: list.universe)
        try state.measure { round.prepare() }
      },
    ]
  }
}

private let beginnings = ["A", "S", "B", "QU", "ST", "CO", "BRE", "STA", "PRO", "OVE"]

/// - Parameter fragments: what has been made when `body` is measured; the computer is to move, or for a
///   challenge has made the last letter.
private func contest(
  _ name: String, _ solved: GhostRound, _ level: GhostOpponent, fragments: [String],
  _ body: @escaping (GhostRound) -> Void
) -> Contest {
  solved.prepare()
  let rounds = fragments.map { fragment in
    let isNaming = name == "naming a word"
    let setup = GhostSetup(list: solved.setup.list, wantsChallenges: isNaming, opponent: level)
    let starter: GhostPlayer = fragment.count.isMultiple(of: 2) == isNaming ? .one : .two
    var round = GhostRound(setup, starter: starter, seed: 1, in: solved.universe, after: solved)
    for letter in fragment.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    return round
  }
  var next = 0
  return Contest(name: "Ghost, \(name), \(solved.setup.list.text)", sides: [.swift]) {
    _, state in
    next = (next + 1) % rounds.count
    try state.measure { body(rounds[next]) }
  }
}

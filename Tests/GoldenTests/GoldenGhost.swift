import GhostModel
import Testing
import Words

/// Rounds against each level of the computer, on each list, with both lengths of the shortest word.
@Sendable func goldenGhost() throws -> [String] {
  try Library.embedded.listsForGhost.flatMap { collection in
    let solved = GhostSetup.minimumRange.map {
      GhostRound(GhostSetup(list: collection.id, minimum: $0), seed: 0, in: collection.universe)
    }
    return try GhostOpponent.allCases.flatMap { opponent in
      try solved.flatMap { solved in
        try (2...9).map { seed in
          var setup = solved.setup
          setup.opponent = opponent
          let starter = seed % 2 == 0 ? GhostPlayer.two : .one
          return try round(setup, starter: starter, seed: UInt64(seed), after: solved)
        }
      }
    }
  }
}

/// The player goes for a word while there is one, and challenges where there is none.
private func round(
  _ setup: GhostSetup, starter: GhostPlayer, seed: UInt64, after solved: GhostRound
) throws -> String {
  let start = GhostRound(
    setup, starter: starter, seed: seed, in: solved.universe, after: solved)
  var round = start
  while round.end == nil {
    let move = round.computersMove() ?? playersMove(in: round)
    let isPlayed = round.play(move)
    try #require(isPlayed)
  }
  let end = try #require(round.end)
  let moves = round.moves.map(\.description).joined()
  return "\(setup.list.text) \(setup.opponent?.rawValue ?? "") \(setup.minimum) seed \(seed): "
    + "\(moves) won by \(end.winner.rawValue), in mind \(round.wordInMind ?? "-"), "
    + "openers \(start.winningLetters.map(\.description).joined())"
}

private func playersMove(in round: GhostRound) -> GhostMove {
  let word = round.word(beginning: round.fragment)
  if round.status == .challenged { return .word(word ?? "") }
  guard let word else { return round.canChallenge ? .challenge : .letter(Letter.alphabet[0]) }
  let next = word.dropFirst(round.fragment.count).first.flatMap { Letter($0) }
  return .letter(next ?? Letter.alphabet[4])
}

import GhostModel
import Testing
import Words

/// Rounds against each level of the computer, on each list, with both lengths of the shortest word.
@Sendable func goldenGhost() throws -> [String] {
  try WordCollection.ofGhost.flatMap { collection in
    try GhostOpponent.all.flatMap { opponent in
      try GhostSetup.minimumRange.flatMap { minimum in
        try (2...9).map { seed in
          let setup = GhostSetup(list: collection.id, minimum: minimum, opponent: opponent)
          let starter = seed % 2 == 0 ? GhostPlayer.two : .one
          return try round(setup, starter: starter, seed: UInt64(seed), in: collection.universe)
        }
      }
    }
  }
}

/// The player goes for a word while there is one, and challenges where there is none.
private func round(
  _ setup: GhostSetup, starter: GhostPlayer, seed: UInt64, in universe: WordUniverse
) throws -> String {
  var round = GhostRound(setup, starter: starter, seed: seed, in: universe)
  while round.end == nil {
    let move = round.computersMove() ?? playersMove(in: round)
    try #require(round.play(move) != .ignored)
  }
  let end = try #require(round.end)
  let moves = round.moves.map(\.description).joined()
  let winning = GhostRound(setup, starter: starter, seed: seed, in: universe).winningLetters
  return "\(setup.list.rawValue) \(setup.opponent?.id ?? "") \(setup.minimum) seed \(seed): "
    + "\(moves) won by \(end.winner.rawValue), in mind \(round.wordInMind ?? "-"), "
    + "openers \(winning.map(\.description).joined())"
}

private func playersMove(in round: GhostRound) -> GhostMove {
  let word = round.word(beginning: round.fragment)
  if round.status == .challenged { return .word(word ?? "") }
  guard let word else { return round.canChallenge ? .challenge : .letter(Letter.alphabet[0]) }
  let next = word.dropFirst(round.fragment.count).first.flatMap { Letter($0) }
  return .letter(next ?? Letter.alphabet[4])
}

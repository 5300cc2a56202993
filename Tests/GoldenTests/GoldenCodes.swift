import HangmanModel
import Testing
import Words

/// Codes of games, beginnings and friends' words with the boards that they lead to.
@Sendable func goldenCodes() throws -> [String] {
  try (0..<16).map { index in try code(of: index) }
    + ["BEAR", "NEW YEAR'S EVE", "WELL-KNOWN", "O"].enumerated().map { index, text in
      let word = try #require(FriendWord(text, allowed: 4 + index))
      return try board(of: GameCode.friend(word).text)
    }
}

/// One of sixteen: of each list, by each setter in turn, some of them with a hint and a solution, and each
/// fourth a beginning alone.
private func code(of index: Int) throws -> String {
  let collection = WordCollection.embedded[index % WordCollection.embedded.count]
  let universe = collection.universe
  let setup = GameSetup(
    list: collection.id, length: universe.isOfPhrases ? 0 : 5 + index / 2,
    category: index % 8 == 7 ? universe.categories[index] : nil, allowed: 5 + index,
    setter: Setter.all[index % Setter.all.count])
  let seed = 0x9E37_79B9_7F4A_7C15 as UInt64 >> UInt64(4 * index)
  var round = try #require(Round(setup, seed: seed, in: universe))
  if index % 3 == 2 { round.takeHint(naming: goldenLetters[20]) }
  for letter in goldenLetters.prefix(3 + index) { round.guess(letter) }
  if index % 3 == 1 { round.solve(Solution(round.candidates[0])) }
  var record = round.record
  record.fingerprint = universe.fingerprint
  let code = try #require(
    index % 4 == 3 ? GameCode(challengeOf: record) : GameCode(record))
  return try board(of: code.text)
}

private func board(of text: String) throws -> String {
  switch try GameCode(text) {
  case .game(let record), .challenge(let record):
    let (placed, collection) = try record.placed(on: nil)
    let replay = try #require(Replay(placed, in: collection.universe))
    let last = try #require(replay.steps.last)
    return "\(text) \(title(of: placed.setup, seed: placed.seed ?? 0)) \(placed.moves.text) "
      + "\(last.board.pattern) \(last.board.misses) \(last.candidateCounts.last ?? 0)"
  case .friend(let word):
    return "\(text) \(word.text) \(word.allowed)"
  }
}

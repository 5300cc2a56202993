import HangmanModel
import Testing
import Words

/// Codes of games, beginnings and friends' words with the boards that they lead to.
@Sendable func goldenCodes() throws -> [String] {
  try (0..<16).map { index in try code(of: index) }
    + ["BEAR", "NEW YEAR'S EVE", "WELL-KNOWN", "O"].enumerated().map { index, text in
      let word = try #require(FriendWord(text, allowed: 4 + index))
      return try board(of: word.code())
    }
}

/// One of sixteen: of each list, by each setter in turn, some of them with a hint and a solution, and each
/// fourth a beginning alone.
private func code(of index: Int) throws -> String {
  let collection = Library.embedded.lists[index % Library.embedded.lists.count]
  let universe = collection.universe
  let setup = GameSetup(
    list: collection.id,
    subject: universe.isOfPhrases
      ? .phrase(index % 8 == 7 ? universe.categories[index] : nil)
      : .word(length: 5 + index / 2), allowed: 5 + index,
    setter: Setter.all[index % Setter.all.count])
  let seed = 0x9E37_79B9_7F4A_7C15 as UInt64 >> UInt64(4 * index)
  var round = try #require(Round(setup, seed: seed, in: universe))
  if index % 3 == 2 { round.take(.letter(goldenLetters[20])) }
  for letter in goldenLetters.prefix(3 + index) { round.guess(letter) }
  if index % 3 == 1 { round.solve(Solution(round.candidates[0])) }
  var record = round.record
  record.fingerprint = universe.fingerprint
  return try board(
    of: try #require(index % 4 == 3 ? record.challengeCode() : record.replayCode()))
}

private func board(of text: String) throws -> String {
  switch try Code.read(text, as: [GameRecord.self, FriendWord.self]) {
  case let record as GameRecord:
    let (placed, collection) = try record.placed(on: nil)
    let replay = try #require(Replay(placed, in: collection.universe))
    let last = try #require(replay.steps.last)
    return "\(text) \(title(of: placed.setup, seed: placed.seed ?? 0)) \(placed.moves.text) "
      + "\(last.board.pattern) \(last.board.misses) \(last.candidateCounts.last ?? 0)"
  case let word as FriendWord: return "\(text) \(word.text) \(word.allowed)"
  default: throw CodeFault.otherVersion
  }
}

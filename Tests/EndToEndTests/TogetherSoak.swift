import Glibc
import TerminalHarness
import Testing
import Words

/// Two programs at once on one store.
@Suite struct TogetherSoak {
  @Test func bothKeepPlayingAndNeitherTakesTheOthersRound() async throws {
    let home = try Home()
    let games = length(6, soak: 200)
    // The first loss of all would be followed by a confession.
    let earlier = try home.start("--plain", "--misses", "1")
    earlier.send("q\nquit\n")
    _ = try earlier.waitForExit()
    let played = await inLanes([1, 2] as [UInt64], lanes: 2) { seed in
      Result { try play(games: games, in: home, seed: seed) }
    }
    let (first, second) = try (played[0].get(), played[1].get())
    #expect(first.left.letters.count == 1 && second.left.letters.count == 2)

    let kept = try Kept(in: home)
    #expect(kept.integrity == "ok")
    #expect(kept.games.count == 2 * games + 1)
    #expect(Set(kept.rounds.map(\.sight)) == [first.left, second.left])
    let results = kept.games.dropFirst().map { "\($0.word) \($0.misses)" }.sorted()
    #expect(results == (first.results + second.results).sorted())
    print("together: \(kept.games.count) games, \(kept.rounds.count) rounds left")

    let (one, other) = try (home.start(), home.start())
    #expect(try Set([one.expectSight(), other.expectSight()]) == [first.left, second.left])
  }
}

/// What one of them saw: how each game ended, and the round that it left.
private struct Played {
  var results: [String] = []
  var left: Sight
}

/// Plays some games to their end and some guesses more, and is killed.
private func play(games: Int, in home: Home, seed: UInt64) throws -> Played {
  var chance = SeededGenerator(seed: seed)
  let game = try home.start("--no-animation", "--seed", "\(seed)")
  var played = Played(left: try game.expectSight())
  for _ in 0..<games {
    try expectNewGame(in: game)
    played.results.append(try playToTheEnd(game, &chance))
    game.send(.enter)
  }
  try expectNewGame(in: game)
  game.send(String("qe".prefix(Int(seed))))
  try game.expect("the last guesses") { Sight($0.screen)?.letters.count == Int(seed) }
  try game.expectIdle()
  played.left = try game.expectSight()
  game.signal(SIGKILL)
  _ = try game.waitForExit()
  return played
}

/// Waits for all of a new game's first picture: what the last one ended with is gone.
private func expectNewGame(in game: PtyProgram) throws {
  try game.expect("a new game") { game in
    Sight(game.screen)?.letters.isEmpty == true && !game.screen.shows(["[ Story ]"])
  }
}

/// Guesses until the history comes up, each time looking whether the round is still its own.
private func playToTheEnd(_ game: PtyProgram, _ chance: inout SeededGenerator) throws -> String {
  var seen = try game.expectSight()
  for letter in "abcdefghijklmnopqrstuvwxyz".shuffled(using: &chance) {
    game.send(String(letter))
    // The very sight that had the answer: the next picture may be half drawn.
    var now: Sight?
    try game.expect("an answer to \(letter)") { game in
      let isOver = game.screen.shows(["[ Story ]"])
      now = isOver ? nil : Sight(game.screen)
      return isOver || now?.letters.count == seen.letters.count + 1
    }
    guard let now else { break }
    if !seen.isAtMostOneBehind(now) { throw Unexpected("\(seen) became \(now)") }
    seen = now
  }
  // The sentence tells the word, and the mistakes; a round that was lost had one left.
  let sentence = game.screen.joined(separator: " ")
  let ends = /(?:You found|It could have been|The word was) +([A-Z-]+)/
  guard let word = sentence.firstMatch(of: ends)?.1 else { throw Unexpected(sentence) }
  let misses = sentence.contains("YOU WON") ? seen.allowed - seen.left : seen.allowed
  return "\(word) \(misses)"
}

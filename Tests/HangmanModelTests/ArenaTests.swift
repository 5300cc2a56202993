import Testing
import Words

@testable import HangmanModel

@Suite struct ArenaTests {
  @Test(arguments: [Guesser.frequency, .random, .order([])], Setter.all)
  func theSameSeedGivesTheSameFigures(guesser: Guesser, setter: Setter) throws {
    let list = try #require(Library.embedded.named("english"))
    let arena = Arena(setter: setter, guesser: guesser, allowed: 8)
    let score = arena.play(games: 0..<10, length: 7, of: list, seed: 5)
    #expect(arena.play(games: 0..<10, length: 7, of: list, seed: 5) == score)
    #expect(score.games == 10)
    #expect(score.guesses >= 10)
  }

  /// What a guesser remembers of earlier games changes nothing.
  @Test(arguments: Guesser.careful, [Setter.imp, .trickster, .good])
  func gamesAreTheSameInAnyParts(guesser: Guesser, setter: Setter) throws {
    let list = try #require(Library.embedded.named("english"))
    let arena = Arena(setter: setter, guesser: guesser, allowed: 8)
    var parts = ArenaScore(allowed: 8)
    for part in [0..<0, 0..<1, 1..<2, 2..<8] {
      parts.add(arena.play(games: part, length: 12, of: list, seed: 5))
    }
    #expect(parts == arena.play(games: 0..<8, length: 12, of: list, seed: 5))
  }

  @Test(arguments: [("webster", 15), ("english", 4), ("english", 9), ("dutch", 24)])
  func nobodyBeatsTheDevilAndThePerfectGuesserIsNotBeaten(name: String, length: Int) throws {
    let list = try #require(Library.embedded.named(name))
    let value = try #require(list.universe.par(forLength: length, by: .devil))
    for guesser in Guesser.careful + [.random] {
      let score = Arena(setter: .devil, guesser: guesser, allowed: 8)
        .play(games: 0..<1, length: length, of: list, seed: 3)
      #expect(score.least >= value, "\(guesser)")
      if guesser == .perfect { #expect(score.greatest == value) }
    }
  }

  @Test func gamesAreFollowedUntilTheWordIsFound() throws {
    let arena = Arena(setter: .imp, guesser: .order([]), allowed: 1)
    let score = arena.play(games: 0..<3, length: 3, of: collection("ZOO"), seed: 1)
    #expect(score.misses == [24, 24, 24])
    #expect(score.guesses == 3 * 26)
    #expect(score.won == 0)
  }

  @Test func theOrderIsThatOfTheLettersAndThenOfTheAlphabet() {
    let list = collection("AZ")
    func misses(_ name: String) -> [Int]? {
      Guesser(name).map {
        Arena(setter: .good, guesser: $0, allowed: 8)
          .play(games: 0..<1, length: 2, of: list, seed: 1).misses
      }
    }
    #expect(misses("order:AZ") == [0])
    #expect(misses("order:zya") == [1])
    #expect(misses("order:Z") == [0])
    #expect(misses("order:AB") == [24])
  }

  @Test(arguments: ["order:", "order:A1", "order", "frequent", "", "Random", "order:É"])
  func otherNamesAreNoGuesser(name: String) {
    #expect(Guesser(name) == nil)
  }

  @Test(arguments: ["order:ETAOIN", "frequency", "entropy", "minimax", "perfect", "random"])
  func aGuesserKnowsItsName(name: String) {
    #expect(Guesser(name)?.description == name)
  }

  @Test(arguments: [
    ([], 0.0, 0.0, 0, 0), ([3], 3.0, 3.0, 3, 1), ([5, 1, 2], 8.0 / 3, 2.0, 5, 2),
    ([4, 1, 2, 9], 4.0, 3.0, 9, 2),
  ])
  func aScoreSumsItsGamesUp(
    misses: [Int], mean: Double, median: Double, greatest: Int, won: Int
  ) {
    var score = ArenaScore(allowed: 4)
    for misses in misses {
      var one = ArenaScore(allowed: 4)
      one.add(misses: misses, guesses: misses + 3)
      score.add(one)
    }
    #expect(score.mean == mean)
    #expect(score.median == median)
    #expect(score.greatest == greatest)
    #expect(score.least == misses.min() ?? 0)
    #expect(score.won == won)
    #expect(score.guesses == misses.reduce(0) { $0 + $1 + 3 })
  }
}

private func collection(_ word: String) -> WordCollection {
  WordCollection(.file("/test"), universe: WordUniverse([WordList([word])]))
}

import Foundation
import PerfectPlay
import Testing
import Words

/// Every answer, compared with the game played out on small lists.
@Suite struct MinimaxTests {
  /// A hundred lists of each seed; where SOAK is set, of many more seeds.
  private static let seeds: Range<UInt64> =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 0..<8 : 0..<200

  @Test(arguments: seeds) func theValueIsWhatPlayComesTo(seed: UInt64) {
    forEachList(seed) { words, _, game in
      var solver = Solver()
      let value = solver.value(of: WordList(words))
      #expect(value == game.misses, "\(words)")
    }
  }

  @Test(arguments: seeds) func theBestLetterReachesTheValue(seed: UInt64) throws {
    try forEachList(seed) { words, _, game in
      var solver = Solver()
      let advice = solver.bestLetter(for: WordList(words), budget: .max)
      let best = try #require(advice)
      let value = game.misses
      #expect(best.misses == value...value, "\(words)")
      let reached = game.misses(guessing: best.letter.character)
      #expect(reached == value, "\(words)")
      let misses = Letter.alphabet.map { missValue($0.character, game) }
      let miss = missValue(best.letter.character, game)
      #expect(miss == misses.min(), "\(words)")
    }
  }

  @Test(arguments: seeds) func eachLetterIsWorthWhatPlayComesTo(seed: UInt64) {
    forEachList(seed) { words, _, game in
      var solver = Solver()
      for letter in Letter.alphabet {
        let worth = solver.worth(of: letter, among: WordList(words), budget: .max)
        let worst = game.misses(guessing: letter.character)
        #expect(worth == worst...worst, "\(letter) of \(words)")
      }
    }
  }

  @Test(arguments: seeds) func theFamilyKeptForcesTheMostMisses(seed: UInt64) throws {
    try forEachList(seed) { words, letter, game in
      let choice = try #require(decision(for: letter, of: words, budget: .max))
      let most = game.misses(guessing: letter)
      #expect(choice.isProved && choice.misses.contains(most), "\(letter) of \(words)")
      #expect(choice.equals.contains(choice.family))
      for family in choice.equals {
        let worth = game.misses(guessing: letter, at: family.positions)
        #expect(worth == most, "\(family) of \(words)")
      }
    }
  }

  @Test(arguments: seeds, [1, 30, 100, 300])
  func boundsHoldWhateverTheBudget(seed: UInt64, budget: Int) throws {
    try forEachList(seed) { words, letter, game in
      var solver = Solver()
      let bounds = solver.value(of: WordList(words), budget: budget)
      let value = game.misses
      #expect(bounds.contains(value), "\(words)")
      let advice = solver.bestLetter(for: WordList(words), budget: budget)
      let best = try #require(advice)
      let reached = game.misses(guessing: best.letter.character)
      #expect(best.misses.contains(reached), "\(best) of \(words)")
      for letter in Letter.alphabet {
        let bounds = solver.worth(of: letter, among: WordList(words), budget: budget)
        let worst = game.misses(guessing: letter.character)
        #expect(bounds?.contains(worst) == true, "\(letter) of \(words)")
      }
      let choice = try #require(decision(for: letter, of: words, budget: budget))
      let misses = game.misses(guessing: letter, at: choice.family.positions)
      let worth = try #require(misses)
      #expect(choice.misses.contains(worth), "\(choice) of \(words)")
      let most = game.misses(guessing: letter)
      #expect(worth == most || !choice.isProved, "\(choice) of \(words)")
    }
  }

  @Test(arguments: seeds) func aWordMoreNeverLowersTheValue(seed: UInt64) {
    forEachList(seed) { words, _, _ in
      var solver = Solver()
      let values = (1...words.count).map { solver.value(of: WordList(Array(words.prefix($0)))) }
      #expect(values == values.sorted(), "\(words)")
    }
  }

  @Test func nothingIsToBeSaidOfNoWord() {
    var solver = Solver()
    let none = WordList([])
    let value = solver.value(of: none)
    #expect(value == 0)
    let best = solver.bestLetter(for: none)
    #expect(best == nil)
    let candidates = none
    let split = candidates.split(by: Letter.alphabet[0])
    let choice = solver.choose(among: split, of: none)
    #expect(choice == nil)
  }

  /// Calls `body` with lists by chance, a letter, and the game on them.
  private func forEachList(
    _ seed: UInt64, _ body: ([String], Character, PlayedOut) throws -> Void
  ) rethrows {
    var random = RandomWords(seed: seed)
    for _ in 0..<100 {
      let words = random.list()
      try body(words, random.letter(), PlayedOut(words: words))
    }
  }

  /// The value of the words that lack a letter; less than any where there are none.
  private func missValue(_ letter: Character, _ game: PlayedOut) -> Int {
    (game.misses(guessing: letter, at: .none) ?? 0) - 1
  }

  private func decision(for letter: Character, of words: [String], budget: Int) -> Choice? {
    var solver = Solver()
    let candidates = WordList(words)
    let split = candidates.split(by: letter.letter)
    return solver.choose(among: split, of: candidates, budget: budget)
  }
}

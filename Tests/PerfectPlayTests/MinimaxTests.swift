import Foundation
import PerfectPlay
import Testing
import Words

/// Every answer, compared with the game played out on small lists.
@Suite struct MinimaxTests {
  /// A hundred lists of each seed; where SOAK is set, of ten times as many seeds.
  private static let seeds: Range<UInt64> =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 0..<20 : 0..<200

  @Test(arguments: seeds) func theValueIsWhatPlayComesTo(seed: UInt64) {
    forEachList(seed) { words, _, minimax in
      var solver = Solver()
      let value = solver.value(of: Candidates(words))
      #expect(value == minimax.misses(), "\(words)")
    }
  }

  @Test(arguments: seeds) func theBestLetterReachesTheValue(seed: UInt64) throws {
    try forEachList(seed) { words, _, minimax in
      var solver = Solver()
      let advice = solver.bestLetter(for: Candidates(words), budget: .max)
      let best = try #require(advice)
      let value = minimax.misses()
      #expect(best.misses == value...value, "\(words)")
      let reached = minimax.misses(guessing: best.letter.character)
      #expect(reached == value, "\(words)")
      let misses = Letter.alphabet.map { missValue($0.character, &minimax) }
      let miss = missValue(best.letter.character, &minimax)
      #expect(miss == misses.min(), "\(words)")
    }
  }

  @Test(arguments: seeds) func eachLetterIsWorthWhatPlayComesTo(seed: UInt64) {
    forEachList(seed) { words, _, minimax in
      var solver = Solver()
      for advice in solver.advice(for: Candidates(words), budget: .max) {
        let worst = minimax.misses(guessing: advice.letter.character)
        #expect(advice.misses == worst...worst, "\(advice.letter) of \(words)")
      }
    }
  }

  @Test(arguments: seeds) func theFamilyKeptForcesTheMostMisses(seed: UInt64) throws {
    try forEachList(seed) { words, letter, minimax in
      let choice = try #require(decision(for: letter, of: words, budget: .max))
      let most = minimax.misses(guessing: letter)
      #expect(choice.isProved && choice.misses.contains(most), "\(letter) of \(words)")
      #expect(choice.equals.contains(choice.family))
      for family in choice.equals {
        let worth = worth(of: family, for: letter, &minimax)
        #expect(worth == most, "\(family) of \(words)")
      }
    }
  }

  @Test(arguments: seeds, [1, 30, 100, 300])
  func boundsHoldWhateverTheBudget(seed: UInt64, budget: Int) throws {
    try forEachList(seed) { words, letter, minimax in
      var solver = Solver()
      let bounds = solver.value(of: Candidates(words), budget: budget)
      let value = minimax.misses()
      #expect(bounds.contains(value), "\(words)")
      var letters = solver.advice(for: Candidates(words), budget: budget)
      if let best = solver.bestLetter(for: Candidates(words), budget: budget) {
        letters.append(best)
      }
      #expect(letters.count == 27)
      for advice in letters {
        let reached = minimax.misses(guessing: advice.letter.character)
        #expect(advice.misses.contains(reached), "\(advice) of \(words)")
      }
      let choice = try #require(decision(for: letter, of: words, budget: budget))
      let worth = worth(of: choice.family, for: letter, &minimax)
      #expect(choice.misses.contains(worth), "\(choice) of \(words)")
      let most = minimax.misses(guessing: letter)
      #expect(worth == most || !choice.isProved, "\(choice) of \(words)")
    }
  }

  @Test(arguments: seeds) func aWordMoreNeverLowersTheValue(seed: UInt64) {
    forEachList(seed) { words, _, _ in
      var solver = Solver()
      let values = (1...words.count).map { solver.value(of: Candidates(Array(words.prefix($0)))) }
      #expect(values == values.sorted(), "\(words)")
    }
  }

  @Test func nothingIsToBeSaidOfNoWord() {
    var solver = Solver()
    let none = Candidates(WordList([]))
    let value = solver.value(of: none)
    #expect(value == 0)
    let best = solver.bestLetter(for: none)
    #expect(best == nil)
    let advice = solver.advice(for: none)
    #expect(advice == [])
    var candidates = none
    let split = candidates.split(by: Letter.alphabet[0])
    let choice = solver.choose(among: split, of: none)
    #expect(choice == nil)
  }

  /// Calls `body` with lists by chance, a letter, and the game on them.
  private func forEachList(
    _ seed: UInt64, _ body: ([String], Character, inout Minimax) throws -> Void
  ) rethrows {
    var random = RandomWords(seed: seed)
    for _ in 0..<100 {
      let words = random.list()
      var minimax = Minimax(words)
      try body(words, random.letter(), &minimax)
    }
  }

  /// The value of the words that lack a letter; less than any where there are none.
  private func missValue(_ letter: Character, _ minimax: inout Minimax) -> Int {
    minimax.classes(for: letter)[[]].map { minimax.misses(of: $0) } ?? -1
  }

  /// The misses to come if a family is kept, this guess's own included.
  private func worth(of family: Family, for letter: Character, _ minimax: inout Minimax) -> Int {
    let words = minimax.classes(for: letter)[family.positions.indices] ?? []
    return (family.positions.isEmpty ? 1 : 0) + minimax.misses(of: words)
  }

  private func decision(for letter: Character, of words: [String], budget: Int) -> Choice? {
    var solver = Solver()
    var candidates = Candidates(words)
    let split = candidates.split(by: letter.letter)
    return solver.choose(among: split, of: candidates, budget: budget)
  }
}

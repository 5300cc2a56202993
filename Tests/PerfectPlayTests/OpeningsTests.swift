import Testing
import Words

@testable import PerfectPlay

/// The decisions that were computed ahead.
@Suite struct OpeningsTests {
  private let english: Candidates

  init() throws {
    let list = try #require(WordCollection.embedded(named: "english"))
    english = Candidates(lettersOnly: try #require(list.universe.words(ofLength: 3)))
  }

  @Test func whatABudgetDoesNotSettleIsLookedUp() throws {
    let looked = try #require(choice(in: english, Solver()))
    #expect(looked.isProved && looked.equals == [looked.family] && looked.misses == 15...15)
    let searched = try #require(choice(in: english, Solver(openings: nil)))
    #expect(!searched.isProved)
    var solver = Solver(openings: nil)
    let words = english.words(of: looked.family, in: split(english))
    let value = solver.value(of: words)
    #expect(value + 1 == 15)
  }

  @Test func soIsTheFirstLetter() throws {
    var solver = Solver()
    let best = solver.bestLetter(for: english, budget: 1)
    let advice = try #require(best)
    #expect(advice.misses == 14...14)
    let other = solver.bestLetter(
      for: english, guessed: LetterSet([advice.letter]), budget: 1)
    #expect(other != nil && other?.letter != advice.letter)
  }

  @Test func wordsThatDifferAreSearched() throws {
    var words = english
    words.remove(at: 7)
    #expect(try #require(choice(in: words, Solver())).isProved == false)
  }

  @Test func aTableIsSearchedByItsKeys() {
    let openings = Openings(
      records: """
        0000000000000007000000020300000000000000ff00000003050ffffffffffffffe000001000c
        """)
    #expect(openings.answer(7)?.positions == Positions([1]) && openings.answer(7)?.misses == 3)
    #expect(
      openings.answer(0xFF)?.letter == Letter.alphabet[3] && openings.answer(0xFF)?.misses == 5)
    #expect(openings.answer((.max >> 4) - 1)?.misses == 12)
    for missing in [0, 8, 0xFE, .max] as [UInt64] { #expect(openings.answer(missing) == nil) }
    #expect(Openings(records: "").answer(7) == nil)
  }

  private func split(_ words: Candidates) -> Split {
    var words = words
    return words.split(by: Letter.alphabet[0])
  }

  private func choice(in words: Candidates, _ solver: Solver) -> Choice? {
    var solver = solver
    return solver.choose(among: split(words), of: words, budget: 1)
  }
}

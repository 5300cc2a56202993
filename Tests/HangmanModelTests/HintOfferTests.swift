import PerfectPlay
import Testing
import Words

@testable import HangmanModel

/// What is told of a hint before it's paid.
@Suite struct HintOfferTests {
  private let words = [
    "BALL", "BELL", "BILL", "CALL", "DULL", "FILL", "HULL", "COZY", "JINX", "VAMP",
  ]

  private func round(_ setter: Setter, allowed: Int, words: [String]? = nil) throws -> Round {
    let universe = WordUniverse([WordList(words ?? self.words)])
    let setup = GameSetup(
      list: .file("a"), subject: .word(length: 4), allowed: allowed, setter: setter)
    return try #require(Round(setup, seed: 3, in: universe))
  }

  /// Against all setters, in games of any letters: where a letter is safe the hint names one, and where
  /// none is each can be wrong.
  @Test(arguments: Setter.all) func aSafeLetterIsNamedWhereThereIsOne(setter: Setter) throws {
    var seen: [HintOffer: Int] = [:]
    for first in Letter.alphabet {
      var round = try round(setter, allowed: 26)
      round.guess(first)
      while round.board.status == .playing, let offer = round.hintOffer() {
        seen[offer, default: 0] += 1
        let advice = try #require(round.advice())
        let isSafe = round.families(for: advice.letter).allSatisfy { !$0.positions.isEmpty }
        if setter.dodges { #expect(isSafe == (offer == .safe)) }
        round.guess(advice.letter)
      }
    }
    #expect(seen[.safe, default: 0] > 0 && seen[.fatal] == nil)
    if setter.role == .villain { #expect(seen[.risky, default: 0] > 0) }
  }

  /// Perfect play needs as many mistakes as the words are worth, and one more to win.
  @Test func theDevilSellsNoHintThatWouldLose() throws {
    var solver = Solver()
    let worth = solver.value(of: try round(.devil, allowed: 9).candidates)
    #expect(worth > 1)
    #expect(try round(.devil, allowed: worth + 1).hintOffer() == .fatal)
    #expect(try round(.devil, allowed: worth + 2).hintOffer() == .risky)
  }

  @Test func theImpSellsNoneWhereEachLetterWouldBeWrong() throws {
    // Most of the words have an L, which it would grant.
    #expect(try round(.imp, allowed: 2).hintOffer() == .risky)
    #expect(
      try self.round(.imp, allowed: 2, words: ["COZY", "JINX", "VAMP"]).hintOffer() == .fatal)
    #expect(
      try self.round(.imp, allowed: 3, words: ["COZY", "JINX", "VAMP"]).hintOffer() == .risky)
    #expect(try self.round(.imp, allowed: 2, words: ["COZY"]).hintOffer() == .safe)
  }

  /// The best letter against any villain may be the last mistake, though this one would grant another.
  @Test func theImpSellsNoLetterThatWouldLose() throws {
    let words = ["SEAT", "TEAS", "AETS", "WOLD", "WHIM"]
    var round = try round(.imp, allowed: 2, words: words)
    let named = try #require(round.advice()).letter
    #expect(round.hintOffer() == .fatal && named == Letter("W"))
    #expect(try self.round(.imp, allowed: 3, words: words).hintOffer() == .risky)
    round.guess(try #require(Letter("E")))
    #expect(round.board.status == .playing && round.board.misses == 0)
  }

  /// Nothing is told of a word that was chosen.
  @Test func anHonestGameTellsOnlyWhatTheBoardDoes() throws {
    for words in [["COZY", "JINX", "VAMP"], ["JINX", "VAMP", "COZY"]] {
      #expect(try round(.good, allowed: 2, words: words).hintOffer() == .risky)
    }
  }

  @Test func thereIsNoneThatCannotBePaidOrThatIsOpen() throws {
    #expect(try round(.imp, allowed: 1).hintOffer() == nil)
    var round = try round(.imp, allowed: 8)
    round.take(.letter(try #require(round.advice()).letter))
    #expect(round.hintOffer() == nil)
  }
}

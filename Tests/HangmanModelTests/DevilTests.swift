import HangmanModel
import PerfectPlay
import Testing
import Words

@Suite struct DevilTests {
  /// Seven words of an alphabet so small that they have much in common.
  private func words(_ seed: UInt64) -> [String] {
    var chances = SeededGenerator(seed: seed)
    var words: Set<String> = []
    while words.count < 7 {
      words.insert(String((0..<4).map { _ in "ABCDEF".randomElement(using: &chances) ?? "A" }))
    }
    return words.sorted()
  }

  @Test func againstPerfectPlayItForcesExactlyWhatCanBeForced() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let words = words(seed)
      var round = try round(words, seed: seed)
      while round.board.status == .playing {
        round.guess(try #require(round.advice()).letter)
      }
      var minimax = Minimax(words)
      #expect(round.board.misses == minimax.misses(), "\(words)")
    }
  }

  @Test func againstAnybodyItForcesNoLess() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let words = words(seed)
      var chances = SeededGenerator(seed: ~seed)
      var round = try round(words, seed: seed)
      for letter in Letter.alphabet.shuffled(using: &chances) { round.guess(letter) }
      var minimax = Minimax(words)
      #expect(round.board.misses >= minimax.misses(), "\(words)")
    }
  }

  @Test func aRoundTakenUpGoesOnAsItWouldHaveGone() throws {
    let letters = "ETAOINSHR".compactMap { Letter($0) }
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 26, setter: .devil)
    var straight = try #require(Round(setup, seed: 5, in: Library.embedded.standard.universe))
    var halting = straight
    for letter in letters {
      straight.guess(letter)
      halting = try #require(Round(halting.saved(), in: Library.embedded.standard.universe))
      halting.guess(letter)
      #expect(halting.saved() == straight.saved())
    }
  }

  private func round(_ words: [String], seed: UInt64) throws -> Round {
    try #require(
      Round(
        GameSetup(
          list: Library.embedded.standard.id, subject: .word(length: 4), allowed: 26, setter: .devil
        ),
        seed: seed, in: WordUniverse([WordList(words)])))
  }
}

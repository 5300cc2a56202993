import HangmanModel
import Presentation
import Testing
import Words

/// What is told of the letters of a game once it is over.
@Suite struct ConfessionSentencesTests {
  private func story(_ letters: String, length: Int, seed: UInt64) throws -> [String] {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: length), allowed: 26, setter: .imp)
    var round = try #require(Round(setup, seed: seed, in: Library.embedded.standard.universe))
    for letter in letters.compactMap({ Letter($0) }) { round.guess(letter) }
    let record = round.record
    return try #require(
      Confession(record, word: round.witness(), in: Library.embedded.standard.universe)
    ).story
  }

  /// C was named with the 6 misses to which the position is held, and ends with up to 7.
  @Test func aFigureThatIsNotProvedOfItsLetterIsToldWithPerhaps() throws {
    let told = try story("JQXZ", length: 9, seed: 26_413_530)
    let figures = told.filter { $0.contains("Best ") }
    #expect(!figures.isEmpty)
    for line in figures where line.contains(" C: ") {
      #expect(!line.contains("Best was C: at most 6 more mistakes."))
    }
    #expect(figures.contains { $0.contains("perhaps at most") })
  }

  @Test func theLetterIIsToldFromTheVillain() throws {
    let told = try story("EAOIUSTRNLDCYGHMPB", length: 8, seed: 3)
    let all = told.joined(separator: " ")
    #expect(all.contains("“I” ") || all.contains(" “I”:"))
    for phrase in ["I was the", "I was as", "was I:", "I cost you", "I may"] {
      #expect(!all.contains(phrase))
    }
  }

  @Test func thatNoMoreIsLostIsToldOnce() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let told = try story("ETAOINSHRDLUCMFYWGPBVKXJQZ", length: 8, seed: seed)
      let places = told.indices.filter { told[$0].contains("no more mistakes") }
      #expect(!places.isEmpty)
      // Again only where a letter has cost something.
      for place in places.dropFirst() { #expect(told[place].contains("cost you")) }
    }
  }
}

import HangmanModel
import Testing
import Words

@testable import hangman

/// Sentences that the screens say, too.
@Suite struct PlainSentencesTests {
  @Test(arguments: [
    (["JEAN-PAUL"], "I hold 1 word that looks like this. Guess a letter."),
    (["JEAN-PAUL", "ANNE-ROSE"], "I hold 2 words that look like this. Guess a letter."),
    (["JEANPAUL"], "I hold 1 word of 8 letters. Guess a letter."),
  ])
  func theOpeningAgreesWithItsNumber(words: [String], sentence: String) throws {
    var generator = SeededGenerator(seed: 1)
    let round = try #require(
      Round(
        words: WordList(words), misses: 8, gameplay: GameMode.evil.gameplay, using: &generator))
    #expect(openingSentence(for: round) == sentence)
  }
}

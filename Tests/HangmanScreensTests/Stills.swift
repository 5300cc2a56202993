import HangmanModel
import Testing
import Words

@testable import HangmanScreens

/// A board on which `guesses` have been made of one word.
func board(_ word: String, guesses: String, misses allowed: Int, setter: Setter = .imp) throws
  -> Board
{
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: word.count), allowed: allowed,
    setter: setter)
  var round = try #require(Round(setup, seed: 1, in: WordUniverse([WordList([word])])))
  for letter in guesses.compactMap(Letter.init) { round.guess(letter) }
  return round.board
}

/// The ending of a game that the board tells of.
func ending(_ word: String, won: Bool, counts: [Int] = []) -> MainScreen.Ending {
  MainScreen.Ending(
    headline: won ? "YOU WON" : "YOU LOST",
    sentences: [
      won
        ? "Well played! You found \(word) with 2 of 8 mistakes."
        : "It could have been \(word), or one of 13 others.",
      "I began with 29,842 words, and at the end I held 14.",
    ],
    steps: [.next("New Game"), .confession("How it dodged"), .scores],
    answer: won ? nil : word, counts: counts)
}

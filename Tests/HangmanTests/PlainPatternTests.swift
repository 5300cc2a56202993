import HangmanModel
import Presentation
import Testing

@testable import Words
@testable import hangman

/// The word as it is told, and sentences that the screens share.
@Suite struct PlainPatternTests {
  @Test(arguments: [
    ("_", "1 letter: blank."), ("____", "4 letters, all blank."),
    ("_E__", "4 letters: blank, E, blank, blank."),
    ("_U___U__", "8 letters: U at 2 and 6, the rest blank."),
    ("_U___U_R", "8 letters: U at 2 and 6, R at 8, the rest blank."),
    ("EUREK_", "6 letters: E, U, R, E, K, blank."),
    ("ABCDE_GHIJKL", "12 letters: A, B, C, D, E; blank, G, H, I, J; K, L."),
    ("____ _______", "4 letters, space, 7 letters."),
    ("_E__ ______S", "blank, E, blank, blank; space; 7 letters, S at 7, the rest blank."),
    ("BEAR _____'S", "BEAR; space; 5 letters; apostrophe; S."),
    ("____-______'_", "4 letters, hyphen, 6 letters, apostrophe, 1 letter."),
  ])
  func itIsShort(pattern: String, sentence: String) {
    #expect(patternSentence(Pattern(description: pattern)) == sentence)
  }

  @Test func aMeaningTellsTheWordThatItIsOf() {
    let meaning = Meaning(word: "BEAR", kind: "noun", text: "massive animals, with long fur")
    #expect(
      meaningSentence(meaning, of: "BEAR") == "BEAR (noun): massive animals, with long fur")
    #expect(meaningSentence(meaning, of: "BEARS").hasPrefix("BEARS: from BEAR (noun): massive"))
  }

  @Test(arguments: [
    (ended(level: 1, points: 13, .goesOn), "Level 2 is next; you have 13 points."),
    (ended(level: 3, points: 31, .lost), "That ends the run: 2 levels, 31 points."),
    (ended(level: 1, points: 0, .lost), nil),
    (
      ended(level: 5, points: 40, .complete),
      "No word of this kind is left that you haven't found. The run is complete: 5 levels, 40 points."
    ),
  ])
  func aRunIsToldWithItsFigures(game: FinishedGame, sentence: String?) {
    #expect(runSentence(for: game) == sentence)
  }

  @Test func aRunIsToldWithItsPlace() {
    var end = GameEnd(ended(level: 3, points: 31, .lost))
    let rank = "That is number 2 of the best runs of this kind."
    #expect(!sentences(of: end).contains(rank))
    end.runRank = 2
    #expect(sentences(of: end).contains(rank))
  }
}

private func ended(level: Int, points: Int, _ state: FinishedGame.RunState) -> FinishedGame {
  let found = [String](repeating: "DUCK", count: level - 1)
  var game = FinishedGame(
    GameResult(word: "DUCK", misses: 8, setup: .standard, isWon: false, finishedAt: 0),
    of: GameRecord(setup: .standard, seed: 1, run: Run(found: found)), candidateCounts: [])
  game.points = points
  game.runState = state
  return game
}

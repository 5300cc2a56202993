import HangmanModel
import Testing
import Wording
import Words

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
    (FinishedRun(level: 1, points: 13, state: .goesOn), "Level 2 is next; you have 13 points."),
    (FinishedRun(level: 3, points: 31, state: .lost), "That ends the run: 2 levels, 31 points."),
    (FinishedRun(level: 1, points: 0, state: .lost), nil),
    (
      FinishedRun(level: 5, points: 40, state: .complete),
      "No word of this kind is left that you haven't found. The run is complete: 5 levels, 40 points."
    ),
  ])
  func aRunIsToldWithItsFigures(run: FinishedRun, sentence: String?) {
    #expect(runSentence(for: run, of: "word") == sentence)
  }

  @Test func aRunIsToldWithItsPlace() {
    let run = FinishedRun(level: 3, points: 31, state: .lost, id: 7)
    let result = RunResult(setup: .standard, points: 31, levels: 2, finishedAt: 0)
    let table = RunScores(
      [.init(id: 5, result: result), .init(id: 7, result: result)], of: .standard)
    #expect(runRankSentence(run, in: table) == "That is number 2 of the best runs of this kind.")
    #expect(runRankSentence(run, in: RunScores([], of: .standard)) == nil)
  }
}

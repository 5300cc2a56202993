import HangmanModel
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

@Suite struct StoryTests {
  @Test func eachAnswerTellsWhereTheLetterWasAndWhatWasKept() {
    let story = game("BOAR", "EO", [1000, 20, 1]).story(columns: 60)
    #expect(
      story == [
        "It chose no word. It began with 1,000 words.", "",
        "E  no    kept    20 of 1,000",
        "O  _O__  kept     1 of    20", "",
        "Each answer was true of BOAR, the one word left.",
      ])
  }

  @Test(arguments: [
    (28, "O  _O__  kept     1 of    20"), (27, "O  _O__      1 left"), (19, "O  _O__      1 left"),
    (18, "O  yes      1 left"),
  ])
  func whereItIsNarrowItIsShort(columns: Int, line: String) {
    #expect(game("BOAR", "EO", [1000, 20, 1]).story(columns: columns)[3] == line)
  }

  @Test func aHyphenIsShown() {
    #expect(game("JEAN-MARC", "A", [2, 2]).story(columns: 60)[2] == "A  __A_-_A__  kept 2 of 2")
  }

  @Test(arguments: [
    (["BOAR", "DUCK"], 2, "Each answer was true of both words left: BOAR, DUCK."),
    (["BEAR", "BOAR", "DEER"], 3, "Each answer was true of all 3 words left: BEAR, BOAR, DEER."),
    ([], 40, "Each answer was true of every word that it kept; BOAR is one of them."),
  ])
  func theWordsLeftAreNamedWhereTheyAreFew(held: [String], count: Int, proof: String) {
    #expect(game("BOAR", "Z", [50, count], held: held).story(columns: 60).last == proof)
  }

  @Test(arguments: [
    (38, 2, "You found TETRAIODOPHENOLPHTHALEIN with 12 of 26 mistakes."),
    (72, 2, "Well played! You found TETRAIODOPHENOLPHTHALEIN with 12 of 26 mistakes."),
    (24, 1, "TETRAIODOPHENOLPHTHALEIN"),
  ])
  func whereItIsNarrowTheEndIsShort(columns: Int, rows: Int, ending: String) {
    #expect(won("TETRAIODOPHENOLPHTHALEIN").ending(columns: columns, rows: rows) == ending)
  }

  @Test(arguments: 1...64) func nothingOfTheEndIsCutHoweverLongTheWord(length: Int) {
    let game = won(String(repeating: "W", count: length))
    for (columns, rows) in [(38, 2), (72, 2), (24, (length + 23) / 24)] {
      let lines = game.ending(columns: columns, rows: rows).wrapped(to: columns)
      #expect(lines.count <= rows, "\(columns) columns: \(lines)")
    }
  }

  private func won(_ word: String) -> FinishedGame {
    var setup = GameSetup.standard
    setup.allowed = 26
    return FinishedGame(
      result: GameResult(word: word, misses: 12, setup: setup, isWon: true, finishedAt: 0), id: nil,
      moves: [], candidateCounts: [9, 1])
  }

  private func game(
    _ word: String, _ guesses: String, _ counts: [Int], held: [String] = []
  ) -> FinishedGame {
    FinishedGame(
      result: GameResult(
        word: word, misses: 1, setup: .standard, isWon: false, finishedAt: 0),
      id: nil, moves: Move.moves(in: guesses) ?? [], candidateCounts: counts, heldWords: held)
  }
}

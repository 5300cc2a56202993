import HangmanModel
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

@Suite struct GameEndTests {
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
      GameResult(word: word, misses: 12, setup: setup, isWon: true, finishedAt: 0),
      of: GameRecord(setup: setup, seed: 1), candidateCounts: [9, 1])
  }
}

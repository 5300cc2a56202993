import HangmanModel
import Pictures
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

/// The screens in their main states, by name.
private let stills: [(name: String, make: @Sendable () throws -> any Screen)] = [
  ("main-start", { MainScreen(board: try board("BUTTRESS", guesses: "", misses: 8)) }),
  (
    "main-playing",
    {
      let screen = MainScreen(board: try board("BUTTRESS", guesses: "EAIOST", misses: 8))
      screen.show(screen.state.board, notice: "Yes, there are 2 of the letter T.")
      return screen
    }
  ),
  (
    "main-focus",
    {
      let screen = MainScreen(board: try board("BUTTRESS", guesses: "EA", misses: 8))
      for key in [Key.right, .right, .right, .right, .down] {
        screen.handle(.key(key), in: Size(columns: 80, rows: 24))
      }
      return screen
    }
  ),
  (
    "main-lost",
    {
      let screen = MainScreen(board: try board("BUTTRESS", guesses: "EAIOYCD", misses: 6))
      screen.show(
        screen.state.board, notice: "No mistakes left. Enter starts a new game.", answer: "BUTTRESS"
      )
      return screen
    }
  ),
  (
    "main-longest",
    {
      let word = "FORMALDEHYDESULPHOXYLATE"
      return MainScreen(board: try board(word, guesses: "ETZQKVJWBIGNC", misses: 26, mode: .good))
    }
  ),
  (
    "main-hyphen",
    { MainScreen(board: try board("JEAN-PIERRE", guesses: "E", misses: 1, mode: .good)) }
  ),
  (
    "main-63",
    {
      MainScreen(
        board: try board(String(repeating: "ABCDEFGHI", count: 7), guesses: "ACE", misses: 8))
    }
  ),
  ("flipside", { FlipsideScreen(settings: .registered, universe: .embedded) }),
  (
    "flipside-switch",
    {
      let screen = FlipsideScreen(settings: .registered, universe: .embedded)
      for key in [Key.end, .down, .home, .down, .space] {
        screen.handle(.key(key), in: Size(columns: 80, rows: 24))
      }
      return screen
    }
  ),
  ("history-empty", { HistoryScreen(game: nil, scores: HighScores([]), dateText: day) }),
  ("history-won", { history(won: true) }),
  ("history-lost", { history(won: false) }),
  (
    "menu",
    {
      let menu = MenuScreen()
      menu.handle(.key(.down), in: Size(columns: 80, rows: 24))
      return menu
    }
  ),
  (
    "story",
    {
      let game = try #require(history(won: false).state.game)
      return NoteScreen(storyOf: game)
    }
  ),
  ("help", { NoteScreen(helpFor: MainScreen.bindings.compactMap(\.hint)) }),
  ("help-flipside", { NoteScreen(helpFor: FlipsideScreen.bindings.compactMap(\.hint)) }),
  (
    "message",
    {
      NoteScreen(
        message:
          "The saved games in /home/player/.local/share/hangman/hangman.sqlite could not be read. "
          + "They were kept as hangman.sqlite.damaged-1, and a new file was begun.")
    }
  ),
]

@Sendable private func day(_ seconds: Int) -> String { "2026-11-\(10 + seconds % 20)" }

private func history(won: Bool) -> HistoryScreen {
  let words = [
    "BUTTRESS", "JAZZ", "FORMALDEHYDESULPHOXYLATE", "TETRAIODOPHENOLPHTHALEIN", "OX", "QUIZZICAL",
    "MUCKLUCK", "BANANA", "AARDVARK", "ZYGOTE", "UNWOUNDED", "YES",
  ]
  let entries = words.enumerated().map { index, word in
    HighScores.Entry(
      id: Int64(index),
      result: GameResult(
        word: word, misses: index * 2, allowed: 26, mode: index % 3 == 1 ? .good : .evil,
        isWon: true, finishedAt: index))
  }
  let result = GameResult(
    word: "BUTTRESS", misses: won ? 12 : 8, allowed: won ? 26 : 8, mode: .evil, isWon: won,
    finishedAt: 6)
  let game = FinishedGame(
    result: result, id: won ? 6 : nil, guesses: "EAIOSTRN".compactMap(Letter.init),
    candidateCounts: [29842, 10012, 5012, 2345, 1017, 503, 202, 44, won ? 1 : 14])
  return HistoryScreen(game: game, scores: HighScores(entries), dateText: day)
}

@Suite struct ScreenPicturesTests {
  @Test(arguments: stills.indices, pictureSizes.indices)
  func everyScreenLooksAsPictured(still: Int, size: Int) throws {
    let size = pictureSizes[size]
    for glyphs in [Glyphs.unicode, .ascii] {
      let canvas = picture(try stills[still].make(), size, glyphs: glyphs)
      let name =
        "\(stills[still].name)-\(size.columns)x\(size.rows)\(glyphs.isASCII ? "-ascii" : "")"
      #expect(canvas.overlapCount == 0, "\(name): something is written over something else")
      if size != Size(columns: 20, rows: 5) {
        #expect(canvas.clippedCount == 0, "\(name): something is cut off at the edge")
      }
      if glyphs.isASCII { #expect(canvas.cells.allSatisfy { $0.glyph.isASCII }, "\(name)") }
      try expectPicture(canvas, name)
    }
  }
}

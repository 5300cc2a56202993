import CommonScreens
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
      return MainScreen(board: try board(word, guesses: "ETZQKVJWBIGNC", misses: 26, setter: .good))
    }
  ),
  (
    "main-hyphen",
    { MainScreen(board: try board("JEAN-PIERRE", guesses: "E", misses: 1, setter: .good)) }
  ),
  (
    "main-63",
    {
      MainScreen(
        board: try board(String(repeating: "ABCDEFGHI", count: 7), guesses: "ACE", misses: 8))
    }
  ),
  ("flipside", { FlipsideScreen(settings: .registered, collection: .standard) }),
  (
    "flipside-switch",
    {
      let screen = FlipsideScreen(settings: .registered, collection: .standard)
      for key in [Key.end, .down, .home, .down, .space] {
        screen.handle(.key(key), in: Size(columns: 80, rows: 24))
      }
      return screen
    }
  ),
  ("history-empty", { HistoryScreen(game: nil, tables: [table([])], dateText: day) }),
  ("history-won", { history(won: true) }),
  ("history-lost", { history(won: false) }),
  (
    "menu",
    {
      let menu = MenuScreen(titles: ["Resume", "New Game", "Settings", "High Scores", "Quit"])
      menu.handle(.key(.down), in: Size(columns: 80, rows: 24))
      return menu
    }
  ),
  (
    "story",
    {
      let game = try #require(history(won: false).state.game)
      return NoteScreen(game.story(columns:))
    }
  ),
  ("help", { NoteScreen(helpFor: MainScreen.hints) }),
  (
    "help-flipside",
    {
      NoteScreen(
        helpFor: FlipsideScreen(settings: .registered, collection: .standard).hints)
    }
  ),
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
        word: word, misses: index * 2,
        setup: setup(word, allowed: 26, index % 3 == 1 ? .good : .evil), isWon: true,
        finishedAt: index))
  }
  let result = GameResult(
    word: "BUTTRESS", misses: won ? 12 : 8, setup: setup("BUTTRESS", allowed: won ? 26 : 8, .evil),
    isWon: won, finishedAt: 6)
  let game = FinishedGame(
    result: result, id: won ? 6 : nil, moves: Move.moves(in: "EAIOSTRN") ?? [],
    candidateCounts: [29842, 10012, 5012, 2345, 1017, 503, 202, 44, won ? 1 : 14])
  return HistoryScreen(game: game, tables: [table(entries)], dateText: day)
}

private func setup(_ word: String, allowed: Int, _ setter: Setter) -> GameSetup {
  GameSetup(
    list: WordCollection.standard.id, length: word.count, allowed: allowed, setter: setter)
}

private func table(_ entries: [HighScores.Entry]) -> HighScores {
  HighScores(entries, of: WordCollection.standard.id)
}

@Suite struct ScreenPicturesTests {
  @Test(arguments: stills.indices, pictureSizes.indices)
  func everyScreenLooksAsPictured(still: Int, size: Int) throws {
    let size = pictureSizes[size]
    let name = "\(stills[still].name)-\(size.columns)x\(size.rows)"
    let unicode = picture(try stills[still].make(), size)
    let ascii = picture(try stills[still].make(), size, glyphs: .ascii)
    for canvas in [unicode, ascii] {
      #expect(canvas.overlapCount == 0, "\(name): something is written over something else")
      #expect(canvas.clippedCount == 0, "\(name): something is cut off at the edge")
    }
    #expect(ascii.cells.allSatisfy { $0.glyph.isASCII }, "\(name)")
    try expectPicture(unicode, name)
    // What is drawn with letters alone looks the same in both, and is kept once.
    if ascii.cells != unicode.cells { try expectPicture(ascii, "\(name)-ascii") }
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func whereThereIsNoRoomAScreenSaysSoAndNothingElse(glyphs: Glyphs) throws {
    let size = Size(columns: 20, rows: 5)
    let notice = picture(try stills[0].make(), size, glyphs: glyphs)
    try expectPicture(notice, "too-small\(glyphs.isASCII ? "-ascii" : "")")
    for still in stills {
      let screen = try still.make()
      let canvas = picture(screen, size, glyphs: glyphs)
      let expected = screen.isOverlay ? Canvas(size: size, glyphs: glyphs) : notice
      #expect(canvas == expected, "\(still.name)")
    }
  }

  @Test func noPictureIsKeptTwice() throws {
    for (_, names) in try keptPictures() where names.count > 1 {
      Issue.record("These pictures are alike: \(names.sorted().joined(separator: ", "))")
    }
  }
}

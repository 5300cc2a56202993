import Pictures
import Presentation
import ProgramModel
import TerminalUI
import Testing
import Words

@testable import CommonScreens
@testable import HangmanModel
@testable import HangmanScreens

/// The board at every size, with short and long words: all of it is there, and nothing is cut off.
@Suite struct BoardFitsTests {
  private static let sizes = [
    (24, 8), (40, 16), (60, 20), (79, 23), (80, 24), (100, 30), (120, 36), (132, 43), (160, 48),
    (200, 60),
  ].map { Size(columns: $0.0, rows: $0.1) }

  private static let words = [
    "A", "BUTTRESS", "FORMALDEHYDESULPHOXYLATE", String(repeating: "ABCDEFGHIJ", count: 5),
    "DON'T LOOK A GIFT-HORSE IN ITS", "NEVER PUT OFF TILL TOMORROW WHAT CAN BE DONE TODAY AT ONCE",
  ]

  /// What differs without colours is nothing of this: a cell is where it is in any of them.
  @Test(arguments: sizes.indices, words.indices)
  func nothingIsCutAndNothingOverlaps(size: Int, word: Int) throws {
    let (size, word) = (Self.sizes[size], Self.words[word])
    for language in Language.allCases {
      try Language.$current.withValue(language) { try expectFit(word, at: size) }
    }
  }

  private func expectFit(_ word: String, at size: Size) throws {
    // The order of the keys says nothing.
    let orders = Language.current == .english ? KeyboardOrder.allCases : [.alphabetical]
    for order in orders {
      for (allowed, guesses) in [(8, ""), (26, "EZ"), (8, "AEIOUXJ"), (1, "ZQXJV")] {
        let screen = try screen(word, guesses, allowed, order)
        for glyphs in [Glyphs.unicode, .ascii] {
          let problems = problems(screen, size, glyphs)
          #expect(
            problems.isEmpty, "\(size) \(screen.state.board.pattern) \(order) \(Language.current)")
        }
      }
    }
  }

  private func screen(
    _ word: String, _ guesses: String, _ allowed: Int, _ order: KeyboardOrder
  ) throws -> MainScreen {
    var board = try board(word, guesses: guesses, misses: allowed)
    board.category = .undecided
    var view = GameView(board, .begins)
    (view.level, view.points, view.candidateCounts) = (12, 4_312, [29_842])
    let status = board.status
    let screen = MainScreen(status == .playing ? view : view.ended(word, won: status == .won))
    screen.state.keyboard = order
    return screen
  }

  private func problems(_ screen: MainScreen, _ size: Size, _ glyphs: Glyphs) -> [String] {
    let board = screen.state.board
    let isOver = board.status != .playing
    let steps: [HistoryScreen.Step] = [.comeBack, .story, .share, .scores, .calendar]
    let over = EndedBoard(screen.state.view, steps: steps)
    over.board.state.keyboard = screen.state.keyboard
    let canvas = picture(isOver ? over : screen, size, glyphs: glyphs)
    var problems: [String] = []
    if canvas.clippedCount > 0 { problems.append("something is cut off") }
    if canvas.overlapCount > 0 { problems.append("something overlaps") }
    let text = canvas.lines.joined(separator: "\n")
    if !isOver, !text.contains(share(board.missesLeft, of: board.allowed)) {
      problems.append("no lives")
    }
    // Where there's no room for its button, S shares.
    for label in steps.compactMap(\.label)
    where isOver && label != labels.share && !text.contains("[ \(label.text) ]")
      && !text.contains("[ \(label.brief) ]")
    {
      problems.append("no \(label)")
    }
    return problems + missingCells(screen, canvas) + missingKeys(screen, canvas)
  }

  private func missingCells(_ screen: MainScreen, _ canvas: Canvas) -> [String] {
    let state = screen.state
    let pattern = state.board.pattern
    let layout = WordLayout(pattern, in: MainLayout(size: canvas.size, state: state).word)
    let cells = (0..<pattern.length).filter { pattern[$0] != " " }
    return cells.compactMap { index in
      guard let place = layout.places[index] else { return "cell \(index) has no place" }
      let shown = glyphs(of: canvas, in: place)
      let letter = pattern[index].flatMap(\.unicodeScalars.first)
      let isThere =
        letter.map { shown.contains($0) || hasBigLetter($0, canvas, in: place) }
        ?? shown.contains { $0 != " " }
      return isThere ? nil : "cell \(index) is missing"
    }
  }

  private func glyphs(of canvas: Canvas, in rect: Rect) -> [Unicode.Scalar] {
    (0..<rect.rows * rect.columns).map { cell in
      let row = rect.row + cell / rect.columns
      return canvas[Point(column: rect.column + cell % rect.columns, row: row)].glyph
    }
  }

  private func hasBigLetter(
    _ letter: Unicode.Scalar, _ canvas: Canvas, in place: Rect
  ) -> Bool {
    guard let lines = BigLetter.lines(of: Character(letter)), place.rows == 5 else { return false }
    return lines.enumerated().allSatisfy { row, line in
      String(String.UnicodeScalarView(glyphs(of: canvas, in: place.inside.line(row))))
        .contains(line)
    }
  }

  @Test func everyLetterHasABigOneOfItsOwn() {
    let letters = Letter.alphabet.compactMap { BigLetter.lines(of: $0.character) }
    #expect(Set(letters).count == 26)
    #expect(letters.allSatisfy { $0.map(\.columns) == [5, 5, 5] })
    #expect(BigLetter.lines(of: "-") == nil)
  }

  private func missingKeys(_ screen: MainScreen, _ canvas: Canvas) -> [String] {
    if screen.state.end != nil { return [] }
    let keyboard = MainLayout(size: canvas.size, state: screen.state).keyboard
    let places = Letter.alphabet.map(keyboard.rect)
    let isWhole = Set(places).count == 26
    return (isWhole ? [] : ["two keys at one place"])
      + places.filter { canvas[$0.center].glyph == " " }.map { "no key at \($0)" }
  }

  @Test func noWordOfAPhraseIsBrokenWhereItsLineIsLongEnough() throws {
    for columns in [24, 27, 40, 51, 68] {
      let pattern = try board(Self.words[5], guesses: "E", misses: 8).pattern
      let layout = WordLayout(pattern, in: Rect(column: 0, row: 0, columns: columns, rows: 4))
      let cells = (0..<pattern.length).split { pattern[$0] == " " }
      for word in cells {
        #expect(Set(word.compactMap { layout.places[$0]?.row }).count == 1, "\(columns)")
      }
    }
  }

  @Test func theTilesShrinkAsTheWordGrows() throws {
    let tiles = [1, 9, 10, 13, 14, 22, 23, 33, 34, 64].map { length in
      let rect = Rect(column: 0, row: 0, columns: 68, rows: 5)
      return WordLayout(Pattern(length: length), in: rect).tile
    }
    #expect(
      tiles == [
        .vast, .grand, .usual, .usual, .small, .small, .strip, .strip, .spaced, .spaced,
      ])
  }

  @Test(arguments: [1, 2, 5, 8, 12, 26])
  func everySizeShowsItsStageOfTheDrawing(allowed: Int) throws {
    let guesses = "AIOQ".prefix(min(4, allowed - 1))
    let board = try board("BUTTRESS", guesses: String(guesses), misses: allowed)
    for size in Self.sizes where size.rows >= 16 {
      let layout = MainLayout(size: size, state: MainScreen.State(GameView(board)))
      let gallows = try #require(layout.gallows)
      var drawing = Canvas(size: gallows.picture.size)
      gallows.picture.draw(
        on: &drawing, at: Point(column: 0, row: 0),
        markCount: gallows.picture.markCount(misses: board.misses, allowed: allowed))
      let shown = picture(MainScreen(GameView(board)), size)
      for row in 0..<drawing.size.rows {
        for column in 0..<drawing.size.columns {
          let place = Point(
            column: gallows.origin.column + column, row: gallows.origin.row + row)
          #expect(shown[place] == drawing[Point(column: column, row: row)])
        }
      }
    }
  }

  /// What a hint costs is seen before Enter takes it, also by who sees the game for the first time.
  @Test(arguments: Language.allCases)
  func theSmallestBoardTellsWhatAHintCosts(language: Language) throws {
    try Language.$current.withValue(language) {
      var view = GameView(try board("BUTTRESS", guesses: "", misses: 8), .begins)
      view.isNewcomer = true
      let smallest = Size(columns: 24, rows: 8)
      let introduction = labels.introduction.text.prefix(20)
      #expect(picture(MainScreen(view), smallest).lines.joined().contains(introduction))
      for offer in [HintOffer.safe, .risky] {
        view.news = .offer(offer)
        let text = picture(MainScreen(view), smallest).lines.joined(separator: " ")
        #expect(!text.contains(introduction) && !text.contains("…"))
        #expect(text.contains(String(view.notice.prefix(15))))
      }
    }
  }

  @Test func aFoundTileDiffersByFrameAndWeight() throws {
    let size = Size(columns: 80, rows: 24)
    for glyphs in [Glyphs.unicode, .ascii] {
      let screen = MainScreen(try view("DEER", guesses: "E", misses: 8))
      let canvas = picture(screen, size, glyphs: glyphs)
      let word = MainLayout(size: size, state: screen.state).word
      let (hidden, found) = (
        canvas[word.origin], canvas[Point(column: word.column + 5, row: word.row)]
      )
      #expect(hidden.glyph != found.glyph)
      let letter = canvas[Point(column: word.column + 7, row: word.row + 1)]
      #expect(letter.glyph == "E" && letter.style.attributes.contains(.bold))
    }
  }
}

import HangmanModel
import Pictures
import Presentation
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

/// The board on its way, and what it tells of the end.
@Suite struct BoardMotionTests {
  private let size = Size(columns: 80, rows: 24)

  /// A board of DEER before and after a guess, at a progress.
  private func frame(
    _ before: String, _ after: String, _ progress: Double, allowed: Int = 8, won: Bool? = nil
  ) throws -> Canvas {
    let screen = MainScreen(try view("DEER", guesses: before, misses: allowed))
    let view = try view("DEER", guesses: after, misses: allowed)
    screen.show(won.map { view.ended("DEER", won: $0) } ?? view)
    var canvas = Canvas(size: size)
    screen.draw(on: &canvas, progress: progress)
    return canvas
  }

  private func rows(_ canvas: Canvas, holding glyph: Unicode.Scalar) -> [Int] {
    let word = Rect(column: 22, row: 3, columns: 20, rows: 3)
    return (word.row..<word.endRow).filter { row in
      (word.column..<word.endColumn).contains {
        canvas[Point(column: $0, row: row)].glyph == glyph
      }
    }
  }

  @Test func lettersDropIntoTheirTiles() throws {
    #expect(rows(try frame("", "E", 0.1), holding: "E") == [3])
    #expect(rows(try frame("", "E", 1), holding: "E") == [4])
    #expect(rows(try frame("", "E", 0.1), holding: "┏").isEmpty)
    #expect(rows(try frame("", "E", 1), holding: "┏") == [3])
  }

  @Test func aLifeGoesOutHalfWay() throws {
    let texts = try [0.1, 0.9].map { try frame("", "Z", $0).lines.joined() }
    #expect(texts[0].contains("●●●●●●●●   Mistakes left   7 of 8"))
    #expect(texts[1].contains("●●●●●●●○   Mistakes left   7 of 8"))
  }

  /// The rope is cut half-way, and at the end he stands free.
  @Test func whoWasHangingIsLetGoOnceTheGameIsWon() throws {
    let frames = try [0.1, 0.6, 1].map { try frame("DEZ", "DEZR", $0, won: true) }
    let isFree = frames.map { $0.lines.joined().contains("╲(^)╱") }
    #expect(isFree == [false, true, true])
  }

  @Test func aFoundWordLightsUpLetterByLetter() throws {
    let lit = try [0.1, 0.5, 1].map { progress in
      try frame("DE", "DER", progress, won: true).cells
        .filter { $0.style == Style(.right, [.bold, .reverse]) && $0.glyph != " " }.count
    }
    #expect(lit == [1, 3, 4])
  }

  @Test func aLostWordFillsItsBlanksAndTheDrawingIsCompleted() throws {
    let frames = try [0.1, 0.6, 1].map { try frame("E", "EZ", $0, allowed: 1, won: false) }
    #expect(rows(frames[0], holding: "R").isEmpty)
    #expect(rows(frames[2], holding: "R") == [4])
    let strokes = frames.map { $0.cells.filter { $0.style == Style(.danger, .bold) }.count }
    #expect(strokes[0] < strokes[1] && strokes[1] < strokes[2])
  }

  @Test func theVerdictComesOnceTheBoardHasEnded() throws {
    let share = BoardMotion.endShare
    let frames = try [share - 0.01, share].map {
      try frame("DE", "DER", $0, won: true).lines.joined()
    }
    #expect(!frames[0].contains("YOU WON") && frames[1].contains("YOU WON"))
  }

  @Test func everyFrameFits() throws {
    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(try frame("", "E", progress).clippedCount == 0)
      #expect(try frame("E", "EZ", progress, allowed: 1, won: false).clippedCount == 0)
    }
  }

  @Test func theMeterRollsFromOneNumberToTheNext() throws {
    let screen = MainScreen(try view("DEER", guesses: "E", misses: 8))
    var view = try view("DEER", guesses: "EZ", misses: 8)
    (view.candidateCounts, view.showsMeter) = ([4_096, 1_024, 64], true)
    screen.show(view)
    for (progress, words) in [(0.25, "512"), (0.5, "256"), (0.75, "128"), (1, "64")] {
      for size in [size, Size(columns: 40, rows: 16), Size(columns: 120, rows: 36)] {
        var canvas = Canvas(size: size)
        screen.draw(on: &canvas, progress: progress)
        #expect(canvas.lines.contains { $0.contains("  \(words) words held ▇") }, "\(size)")
        #expect(canvas.overlapCount == 0 && canvas.clippedCount == 0)
      }
    }
  }

  @Test(arguments: 1...2_000) func theScaleOfTheMeterLosesNoNumber(number: Int) {
    #expect(Doublings.number(at: Doublings.place(of: number)) == number)
    #expect(Doublings.place(of: number) < Doublings.place(of: number + 1))
    #expect(abs(Doublings.place(of: 2 * number) - Doublings.place(of: number) - 1) < 1e-9)
  }

  @Test func theLedgerTellsCostsInPlayAndWordsAtTheEnd() throws {
    let view = try view("DEER", guesses: "EZ", misses: 2)
    let screen = MainScreen(view)
    let wide = Size(columns: 120, rows: 36)
    let play = picture(screen, wide).lines.joined()
    #expect(play.contains("E  ●  at 2 and 3") && play.contains("Z  ×  a mistake"))
    screen.show(view.ended("DEER", won: false, counts: [900, 30, 2]))
    let told = picture(screen, wide).lines.joined()
    #expect(told.contains("E  ●   30  ▇▇▇▇▇") && told.contains("Z  ×    2  ▇▇"))
  }
}

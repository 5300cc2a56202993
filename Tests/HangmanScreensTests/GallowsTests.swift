import TerminalUI
import Testing

@testable import HangmanScreens

@Suite struct GallowsTests {
  @Test(arguments: 1...26)
  func eachMistakeAddsAStrokeAndTheLastOneCompletesIt(allowed: Int) {
    let strokes = (0...allowed).map { Gallows.strokes(misses: $0, allowed: allowed) }
    #expect(strokes.first == 0)
    #expect(strokes.last == Gallows.strokeCount)
    #expect(zip(strokes, strokes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [Gallows.large, .small], [Glyphs.unicode, .ascii])
  func everyStrokeCanBeSeen(gallows: Gallows, glyphs: Glyphs) {
    let pictures = (0...Gallows.strokeCount).map { strokes in
      var canvas = Canvas(size: gallows.size, glyphs: glyphs)
      gallows.draw(on: &canvas, at: Point(column: 0, row: 0), strokes: strokes)
      return canvas
    }
    #expect(pictures[0] == Canvas(size: gallows.size, glyphs: glyphs))
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
    #expect(pictures.allSatisfy { $0.clippedCount == 0 && $0.overlapCount == 0 })
  }
}

import Pictures
import TerminalUI
import Testing

@testable import HangmanScreens

@Suite struct GallowsTests {
  private static let pictures = [Gallows.grand, .usual, .small]

  private func picture(_ gallows: Gallows, _ strokes: Int, _ glyphs: Glyphs = .unicode) -> Canvas {
    var canvas = Canvas(size: gallows.size, glyphs: glyphs)
    gallows.draw(on: &canvas, at: Point(column: 0, row: 0), strokes: strokes)
    return canvas
  }

  @Test(arguments: 1...26)
  func theLastMistakeCompletesItAndFewMistakesEachAddAStroke(allowed: Int) {
    let strokes = (0...allowed).map { Gallows.strokes(misses: $0, allowed: allowed) }
    #expect(strokes.first == 0)
    #expect(strokes[1] >= 1)
    #expect(strokes.last == Gallows.strokeCount)
    #expect(strokes[allowed - 1] < Gallows.strokeCount || allowed > Gallows.strokeCount)
    #expect(zip(strokes, strokes.dropFirst()).allSatisfy { $0 <= $1 })
    if allowed <= Gallows.strokeCount { #expect(Set(strokes).count == strokes.count) }
  }

  @Test(arguments: pictures.indices, [Glyphs.unicode, .ascii])
  func everyStrokeCanBeSeen(place: Int, glyphs: Glyphs) {
    let gallows = Self.pictures[place]
    let pictures = (0...Gallows.strokeCount).map { picture(gallows, $0, glyphs) }
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
    #expect(pictures.allSatisfy { $0.clippedCount == 0 && $0.overlapCount == 0 })
  }

  @Test(arguments: pictures.indices)
  func theScaffoldStandsFromTheStartAndTheManIsSetOffFromIt(place: Int) {
    let gallows = Self.pictures[place]
    let styles = { (canvas: Canvas) in
      Set(canvas.cells.filter { $0.glyph != " " }.map(\.style))
    }
    #expect(styles(picture(gallows, 0)) == [Style(.frame)])
    #expect(
      styles(picture(gallows, Gallows.strokeCount)) == [Style(.frame), Style(.danger, .bold)])
  }

  @Test(arguments: pictures.indices)
  func nothingOfTheDrawingIsLeftOut(place: Int) {
    let gallows = Self.pictures[place]
    let complete = picture(gallows, Gallows.strokeCount)
    #expect(picture(gallows, 99) == complete)
    #expect(complete.cells.contains { $0.glyph == "×" })
    #expect(!picture(gallows, Gallows.strokeCount - 1).cells.contains { $0.glyph == "×" })
  }
}

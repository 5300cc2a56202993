import Pictures
import TerminalUI
import Testing

@testable import HangmanScreens

@Suite struct GallowsTests {
  private static let pictures = [Gallows.vast, .grand, .usual, .small]

  private func picture(
    _ gallows: Gallows, misses: Int, of allowed: Int = 12, _ glyphs: Glyphs = .unicode
  ) -> Canvas {
    var canvas = Canvas(size: gallows.size, glyphs: glyphs)
    gallows.draw(
      on: &canvas, at: Point(column: 0, row: 0),
      markCount: gallows.markCount(misses: misses, allowed: allowed))
    return canvas
  }

  private func freePicture(_ gallows: Gallows) -> Canvas {
    var canvas = Canvas(size: gallows.size)
    gallows.drawFree(on: &canvas, at: Point(column: 0, row: 0))
    return canvas
  }

  private func styles(_ canvas: Canvas) -> Set<Style> {
    Set(canvas.cells.filter { $0.glyph != " " }.map(\.style))
  }

  @Test(arguments: pictures.indices, 1...26)
  func eachMistakeAddsToItAndTheLastOneCompletesIt(place: Int, allowed: Int) {
    let gallows = Self.pictures[place]
    for glyphs in [Glyphs.unicode, .ascii] {
      let pictures = (0...allowed).map { picture(gallows, misses: $0, of: allowed, glyphs) }
      #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
      #expect(pictures.last == picture(gallows, misses: 1, of: 1, glyphs))
      #expect(pictures.allSatisfy { $0.clippedCount == 0 && $0.overlapCount == 0 })
    }
  }

  @Test(arguments: pictures.indices)
  func theScaffoldStandsFromTheStartAndTheManIsSetOffFromIt(place: Int) {
    let gallows = Self.pictures[place]
    #expect(styles(picture(gallows, misses: 0)) == [Style(.frame)])
    #expect(styles(picture(gallows, misses: 12)) == [Style(.frame), Style(.danger, .bold)])
  }

  @Test(arguments: pictures.indices)
  func theFaceComesLast(place: Int) {
    let faces = [11, 12].map { misses in
      picture(Self.pictures[place], misses: misses).cells.contains { $0.glyph == "×" }
    }
    #expect(faces == [false, true])
  }

  /// On the same scaffold, whose rope is cut.
  @Test(arguments: pictures.indices)
  func whoIsLetGoStandsOnTheGround(place: Int) {
    let gallows = Self.pictures[place]
    let (free, scaffold) = (freePicture(gallows), picture(gallows, misses: 0))
    #expect(free.clippedCount == 0 && free.overlapCount == 0)
    #expect(styles(free) == [Style(.frame), Style(.right, .bold)])
    for (index, cell) in scaffold.cells.enumerated() where cell.glyph != " " {
      #expect(free.cells[index] == cell)
    }
    let feet = free.lines[gallows.size.rows - 2].dropFirst(4)
    #expect(feet.contains("╱") && feet.contains("╲"))
  }
}

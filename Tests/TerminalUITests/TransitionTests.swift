import Pictures
import Testing

@testable import TerminalUI

@Suite struct TransitionTests {
  private static let size = Size(columns: 7, rows: 4)
  private static let all: [Transition] = [.none, .flip, .slideUp, .slideDown]

  private func filled(_ glyph: Unicode.Scalar, _ size: Size = size) -> Canvas {
    var canvas = Canvas(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        canvas.set(Cell(glyph), at: Point(column: column, row: row))
      }
    }
    return canvas
  }

  @Test(arguments: all)
  func itBeginsWithTheOldAndEndsWithTheNew(transition: Transition) {
    let (old, new) = (filled("o"), filled("n"))
    #expect(transition.frame(from: old, to: new, progress: 0) == old)
    #expect(transition.frame(from: old, to: new, progress: 1) == new)
  }

  @Test(arguments: all)
  func everyFrameFitsAndNothingIsClipped(transition: Transition) {
    let (old, new) = (filled("o"), filled("n"))
    for step in 0...20 {
      let frame = transition.frame(from: old, to: new, progress: Double(step) / 20)
      #expect(frame.size == Self.size)
      #expect(frame.clippedCount == 0)
    }
  }

  @Test(arguments: all)
  func anotherSizeIsShownAtOnce(transition: Transition) {
    let (old, new) = (filled("o", Size(columns: 3, rows: 3)), filled("n"))
    #expect(transition.frame(from: old, to: new, progress: 0.5) == new)
  }

  @Test func aFlipTurnsAboutTheMiddle() {
    let early = Transition.flip.frame(from: filled("o"), to: filled("n"), progress: 0.25)
    #expect(early.lines[0] == "  ooo  ")
    let late = Transition.flip.frame(from: filled("o"), to: filled("n"), progress: 0.75)
    #expect(late.lines[0] == "  nnn  ")
  }

  @Test func aSlideComesFromBelowAndGoesBack() {
    let up = Transition.slideUp.frame(from: filled("o"), to: filled("n"), progress: 0.5)
    #expect(up.lines.map(\.first) == ["o", "o", "n", "n"])
    let down = Transition.slideDown.frame(from: filled("o"), to: filled("n"), progress: 0.5)
    #expect(down.lines.map(\.first) == ["n", "n", "o", "o"])
  }
}

import Pictures
import Testing

@testable import TerminalUI

@Suite struct CanvasTests {
  @Test func textIsWrittenWhereItIsMeant() {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    canvas.write("abc", at: Point(column: 1, row: 1))
    #expect(canvas.lines == ["      ", " abc  "])
  }

  @Test func whatIsOutsideIsClippedAndCounted() {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    canvas.write("abcd", at: Point(column: -1, row: 0))
    canvas.write("ef", at: Point(column: 2, row: 0))
    canvas.write("g", at: Point(column: 0, row: -1))
    #expect(canvas.lines == ["bce"])
    #expect(canvas.clippedCount == 3)
  }

  @Test func textOverTextIsCountedAndBlanksAreNot() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("ab", at: Point(column: 0, row: 0))
    canvas.write("  ", at: Point(column: 0, row: 0))
    #expect(canvas.overlapCount == 0)
    canvas.write("cd", at: Point(column: 0, row: 0))
    canvas.write("xy", at: Point(column: 1, row: 0))
    #expect(canvas.overlapCount == 1)
  }

  @Test func countsAreNoPartOfThePicture() {
    var clipped = Canvas(size: Size(columns: 2, rows: 1))
    clipped.write("abc", at: Point(column: 0, row: 0))
    var whole = Canvas(size: Size(columns: 2, rows: 1))
    whole.write("ab", at: Point(column: 0, row: 0))
    #expect(clipped == whole)
  }

  @Test func aLetterOfTwoColumnsTakesTwoCells() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("a漢字b", at: Point(column: 0, row: 0))
    #expect(canvas.lines == ["a漢字b"] && canvas[Point(column: 5, row: 0)].glyph == "b")
    var ascii = Canvas(size: Size(columns: 6, rows: 1), glyphs: .ascii)
    ascii.write("a漢字b", at: Point(column: 0, row: 0))
    #expect(ascii.lines == ["a? ? b"])
  }

  @Test func textIsCutPaddedAndWrappedByColumns() {
    #expect("漢字漢".columns == 6)
    #expect("漢字漢".truncated(to: 4) == "漢…" && "漢字漢".truncated(to: 6) == "漢字漢")
    #expect("漢字".padded(to: 6) == "漢字  " && "漢字".padded(to: 6, leading: true) == "  漢字")
    #expect("漢字漢字 ab".wrapped(to: 5) == ["漢字", "漢字", "ab"])
    #expect("漢字".wrapped(to: 1) == ["漢", "字"])
  }

  @Test func whatACellCannotHoldIsAQuestionMark() {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    canvas.write("a\t😀\u{301}é", at: Point(column: 0, row: 0))
    #expect(canvas.lines == ["a???é"])
  }

  @Test func anASCIICanvasHoldsNothingElse() {
    var canvas = Canvas(size: Size(columns: 6, rows: 4), glyphs: .ascii)
    canvas.drawFrame(Rect(canvas.size), canvas.glyphs.light)
    canvas.write("→é█ж", at: Point(column: 1, row: 1))
    #expect(canvas.lines == ["+----+", "|>e#?|", "|    |", "+----+"])
  }

  @Test func aFrameIsDrawnJustInside() {
    var canvas = Canvas(size: Size(columns: 4, rows: 3))
    canvas.drawFrame(Rect(canvas.size), canvas.glyphs.double)
    #expect(canvas.lines == ["╔══╗", "║  ║", "╚══╝"])
    #expect(canvas.clippedCount == 0)
    #expect(canvas.overlapCount == 0)
  }

  @Test(arguments: [(0, 0), (1, 5), (5, 1)])
  func aFrameWithoutRoomIsNone(columns: Int, rows: Int) {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    canvas.drawFrame(Rect(canvas.size), canvas.glyphs.light)
    #expect(canvas == Canvas(size: canvas.size))
  }

  @Test func aPartIsBlankedWithoutAnOverlap() {
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    canvas.write("abcd", at: Point(column: 0, row: 0))
    canvas.clear(Rect(column: 1, row: -1, columns: 2, rows: 9))
    #expect(canvas.lines == ["a  d", "    "])
    #expect(canvas.clippedCount == 0)
  }

  @Test(arguments: [
    (40, " n new  m more  Esc leave  ? help"), (30, " n new  Esc leave  ? help"),
    (18, " Esc leave  ? help"), (12, " ? help"), (3, ""),
  ])
  func theFooterHoldsWhatFitsAndTheWayOutFirst(columns: Int, line: String) {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    let hints = [
      KeyHint(name: "n", purpose: "", short: "new"), KeyHint(name: "x", purpose: ""),
      KeyHint(name: "m", purpose: "", short: "more"),
      KeyHint(name: "Esc", purpose: "", short: "leave"),
      KeyHint(name: "?", purpose: "", short: "help"),
    ]
    canvas.drawFooter(hints, in: Rect(canvas.size))
    #expect(canvas.lines == [line.padded(to: columns)])
  }
}

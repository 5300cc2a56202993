import Testing

@testable import SVGScreens

@Suite struct CapturedScreenTests {
  private func row(_ line: String, columns: Int = 4) -> [CapturedScreen.Cell] {
    CapturedScreen(lines: [line], columns: columns, rows: 1).rows[0]
  }

  private func look(_ sequence: String) -> Look { row("\u{1B}[\(sequence)mx")[0].look }

  @Test func textTakesACellACharacter() {
    #expect(row("a─b").map(\.character) == ["a", "─", "b", " "])
  }

  @Test func rowsAndColumnsAreFilledAndCut() {
    let screen = CapturedScreen(lines: ["abcdef"], columns: 3, rows: 2)
    #expect(screen.rows.map { String($0.map(\.character)) } == ["abc", "   "])
    #expect(CapturedScreen(lines: ["a", "b", "c"], columns: 1, rows: 2).rows.count == 2)
  }

  @Test(arguments: [
    ("31", Look.Color.palette(1)), ("95", .palette(13)), ("38;5;133", .palette(133)),
    ("38:5:244", .palette(244)), ("31;39", .standard), ("31;0", .standard), ("31;", .standard),
  ])
  func coloursAreRead(sequence: String, color: Look.Color) {
    #expect(look(sequence).text == color)
  }

  @Test func attributesAreReadAndEnd() {
    #expect(look("1;4;7").isBold)
    #expect(look("1;4;7").isUnderlined)
    #expect(look("1;4;7").isReversed)
    #expect(look("1;4;7;22;24;27") == Look())
    #expect(look("48;5;31").ground == .palette(31))
  }

  @Test func aLookLastsOverTheEndOfALine() {
    let screen = CapturedScreen(lines: ["\u{1B}[1ma", "b\u{1B}[0mc"], columns: 2, rows: 2)
    #expect(screen.rows[1][0].look.isBold)
    #expect(!screen.rows[1][1].look.isBold)
    #expect(screen.rows[0][1].look == Look())
  }

  @Test func otherSequencesAreLeftOut() {
    #expect(row("\u{1B}[2Ja\u{1B}[?25lb").map(\.character) == ["a", "b", " ", " "])
  }
}

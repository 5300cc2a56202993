import Testing

@testable import SVGScreens

@Suite struct SVGPictureTests {
  private func picture(_ lines: [String], columns: Int = 8, _ palette: Palette = .dark) -> String {
    let screen = CapturedScreen(lines: lines, columns: columns, rows: lines.count)
    return SVGPicture(screen, palette: palette, title: "A <picture>").text
  }

  @Test func aWordStandsInItsColumnsWhateverTheFont() {
    let text = picture(["  ab  c"])
    #expect(text.contains(#"<text x="18" y="14" textLength="18""#))
    #expect(text.contains(#"<text x="54" y="14" textLength="9""#))
  }

  @Test func coloursAreThoseOfTheTheme() {
    let lines = ["\u{1B}[38;5;133mab\u{1B}[0mc"]
    #expect(picture(lines).contains(##"fill="#af5faf">ab<"##))
    #expect(picture(lines, .dark).contains(##"fill="#e6e8eb">c<"##))
    #expect(picture(lines, .light).contains(##"fill="#1f2328">c<"##))
  }

  @Test func reversedTextSwapsItsColours() {
    let text = picture(["\u{1B}[7mab"])
    #expect(text.contains(##"<rect x="0" y="0" width="18" height="18" fill="#e6e8eb"/>"##))
    #expect(text.contains(##"fill="#14171c">ab<"##))
  }

  @Test func boldTextIsBold() {
    #expect(picture(["\u{1B}[1mab"]).contains(#"font-weight="bold">ab<"#))
  }

  @Test func anUnderlineIsAStroke() {
    #expect(picture(["\u{1B}[4mab"]).contains(#"d="M0 16.5H18""#))
  }

  @Test func linesJoinAcrossCellsAndRows() {
    #expect(
      picture(["┌─┐", "│ │", "└─┘"]).contains(
        #"d="M4.5 9.5H22.5M4.5 45.5H22.5M4.5 9.5V45.5M22.5 9.5V45.5""#))
  }

  @Test func theCornersOfADoubleFrameMeet() {
    let text = picture(["╔╗", "╚╝"])
    // The outer frame, then the inner one.
    for stroke in ["M2.5 7.5H15.5", "M6.5 11.5H11.5", "M2.5 7.5V29.5", "M6.5 11.5V25.5"] {
      #expect(text.contains(stroke))
    }
  }

  @Test func aBlockFillsItsCell() {
    #expect(picture(["█"]).contains(##"<rect x="0" y="0" width="9" height="18" fill="#e6e8eb"/>"##))
  }

  @Test func signsOfMarkupAreText() {
    let text = picture(["<&>"])
    #expect(text.contains(">&lt;&amp;&gt;<"))
    #expect(text.contains("<title>A &lt;picture&gt;</title>"))
  }
}

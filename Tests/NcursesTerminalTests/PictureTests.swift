import Glibc
import TerminalHarness
import Testing
import Waiting

@Suite(.waiting) struct PictureTests {
  @Test func thePictureFillsTheTerminalToTheLastCell() throws {
    let probe = try startProbe(columns: 61, rows: 7)
    try probe.expect("the last corner") { $0.screen[6].hasSuffix("┘") }
    #expect(probe.screen[0] == "┌" + String(repeating: "─", count: 59) + "┐")
    #expect(probe.screen[6] == "└" + String(repeating: "─", count: 59) + "┘")
  }

  @Test func anotherSizeIsDrawnByItself() throws {
    let probe = try startProbe()
    for (columns, rows) in [(132, 43), (24, 8), (100, 30), (70, 6), (80, 24)] {
      probe.resize(columns: columns, rows: rows)
      try probe.expect("size \(columns)x\(rows)")
      try probe.expect("the last corner") { $0.screen[rows - 1].hasSuffix("┘") }
      #expect(
        probe.screen.allSatisfy { $0.hasPrefix("│") || $0.hasPrefix("┌") || $0.hasPrefix("└") })
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 9), (500, 200)])
  func anySizeIsSurvived(columns: Int, rows: Int) throws {
    let probe = try startProbe()
    probe.resize(columns: columns, rows: rows)
    probe.resize(columns: 80, rows: 24)
    try probe.expect("size 80x24")
    probe.send("e")
    try probe.expect("event 1: character e")
  }

  /// Curses counts in 16 bits, and keeps every cell that it knows of.
  @Test(arguments: [(513, 513), (65_535, 65_535), (513, 65_535), (40_000, 513)])
  func ofALargerTerminalAPartIsDrawnOn(columns: Int, rows: Int) throws {
    let probe = try startProbe(columns: columns, rows: rows)
    try probe.expect("size 512x512")
    probe.resize(columns: 80, rows: 24)
    try probe.expect("size 80x24")
    probe.resize(columns: columns, rows: rows)
    try probe.expect("size 512x512")
    try probe.expect("the last corner") { $0.screen[511].hasPrefix("└") }
    try probe.expectIdle()
    let edge = probe.screen.map { Array($0)[510...512] }
    #expect(edge[511] == ["─", "┘", " "] && edge[512] == [" ", " ", " "])
  }

  @Test(arguments: [(100, 30, "100x30"), (60, 20, "60x20"), (65_535, 65_535, "512x512")])
  func aSizeGivenWhileItIsStoppedIsDrawn(columns: Int, rows: Int, drawn: String) throws {
    let probe = try startProbe(environment: ["LINES": "24", "COLUMNS": "80"])
    probe.signal(SIGTSTP)
    try probe.expect("a stop") { $0.isStopped }
    probe.resize(columns: columns, rows: rows)
    probe.thaw()
    try probe.expect("size \(drawn)")
    try probe.expect("the last corner") { $0.screen[min(rows, 512) - 1].contains("┘") }
    let edge = Array(probe.screen[0])[min(columns, 512) - 1]
    #expect(edge == "┐")
  }

  @Test func variablesTellTheSizeWhereTheDriverKnowsNone() throws {
    let named = try startProbe(environment: ["LINES": "20", "COLUMNS": "70"], columns: 0, rows: 0)
    try named.expect("size 70x20")
    let tooLarge = try startProbe(
      environment: ["LINES": "99999999999", "COLUMNS": "40000"], columns: 0, rows: 0)
    try tooLarge.expect("size 512x512")
    try startProbe(columns: 0, rows: 0).expect("size 80x24")
  }

  @Test func variablesDoNotFixTheSize() throws {
    let probe = try startProbe(environment: ["LINES": "10", "COLUMNS": "40"])
    try probe.expect("size 80x24")
  }

  @Test func onlyWhatChangedIsSent() throws {
    let probe = try startProbe()
    let count = probe.output.count
    probe.send("e")
    try probe.expect("event 1: character e.")
    #expect(probe.output.count - count < 100)
  }

  @Test func controlLSendsAllOfItAgain() throws {
    let probe = try startProbe()
    let count = probe.output.count
    probe.send(.repaint)
    try probe.expect("all rows") { $0.output.count - count > 80 }
    try probe.expect("the last corner") { $0.screen[23].hasSuffix("┘") }
  }

  @Test func manyColoursAreTheThemes() throws {
    let probe = try startProbe()
    #expect(probe.colors == [29, 97, 166, 231, 244])
  }

  @Test func fewColoursAreOfTheEight() throws {
    let probe = try startProbe(environment: ["TERM": "xterm"])
    #expect(probe.colors == [35])
  }

  @Test func noColorIsHonoured() throws {
    let probe = try startProbe(environment: ["NO_COLOR": "1"])
    #expect(probe.colors == [])
    let empty = try startProbe(environment: ["NO_COLOR": ""])
    try empty.expect("accent")
    #expect(empty.colors != [])
  }

  @Test func anOptionDecidesOverNoColor() throws {
    let always = try startProbe("--color=always", environment: ["NO_COLOR": "1"])
    try always.expect("accent")
    #expect(always.colors != [])
    let never = try startProbe("--color=never")
    try never.expect("accent")
    #expect(never.colors == [])
  }

  @Test func aTerminalWithoutColoursGetsNoneAndNoMouse() throws {
    let probe = try startProbe(environment: ["TERM": "vt100"])
    #expect(probe.colors == [])
    #expect(!probe.modes.mouse)
    probe.send("Q")
    #expect(try probe.waitForExit() == .exited(0))
    #expect(probe.modes == TerminalModes())
  }
}

import Glibc
import TerminalHarness
import Testing
import Waiting

@Suite(.waiting) struct SurroundingsTests {
  @Test(
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "xx_XX.utf8"], true), (["LANG": "C"], false),
      (["LANG": "xx_XX"], false), (["LANG": "xx_XX.ISO-8859-1"], false), (["LANG": nil], false),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
    ] as [([String: String?], Bool)])
  func boxesAreDrawnWhereTheLocaleIsUTF8(environment: [String: String?], isUnicode: Bool) throws {
    let probe = try startProbe(environment: environment)
    #expect(probe.screen[0].hasPrefix(isUnicode ? "┌──" : "+--"))
    #expect(isUnicode || probe.output.allSatisfy { $0 < 0x80 })
  }

  @Test func onRequestOnlyASCIIIsDrawn() throws {
    let probe = try startProbe("--ascii")
    #expect(probe.screen[0].hasPrefix("+--"))
    #expect(probe.output.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      ("dumb", "incapable(\"dumb\")"), ("nonesuch", "unknown(\"nonesuch\")"), ("", "unnamed"),
      (nil, "unnamed"), ("unknown", "unknown(\"unknown\")"),
      ("../../etc", "unknown(\"../../etc\")"),
    ] as [(String?, String)])
  func aTerminalThatWillNotDoIsAnErrorThatNamesIt(name: String?, error: String) throws {
    let path = try TestEnvironment.product("TerminalProbe")
    let probe = try PtyProgram(path, environment: ["TERM": name])
    #expect(try probe.waitForExit() == .exited(1))
    let text = String(decoding: probe.output, as: UTF8.self)
    #expect(text.contains(error))
    #expect(!text.contains("\u{1B}"))
    #expect(probe.settings == probe.initialSettings)
  }

  @Test func idlingTakesNoTimeOfTheProcessor() throws {
    let probe = try startProbe()
    probe.send("e\u{1B}[")
    try probe.expect("event 1: character e.")
    try probe.expectIdle()
    let before = probe.sleeps
    usleep(300_000)
    #expect(probe.sleeps == before)
  }
}

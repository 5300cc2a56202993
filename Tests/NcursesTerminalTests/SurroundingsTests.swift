import Glibc
import TerminalHarness
import Testing

@Suite struct SurroundingsTests {
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
    probe.send("e")
    try probe.expect("event 1: character e.")
    let before = try wakeUps(probe.process)
    usleep(400_000)
    #expect(try wakeUps(probe.process) - before <= 1)
  }

  /// How often a process has gone to sleep by its own will.
  private func wakeUps(_ process: Int32) throws -> Int {
    let file = try #require(fopen("/proc/\(process)/status", "r"))
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 8192)
    let count = fread(&buffer, 1, buffer.count, file)
    let text = String(decoding: buffer.prefix(count).map(UInt8.init), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0) })
  }
}

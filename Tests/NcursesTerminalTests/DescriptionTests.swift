import Foundation
import TerminalHarness
import Testing
import Waiting

@testable import NcursesTerminal

/// What is made of a terminal's description.
@Suite(.waiting) struct DescriptionTests {
  /// A terminal whose controls have eight bits, as `xterm-8bit` and `vt220-8bit` describe some.
  private static let entry = #"""
    eight|with controls of eight bits,
      am, cols#80, lines#24, colors#8, pairs#64,
      civis=\233?25l, clear=\233H\233J, cnorm=\233?25h, cr=\r, cub1=^H, cud1=\n,
      cup=\233%i%p1%d;%p2%dH, ed=\233J, el=\233K, kcuu1=\217A, kmous=\233M, op=\23339;49m,
      rmcup=\233?1049l, setab=\2334%p1%dm, setaf=\2333%p1%dm, sgr0=\233m$<2>, smcup=\233?1049h,

    """#

  @Test(arguments: [SIGTERM, SIGSEGV, SIGABRT])
  func controlsOfEightBitsGoOutAsTheyAre(signal: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tic-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "eight.ti")
    try Self.entry.write(to: source, atomically: true, encoding: .utf8)
    try Process.run(URL(filePath: "/usr/bin/tic"), arguments: ["-o", folder.path, source.path])
      .waitUntilExit()

    let probe = try startProbe(environment: ["TERM": "eight", "TERMINFO": folder.path])
    #expect(probe.modes.changed == [25, 1049])
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal))
    #expect(probe.modes == TerminalModes())
    let lead = Array("\u{FFFD}".utf8)
    #expect(!probe.output.indices.contains { probe.output[$0...].starts(with: lead) })
  }

  @Test(arguments: [
    ("vt100", false), ("cons25", false), ("vt220", false), ("linux", true), ("rxvt", true),
    ("screen", true), ("tmux", true), ("xterm", true),
  ])
  func marksAroundAPasteAreAskedForWhereTheTerminalMayKnowThem(name: String, asks: Bool) throws {
    let probe = try startProbe(environment: ["TERM": name])
    #expect(probe.modes.paste == asks)
    probe.send("Q")
    _ = try probe.waitForExit()
    #expect(String(decoding: probe.output, as: UTF8.self).contains("[?2004") == asks)
    #expect(probe.modes == TerminalModes())
  }

  @Test(arguments: [
    ("a$<5>b", "ab"), ("$<5/>", ""), ("a$b$<2*>c", "a$bc"), ("$<5", "$<5"), ("$", "$"), ("", ""),
  ])
  func pausesAreLeftOut(capability: String, rest: String) {
    #expect(TerminalDescription.withoutPadding(Array(capability.utf8)) == Array(rest.utf8))
  }
}

import Glibc
import TerminalHarness
import Testing
import Waiting

@Suite(.waiting) struct InputTests {
  @Test(arguments: [
    ("e", "character e"), ("é", "character é"), ("\u{1B}OA", "key up"), ("\u{1B}[A", "key up"),
    ("\u{1B}[Z", "key backTab"), ("\u{1B}OM", "key enter"), ("\r", "key enter"),
    ("\u{7F}", "key backspace"), ("\u{8}", "key backspace"), ("\u{1B}", "key escape"),
    ("\u{1B}[5~", "key pageUp"), ("\u{1B}[<0;5;6M", "press 4,5"),
    ("\u{1B}[<32;90;6M", "drag 89,5"), ("\u{1B}[<0;5;6m", "release 4,5"),
    ("\u{1B}[200~one\rtwo\u{1B}[201~", "paste of 7: one"),
  ])
  func whatIsTypedIsReported(bytes: String, event: String) throws {
    let probe = try startProbe()
    probe.send(bytes)
    try probe.expect("event 1: \(event)")
  }

  @Test func everyNamedKeyIsOneEvent() throws {
    let probe = try startProbe()
    let others: [NamedKey] = [.interrupt, .quit, .suspend, .repaint]
    for (index, key) in NamedKey.allCases.filter({ !others.contains($0) }).enumerated() {
      probe.send(key)
      try probe.expect("event \(index + 1): key")
    }
  }

  @Test func sequencesWithoutAMeaningAreSwallowed() throws {
    let probe = try startProbe()
    probe.send("\u{1B}[I\u{1B}[O\u{1B}[15;5~\u{1B}]0;x\u{7}\u{1B}[24~\u{1B}OP\u{1B}a")
    probe.send(bytes: [0xFF, 0xC3])
    probe.send("\u{1B}[<64;3;3Me")
    try probe.expect("event 1: character e")
  }

  @Test(arguments: ["xterm", "xterm-256color", "screen", "tmux-256color", "linux", "vt220", "rxvt"])
  func mouseReportsAndKeysAreReadWhateverTheTerminal(name: String) throws {
    let probe = try startProbe(environment: ["TERM": name])
    probe.send("\u{1B}[<0;5;6M")
    try probe.expect("event 1: press 4,5")
    probe.send("\u{1B}[M &%")
    try probe.expect("event 2: press 5,4")
    probe.send("\u{1B}[D")
    try probe.expect("event 3: key left")
    probe.send("\u{1B}[<0;5")
    probe.signal(SIGTERM)
    #expect(try probe.waitForExit() == .signaled(SIGTERM))
    #expect(probe.modes == TerminalModes())
  }

  @Test func aLongPasteIsOneEvent() throws {
    let probe = try startProbe()
    probe.send("\u{1B}[200~" + String(repeating: "x", count: 200_000) + "\u{1B}[201~")
    try probe.expect("event 1: paste of 4096")
    probe.send("e")
    try probe.expect("event 2: character e")
  }

  @Test func whatIsTypedAheadIsForgottenOnRequest() throws {
    let probe = try startProbe()
    // It sleeps, and forgets what comes meanwhile.
    probe.send("D")
    probe.send("abc\u{1B}[A")
    try probe.expect("event 1: character D")
    probe.send("e")
    try probe.expect("event 2: character e")
  }

  @Test func theMouseIsTurnedOffAndOnWhileItRuns() throws {
    let probe = try startProbe()
    probe.send("M")
    try probe.expect("no mouse modes") { !$0.modes.mouse }
    probe.send("\u{1B}[<0;5;6Me")
    try probe.expect("event 2: character e")
    probe.send("M")
    try probe.expect("mouse modes") { $0.modes.mouse }
  }

  @Test func withoutAMouseNoneIsAskedFor() throws {
    let probe = try startProbe("--no-mouse")
    #expect(!probe.modes.mouse)
    #expect(!String(decoding: probe.output, as: UTF8.self).contains("[?1000"))
  }
}

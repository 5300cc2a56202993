import Glibc
import TerminalHarness
import Testing
import Waiting

@Suite(.waiting) struct FuzzTests {
  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;10;5M", "\u{1B}[<0;", "\u{1B}[M",
    "\u{1B}O", "\u{1B}]0;", "\u{7}", "\u{1B}\\", "\u{1B}[A", "\u{1B}[1;5C", "e", "é", "\u{1B}[I",
    "\u{C}",
  ].map { Array($0.utf8) }
  /// The driver's keys: interrupt, quit, suspend, stop, start, the next one as it is.
  private static let drivers: Set<UInt8> = [0x03, 0x1C, 0x1A, 0x13, 0x11, 0x16, 0x0F]

  @Test(arguments: [1, 2] as [UInt64], ["xterm-256color", "linux"])
  func whateverComesItLivesAndGivesTheTerminalBack(seed: UInt64, terminal: String) throws {
    let probe = try startProbe("--tame", environment: ["TERM": terminal])
    var stream = SeededStream(seed: seed)
    for _ in 0..<600 { step(probe, &stream) }
    probe.resize(columns: 80, rows: 24)
    // Whatever is unfinished ends by silence or by these; by Ctrl-L all is drawn anew. What was drawn before a change
    // of size may have been read after it, so the screen that this side makes of it may be garbled; what was sent isn't.
    let sent = probe.output.count
    try probe.expect("a key, at last") {
      $0.send("\u{18}\u{C}AAAz")
      usleep(1_200_000)
      let isSeen = $0.screen.contains { $0.contains("character z.") }
      return isSeen
        || String(decoding: $0.output.dropFirst(sent), as: UTF8.self).contains("character z.")
    }
    #expect(probe.isRunning, "seed \(seed)")
    let signal = EndingSignals.requests.randomElement(using: &stream) ?? SIGTERM
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal), "seed \(seed)")
    #expect(probe.modes == TerminalModes(), "seed \(seed)")
    #expect(probe.settings == probe.initialSettings, "seed \(seed)")
  }

  private func step(_ probe: PtyProgram, _ stream: inout SeededStream) {
    switch Int.random(in: 0..<100, using: &stream) {
    case 0...1:
      let columns = [1, 2, 24, 80, 300, 65_535].randomElement(using: &stream) ?? 80
      let rows = [1, 2, 8, 24, 100, 40_000].randomElement(using: &stream) ?? 24
      probe.resize(columns: columns, rows: rows)
    case 2: probe.signal(SIGWINCH)
    case 3: probe.signal(SIGCONT)
    case 4:
      probe.signal(SIGTSTP)
      probe.signal(SIGCONT)
    case 5..<50: probe.send(bytes: Self.pieces.randomElement(using: &stream) ?? [])
    default:
      let bytes = (0..<Int.random(in: 1..<8, using: &stream)).map { _ in
        UInt8.random(in: 0...255, using: &stream)
      }
      probe.send(bytes: bytes.filter { !Self.drivers.contains($0) })
    }
  }
}

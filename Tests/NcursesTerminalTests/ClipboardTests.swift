import Foundation
import TerminalHarness
import Testing
import Waiting

@testable import NcursesTerminal

/// What is sent so that a terminal takes a text to its clipboard.
@Suite(.waiting) struct ClipboardTests {
  private let text = "for others: 🟩⬛"
  private var encoded: String { Data(text.utf8).base64EncodedString() }

  @Test func aTextIsSentBetweenTwoPicturesAndNothingOfItIsShown() throws {
    let probe = try startProbe(environment: ["TMUX": nil])
    let count = probe.output.count
    probe.send("C")
    try probe.expect("event 1: copied.")
    let sent = String(decoding: probe.output.dropFirst(count), as: UTF8.self)
    #expect(sent.contains("\u{1B}]52;c;\(encoded)\u{1B}\\"))
    #expect(!sent.contains("Ptmux"))
    #expect(probe.screen[0].hasPrefix("┌") && probe.screen[23].hasSuffix("┘"))
    #expect(!probe.screen.joined().contains("52;c"))
    probe.send("Q")
    #expect(try probe.waitForExit() == .exited(0))
  }

  @Test func insideOfTmuxItIsAlsoHandedThrough() throws {
    let probe = try startProbe(environment: ["TMUX": "/tmp/tmux-1000/default,1,0"])
    let count = probe.output.count
    probe.send("C")
    try probe.expect("event 1: copied.")
    let sent = String(decoding: probe.output.dropFirst(count), as: UTF8.self)
    let plain = "\u{1B}]52;c;\(encoded)\u{1B}\\"
    let wrapped = "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;\(encoded)\u{1B}\u{1B}\\\u{1B}\\"
    #expect(sent.contains(plain + wrapped))
  }

  @Test(arguments: 0..<20) func base64IsFoundations(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 250) }
    #expect(NcursesTerminal.base64(bytes) == Data(bytes).base64EncodedString())
  }
}

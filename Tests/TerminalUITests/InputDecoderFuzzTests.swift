import TerminalHarness
import Testing

@testable import TerminalUI

@Suite struct InputDecoderFuzzTests {
  private static let pieces = [
    "\u{1B}", "[", "O", "]", "P", "\u{7}", "\\", "200~", "201~", "\u{1B}[200~", "\u{1B}[201~",
    "<0;1;1M", ";", "M", "m", "9", "A", "é", "🙂", "\u{18}", "e",
    "8", "$",
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<40)
  func anyStreamLeavesAWorkingDecoder(seed: UInt64) {
    var stream = SeededStream(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<5000 {
      step(&decoder, &stream)
      while let event = decoder.nextEvent() { #expect(isSound(event), "seed \(seed)") }
    }
    for _ in 0..<3 { decoder.giveUpIfImpatient() }
    // Whatever was unfinished, a capital and two more end it.
    decoder.feed("\u{18}AAA")
    _ = decoder.all()
    decoder.feed("e")
    #expect(decoder.all() == [.key(.character("e"))], "seed \(seed)")
  }

  private func step(_ decoder: inout InputDecoder, _ stream: inout SeededStream) {
    switch Int.random(in: 0..<20, using: &stream) {
    case 0: decoder.giveUpIfImpatient()
    case 1: decoder.feed(key: Bool.random(using: &stream) ? .up : nil)
    case 2: decoder.discard()
    case 3..<10:
      for byte in Self.pieces.randomElement(using: &stream) ?? [] { decoder.feed(byte) }
    default: decoder.feed(UInt8.random(in: 0...255, using: &stream))
    }
  }

  private func isSound(_ event: Event) -> Bool {
    switch event {
    case .paste(let text): text.unicodeScalars.count <= InputDecoder.pasteLimit
    case .mouse(let mouse): (0...9998).contains(mouse.point.column) && mouse.point.row >= 0
    case .key(.character(let character)):
      character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    case .key, .resized: true
    case .ended(let ending): ending == .quit
    }
  }
}

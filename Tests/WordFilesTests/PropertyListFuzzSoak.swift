import Foundation
import TerminalHarness
import Testing
import WordFiles

@Suite struct PropertyListFuzzSoak {
  /// The damaged files of each seed: a hundred times as many where SOAK is set.
  private static var files: Int {
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 500 : 50_000
  }

  /// In processes of their own, so that a trap is a failure and work is bounded.
  @Test(arguments: 0..<8)
  func noDamagedPropertyListBreaksTheReader(seed: Int) async {
    await #expect(processExitsWith: .success) { [seed = seed as Int] in
      var stream = SeededStream(seed: UInt64(seed))
      let whole = try wholeFiles()
      for number in 0..<Self.files {
        if number.isMultiple(of: 1000) { try boundThisProcess() }
        guard var bytes = whole.randomElement(using: &stream) else { continue }
        for _ in 0..<Int.random(in: 1...4, using: &stream) { damage(&bytes, using: &stream) }
        guard let read = try? readWords(in: bytes) else { continue }
        #expect(read.words.allSatisfy(isPlayable), "seed \(seed), file \(number)")
        #expect(
          read.words.joined().count <= 9 * bytes.count + 65_536, "seed \(seed), file \(number)")
      }
    }
  }
}

/// Property lists with strings of every kind and other elements.
private func wholeFiles() throws -> [[UInt8]] {
  let strings = ["BEAR", "Boar", "R&B", "été", "ﬁn", "слово", String(repeating: "a", count: 70)]
  let others: [Any] = [7, true, 1.5, Date(timeIntervalSince1970: 0), Data([1]), [["a": ["b"]]]]
  var files: [[UInt8]] = []
  for entries in [strings, strings + others, strings + (0..<300).map { "word\($0)" }] {
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries, format: .xml, options: 0)
    files.append(Array(data))
  }
  let spelledOut = "<string>B&#65;&amp;<![CDATA[<R>]]></string><string/><!-- <true/> -->"
  return files + [Array("<plist><array>\(spelledOut)</array></plist>".utf8)]
}

/// Damages a file in one of the ways that break readers: its end, its bits, its numbers, its order.
private func damage(_ bytes: inout [UInt8], using stream: inout SeededStream) {
  guard !bytes.isEmpty else { return }
  let place = Int.random(in: bytes.indices, using: &stream)
  let nearEnd = max(0, bytes.count - Int.random(in: 1...60, using: &stream))
  switch Int.random(in: 0..<7, using: &stream) {
  case 0: bytes.removeSubrange(place...)
  case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &stream)
  case 2: bytes[nearEnd] = [0, 1, 8, 0x7F, 0x80, 0xFF].randomElement(using: &stream) ?? 0
  case 3: bytes[place] = UInt8.random(in: 0...255, using: &stream)
  case 4: bytes.removeSubrange(place..<min(bytes.count, place + 9))
  case 5: bytes.insert(contentsOf: bytes[nearEnd...], at: place)
  default:
    for index in place..<min(bytes.count, place + 8) {
      bytes[index] = [0, 0x7F, 0xFF].randomElement(using: &stream) ?? 0
    }
  }
}

private func isPlayable(_ word: String) -> Bool {
  (1...ReadWords.longestLength).contains(word.utf8.count)
    && word.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "_") }
    && word.contains { ("A"..."Z").contains($0) }
}

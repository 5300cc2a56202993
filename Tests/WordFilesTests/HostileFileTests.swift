import Foundation
import Testing

@testable import WordFiles

/// Files that would take minutes or gigabytes if anything in them were expanded; each is read in a
/// process whose time and memory are bounded.
@Suite struct HostileFileTests {
  @Test(arguments: ["<array>", "<dict><key>A</key>"])
  func elementsInElementsAreSkippedAtAnyDepth(opening: String) async {
    await #expect(processExitsWith: .success) { [opening = opening as String] in
      try boundThisProcess()
      let closing = opening.hasPrefix("<array>") ? "</array>" : "</dict>"
      let nested =
        String(repeating: opening, count: 100_000) + String(repeating: closing, count: 100_000)
      let text = "<plist><array>\(nested)<string>BEAR</string></array></plist>"
      #expect(try readWords(in: Array(text.utf8)) == ReadWords(words: ["BEAR"], skipped: 1))
    }
  }

  @Test(arguments: [
    "<true/>", "<string>A&amp;&lt;</string>", "<string/><!-- B -->", "<string>_</string>",
  ])
  func manyElementsTakeNoMemory(element: String) async {
    await #expect(processExitsWith: .success) { [element = element as String] in
      let text = "<plist><array>" + String(repeating: element, count: 100_000)
      let bytes = Array((text + "<string>BEAR</string></array></plist>").utf8)
      try boundThisProcess()
      #expect(try readWords(in: bytes).words.last == "BEAR")
    }
  }

  @Test(arguments: ["é", "été,", "e\u{301}"])
  func aLongLineWithAccentsIsLeftOut(part: String) async {
    await #expect(processExitsWith: .success) { [part = part as String] in
      try boundThisProcess()
      let text = String(repeating: part, count: 2_000_000) + "\nBEAR"
      #expect(try readWords(in: Array(text.utf8)) == ReadWords(words: ["BEAR"], skipped: 1))
    }
  }

  @Test func wordsThatComeAgainTakeNoMemory() async {
    await #expect(processExitsWith: .success) {
      let text = Array(String(repeating: "B\nA\n", count: 600_000).utf8)
      try boundThisProcess()
      #expect(try readWords(in: text) == ReadWords(words: ["A", "B"], skipped: 0))
    }
  }
}

extension ReadWords {
  init(words: [String], skipped: Int) {
    self.init(rows: [[UInt8]](repeating: [], count: Self.longestLength + 1), skipped: skipped)
    for word in words { rows[word.utf8.count] += Array(word.utf8) }
  }
}

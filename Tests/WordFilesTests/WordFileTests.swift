import Foundation
import Testing
import WordFiles

@Suite struct WordFileTests {
  private static let resources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources")

  @Test(arguments: [
    ("words.plist", 234_371, 24), ("english.txt", 63_782, 22), ("dutch.txt", 348_482, 50),
  ])
  func theWordDataReadsWhole(name: String, count: Int, longest: Int) throws {
    let words = try readWords(at: Self.resources.appending(path: name).path)
    #expect(words.count == count)
    #expect(words.skipped == 0)
    #expect(words.rows.lastIndex { !$0.isEmpty } == longest)
  }

  @Test func theUniverseHasTheWordsThatItsReadmeSays() throws {
    let words = try readWords(at: Self.resources.appending(path: "words.plist").path)
    let counts = words.rows.indices.dropFirst().map { words.rows[$0].count / $0 }
    #expect(
      counts.prefix(25) == [
        26, 139, 1294, 4994, 9972, 17462, 23713, 29842, 32286, 30824, 25963, 20447, 14923, 9761,
        5922, 3377, 1813, 842, 428, 198, 82, 41, 17, 5, 0,
      ])
    let hyphenated = list(words).filter { $0.contains("-") }
    #expect(hyphenated == ["JEAN-PIERRE", "JEAN-CHRISTOPHE"])
  }

  @Test func dutchHasGaps() throws {
    let words = try readWords(at: Self.resources.appending(path: "dutch.txt").path)
    let empty = (1...50).filter { words.rows[$0].isEmpty }
    #expect(empty == [40, 45, 47, 49])
  }

  @Test(arguments: [
    ("bear\nBOAR\nDeer\n", ["BEAR", "BOAR", "DEER"]),
    ("bear\r\nboar\r\ndeer", ["BEAR", "BOAR", "DEER"]),
    ("\u{FEFF}bear\nboar", ["BEAR", "BOAR"]),
    ("\n\n  bear \t\n\n", ["BEAR"]),
    ("boar\nBEAR\nBoar\nbear\nBOAR", ["BOAR", "BEAR"]),
    ("été\nÉTÉ\nete", ["ETE"]),
    (
      "naïve\nStraße\nÆsir\nŒuvre\nØre\nŁódź\nÞór",
      [
        "ORE", "LODZ", "THOR", "AESIR", "NAIVE", "OEUVRE", "STRASSE",
      ]
    ),
    (
      "jean-pierre\no’clock\nrock 'n' roll\nr2d2",
      [
        "R2D2", "O'CLOCK", "JEAN-PIERRE", "ROCK 'N' ROLL",
      ]
    ),
    ("e\u{301}te\u{301}", ["ETE"]),
  ])
  func textIsReadAnEntryALine(text: String, words: [String]) throws {
    let read = try readWords(in: Array(text.utf8))
    #expect(list(read).sorted() == words.sorted())
    #expect(read.skipped == 0)
  }

  @Test func wordsStandInOrder() throws {
    let read = try readWords(in: Array("deer\nox\nBEAR\nas\nboar\nbear\n".utf8))
    #expect(list(read) == ["AS", "OX", "BEAR", "BOAR", "DEER"])
  }

  @Test(arguments: [
    ("bear\n1234\nboar", 1), ("bear\nслово\n日本\nboar", 2), ("bear\n---\nboar", 1),
    ("bear\nboar\n\(String(repeating: "A", count: 65))", 1), ("bear\nboar\nb_ar", 1),
    ("bear\nboar\nbe\u{7}r", 1), ("bear\nboar\n\(String(repeating: "é", count: 65))", 1),
  ])
  func entriesThatCannotBePlayedAreSkippedAndCounted(text: String, skipped: Int) throws {
    let read = try readWords(in: Array(text.utf8))
    #expect(list(read) == ["BEAR", "BOAR"])
    #expect(read.skipped == skipped)
  }

  @Test(arguments: 1...9)
  func everyCharacterIsJudgedAtEveryPlace(place: Int) throws {
    for code in UInt8(1)..<0x80 where ![0x0A, 0x0D].contains(code) {
      var entry = Array("ABCDEFGHIJK".utf8)
      entry[place] = code
      let isPlain = (0x20...0x7E).contains(code) && code != UInt8(ascii: "_")
      let read = try readWords(in: entry + Array("\nBEAR".utf8))
      let expected = String(decoding: entry, as: UTF8.self).uppercased()
      #expect(list(read) == ["BEAR"] + (isPlain ? [expected] : []), "code \(code)")
    }
  }

  @Test func wordsOfSixtyFourLettersAreTheLongest() throws {
    let longest = String(repeating: "Ab", count: 32)
    let read = try readWords(in: Array(longest.utf8))
    #expect(list(read) == [longest.uppercased()])
  }

  @Test(arguments: [
    ("", WordFileError.empty), ("\n\n \n", .noUsableWord), ("123\n456", .noUsableWord),
    ("<?xml version=\"1.0\"?><plist><array><string>BEAR", .neitherListNorText),
    ("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>", .neitherListNorText),
    ("bplist00\0\u{1}", .binaryPropertyList), ("be\0ar\nboar", .neitherListNorText),
  ])
  func whatIsNoListSaysWhy(text: String, error: WordFileError) {
    #expect(throws: error) { try readWords(in: Array(text.utf8)) }
  }

  @Test func bytesThatAreNotUTF8AreNoText() {
    #expect(throws: WordFileError.neitherListNorText) {
      try readWords(in: [0x42, 0x45, 0xFF, 0xFE, 0x41])
    }
  }

  @Test(arguments: [largestWordFile + 1, 1 << 40])
  func aFileOfTooManyBytesIsRefused(size: Int) throws {
    let path = FileManager.default.temporaryDirectory.path + "/hangman-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data().write(to: URL(fileURLWithPath: path))
    try #require(truncate(path, size) == 0)
    #expect(throws: WordFileError.tooLarge) { try readWords(at: path) }
  }

  @Test func aFileThatIsNotThereIsMissing() {
    #expect(throws: WordFileError.missing) { try readWords(at: "/nonexistent/words.txt") }
  }

  @Test func aFolderCannotBeRead() {
    #expect {
      try readWords(at: Self.resources.path)
    } throws: {
      if case .unreadable(let reason)? = $0 as? WordFileError { !reason.isEmpty } else { false }
    }
  }

  private func list(_ words: ReadWords) -> [String] { words.words }
}

extension ReadWords {
  /// The words as text, the short ones first.
  var words: [String] {
    rows.enumerated().flatMap { length, rows in
      stride(from: 0, to: rows.count, by: max(1, length)).map {
        String(decoding: rows[$0..<$0 + length], as: UTF8.self)
      }
    }
  }
}

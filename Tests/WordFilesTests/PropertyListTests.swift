import Foundation
import Testing
import WordFiles

@Suite struct PropertyListTests {
  @Test func aPropertyListReadsAsTextDoes() throws {
    let entries = [
      "bear", "Boar", "R&B", "a<b", "été", "BEAR", "123", "jean-pierre", " deer ", "слово", "",
      String(repeating: "A", count: 65), String(repeating: "é", count: 64),
      String(repeating: "e\u{323}\u{302}", count: 64), String(repeating: "é", count: 1000),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries, format: .xml, options: 0)
    let text = entries.joined(separator: "\n")
    #expect(try readWords(in: Array(data)) == readWords(in: Array(text.utf8)))
  }

  @Test func entriesThatAreNoStringsAreSkipped() throws {
    let entries: [Any] = [
      "BEAR", 7, ["BOAR", ["a"]], true, -1.5, Date(), Data([1, 2]), ["key": ["BOAR": "a"]], [Int](),
      "DEER",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries, format: .xml, options: 0)
    let read = try readWords(in: Array(data))
    #expect(read.words == ["BEAR", "DEER"])
    #expect(read.skipped == 8)
  }

  @Test(arguments: [
    "<array><string>BEAR</string><string>BOAR</string></array>",
    "<array>\n\t<string>BEAR</string>\n\n<string>\nBOAR</string> </array>\n",
    "<array><!-- a comment --><string>BEAR</string><string>BOAR</string></array>",
    "<array><string>BE&#65;R</string><string>BO&#x41;R</string></array>",
    "<array><string><![CDATA[BEAR]]></string><string>B<![CDATA[OA]]>R</string></array>",
    "<array><!----><!-- <array> > -- --><string> BEAR <![CDATA[ ]]> </string><string>BOAR</string></array>",
    "<array><string>BEAR</string><string/><string>BOAR</string></array>",
    "<array ><string >BEAR</string ><string a='b'>BOAR</string></array>",
  ])
  func everyFormOfAnArrayIsRead(body: String) throws {
    for opening in ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "", "\u{FEFF}"] {
      let text = "\(opening)<plist version=\"1.0\">\(body)</plist>\n"
      #expect(try readWords(in: Array(text.utf8)).words == ["BEAR", "BOAR"], "\(text)")
    }
  }

  @Test(arguments: [
    "<array><string>BEAR</string>", "<array><string>BEAR</array>", "<string>BEAR</string>",
    "<dict><key>BEAR</key><string>BOAR</string></dict>", "<array>BEAR<string>BOAR</string></array>",
    "<array><string>BEAR<!-- a comment --></string></array>",
    "<array><string>&bear;</string></array>", "<array><string>&#xD800;</string></array>",
    "<array><string>&#4294967296;</string></array>", "<array><string>BEAR</string></dict>",
    "<array><dict><string>BEAR</string></array>", "<array><!-- </array>", "<arrays></arrays>",
  ])
  func whatIsNoArrayIsRefused(body: String) {
    #expect(throws: WordFileError.neitherListNorText) {
      try readWords(in: Array("<plist version=\"1.0\">\(body)</plist>".utf8))
    }
  }

  @Test func aBinaryListIsRefusedAsOne() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["BEAR"], format: .binary, options: 0)
    #expect(throws: WordFileError.binaryPropertyList) { try readWords(in: Array(data)) }
  }
}

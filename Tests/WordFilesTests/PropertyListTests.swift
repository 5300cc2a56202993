import Foundation
import Testing
import WordFiles

@Suite struct PropertyListTests {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func aPropertyListReadsAsTextDoes(format: PropertyListSerialization.PropertyListFormat) throws {
    let entries = ["bear", "Boar", "R&B", "a<b", "été", "BEAR", "123", "jean-pierre", " deer "]
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries, format: format, options: 0)
    let text = entries.joined(separator: "\n")
    #expect(try readWords(in: data) == readWords(in: Data(text.utf8)))
  }

  @Test func entriesThatAreNoStringsAreSkipped() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["BEAR", 7, ["BOAR"], true, "DEER"], format: .xml, options: 0)
    let read = try readWords(in: data)
    #expect(read.words == ["BEAR", "DEER"])
    #expect(read.skipped == 3)
  }

  /// The plain form is scanned and all others are left to Foundation; both must read the same.
  @Test(arguments: [
    "<array><string>BEAR</string><string>BOAR</string></array>",
    "<array>\n\t<string>BEAR</string>\n\n<string>\nBOAR</string> </array>\n",
    "<array><!-- a comment --><string>BEAR</string><string>BOAR</string></array>",
    "<array><string>BE&#65;R</string><string>BOAR</string></array>",
    "<array><string><![CDATA[BEAR]]></string><string>BOAR</string></array>",
    "<array><string>BEAR</string><string/><string>BOAR</string></array>",
    "<array ><string >BEAR</string ><string>BOAR</string></array>",
  ])
  func everyFormOfAnArrayIsRead(body: String) throws {
    for opening in ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "", "\u{FEFF}"] {
      let text = "\(opening)<plist version=\"1.0\">\(body)</plist>\n"
      #expect(try readWords(in: Data(text.utf8)).words == ["BEAR", "BOAR"], "\(text)")
    }
  }

  @Test(arguments: [
    "<array><string>BEAR</string>", "<array><string>BEAR</array>", "<string>BEAR</string>",
    "<dict><key>BEAR</key><string>BOAR</string></dict>",
  ])
  func whatIsNoArrayIsRefused(body: String) {
    #expect(throws: WordFileError.neitherListNorText) {
      try readWords(in: Data("<plist version=\"1.0\">\(body)</plist>".utf8))
    }
  }
}

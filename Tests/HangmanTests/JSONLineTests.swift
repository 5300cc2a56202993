import Foundation
import Testing

@testable import hangman

@Suite struct JSONLineTests {
  @Test func fieldsStandInTheOrderInWhichTheyWereAdded() {
    var inner = JSONLine()
    inner.add("z", [1, 2])
    var line = JSONLine()
    line.add("b", 1)
    line.add("a", "x")
    line.add("c", [inner, JSONLine()])
    line.add("d", 2.0 / 3, places: 4)
    #expect(line.text == #"{"b":1,"a":"x","c":[{"z":[1,2]},{}],"d":0.6667}"#)
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("\n\r\t", #""\n\r\t""#), ("\0\u{1F}", #""\u0000\u001f""#),
    ("é 日本 👍", #""é 日本 👍""#), ("/", #""/""#),
  ])
  func stringsAreEscaped(text: String, literal: String) {
    var line = JSONLine()
    line.add("text", text)
    #expect(line.text == "{\"text\":" + literal + "}")
  }

  @Test func everyCharacterComesBackAsItWas() throws {
    for code in (0...0x2FF).map({ UInt32($0) }) + [0x2028, 0x2029, 0x202E, 0xFFFD, 0x1F44D] {
      let text = Unicode.Scalar(code).map { "a\($0)b" } ?? ""
      var line = JSONLine()
      line.add(text, text)
      #expect(line.text.unicodeScalars.filter(\.isControl).isEmpty)
      let object = try JSONSerialization.jsonObject(with: Data(line.text.utf8))
      #expect(object as? [String: String] == [text: text], "U+\(String(code, radix: 16))")
    }
  }
}

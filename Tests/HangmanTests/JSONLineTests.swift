import Foundation
import Testing

@testable import hangman

@Suite struct JSONLineTests {
  @Test func fieldsStandInTheOrderInWhichTheyAreGiven() {
    let inner: JSONLine = ["z": [1, 2]]
    let nothing: Int? = nil
    let line: JSONLine = ["b": 1, "a": "x", "none": nothing, "c": [inner, [:]]]
    #expect(
      (line + ["d": JSONFraction(2.0 / 3, places: 4), "e": JSONNull()]).json
        == #"{"b":1,"a":"x","c":[{"z":[1,2]},{}],"d":0.6667,"e":null}"#)
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("\n\r\t", #""\n\r\t""#), ("\0\u{1F}", #""\u0000\u001f""#),
    ("é 日本 👍", #""é 日本 👍""#), ("/", #""/""#),
  ])
  func stringsAreEscaped(text: String, literal: String) {
    #expect(JSONLine(dictionaryLiteral: ("text", text)).json == "{\"text\":" + literal + "}")
  }

  @Test func everyCharacterComesBackAsItWas() throws {
    for code in (0...0x2FF).map({ UInt32($0) }) + [0x2028, 0x2029, 0x202E, 0xFFFD, 0x1F44D] {
      let text = Unicode.Scalar(code).map { "a\($0)b" } ?? ""
      let json = JSONLine(dictionaryLiteral: (text, text)).json
      #expect(json.unicodeScalars.filter(\.isControl).isEmpty)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      #expect(object as? [String: String] == [text: text], "U+\(String(code, radix: 16))")
    }
  }
}

import Testing

@testable import WordFiles

@Suite struct RowBuilderTests {
  @Test(arguments: 0..<17)
  func theQuickLookKnowsLettersAtEveryPlace(place: Int) {
    for byte in UInt8.min...UInt8.max {
      var entry = Array("ABCDEFGHzyxwvutsr".utf8)
      entry[place] = byte
      let isLetter =
        Character(Unicode.Scalar(byte)).isASCII && Character(Unicode.Scalar(byte)).isLetter
      #expect(entry.withUnsafeBufferPointer(isLettersOnly) == isLetter, "\(byte)")
    }
  }

  @Test func wordsOfAnyLengthAreLettersOnly() {
    for length in 0...64 {
      let word = [UInt8](repeating: UInt8(ascii: "q"), count: length)
      #expect(word.withUnsafeBufferPointer(isLettersOnly), "\(length)")
    }
  }
}

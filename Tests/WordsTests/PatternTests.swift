import Testing

@testable import Words

@Suite struct PatternTests {
  @Test(arguments: [
    ("JEAN-PIERRE", "____-______"), ("CAT", "___"), ("X2", "_2"), ("A B", "_ _"),
  ])
  func charactersThatAreNoLettersAreShownFromTheStart(word: String, shown: String) {
    #expect(Pattern(openingOf: word).description == shown)
    #expect(Pattern(description: shown).opening.description == shown)
  }

  @Test func aLetterIsShownWhereItStands() throws {
    let letter = try #require(Letter("E"))
    var pattern = Pattern(openingOf: "DEER")
    pattern.reveal(letter, at: Positions([1, 2, 7]))
    #expect(pattern.description == "_EE_")
    #expect(pattern.positions(of: letter) == Positions([1, 2]))
    #expect(pattern.opening.description == "____")
    #expect(pattern.hiddenCount == 2)
    #expect(!pattern.isSolved)
  }

  @Test(arguments: [
    ("_E__", "EX", "BEAR", true),
    ("_E__", "EX", "DEER", false),
    ("_E__", "EX", "BOAR", false),
    ("_E__", "EX", "TEXT", false),
    ("_E__", "E", "TEXTS", false),
    ("_-_", "", "A-B", true),
    ("___", "", "A-B", false),
  ])
  func aWordFitsIfEveryAnswerIsTrueOfIt(
    pattern: String, guessed: String, word: String, fits: Bool
  ) {
    let letters = LetterSet(guessed.compactMap { Letter($0) })
    #expect(Pattern(description: pattern).fits(word.utf8, guessed: letters) == fits)
  }

  @Test func onlyTheLettersFromAToZAreLetters() {
    for code in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(code))
      let expected = code < 0x80 && character.isLetter ? character.uppercased() : nil
      #expect(Letter(ascii: code)?.description == expected, "code \(code)")
    }
    for character in ["é", "ß", "ı", "Å", "１", "Ａ", "👍", "e\u{301}", "\r\n"] as [Character] {
      #expect(Letter(character) == nil, "\(character)")
    }
  }
}

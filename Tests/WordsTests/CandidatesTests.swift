import Testing

@testable import Words

@Suite struct CandidatesTests {
  private let four = WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])

  @Test(arguments: [
    ("E", ["----": 2, "-E--": 1, "-EE-": 1, "---E": 1]),
    ("R", ["----": 1, "---R": 3, "--R-": 1]),
  ])
  func familiesAreNamedByWhereTheLetterStands(letter: String, sizes: [String: Int]) throws {
    let letter = try #require(Letter(Character(letter)))
    let candidates = four
    let families = candidates.split(by: letter).families
    let named = families.map { family in
      let cells = (0..<4).map { family.positions.indices.contains($0) ? "\(letter)" : "-" }
      return (cells.joined(), family.size)
    }
    #expect(Dictionary(uniqueKeysWithValues: named) == sizes)
  }

  @Test func theWordsOfTheFamilyAreKeptInTheirOrder() throws {
    var candidates = four
    let split = candidates.split(by: try letter("R"))
    let family = try #require(split.family(at: Positions([3])))
    #expect(family.size == 3)
    candidates.keep(family, of: split)
    #expect(Array(candidates) == ["BEAR", "BOAR", "DEER"])
  }

  @Test func aSplitTellsTheWordsOfEachFamilyAndChangesNothing() throws {
    var candidates = four
    for _ in 1...2 {  // First as a view of the list, then with words of its own.
      let before = Array(candidates)
      let split = candidates.split(by: try letter("A"))
      let told = split.families.flatMap { candidates.words(of: $0, in: split) }
      #expect(told.sorted() == before)
      #expect(Array(candidates) == before)
      let other = candidates.split(by: try letter("E"))
      candidates.keep(other.families[0], of: other)
    }
  }

  @Test func aCopyIsNotNarrowedWithItsOriginal() throws {
    var candidates = four
    func narrow(by letter: Letter, last: Bool) {
      let split = candidates.split(by: letter)
      candidates.keep(split.families[last ? split.families.count - 1 : 0], of: split)
    }
    narrow(by: try letter("E"), last: false)
    let copy = candidates
    let before = Array(copy)
    for letter in Letter.alphabet { narrow(by: letter, last: true) }
    #expect(Array(copy) == before)
  }

  @Test func wordsThatShowTheSameAreAViewOrACopyAlike() {
    let list = WordList(["JEAN-PAUL", "ABCDEFGHI", "JEAN-MARC", "IHGFEDCBA"])
    #expect(list.lettersOnlyCount == 2)
    #expect(
      Array(list.showing(Pattern(description: "_________")))
        == ["ABCDEFGHI", "IHGFEDCBA"])
    #expect(
      Array(list.showing(Pattern(description: "____-____")))
        == ["JEAN-PAUL", "JEAN-MARC"])
  }

  private func letter(_ character: Character) throws -> Letter {
    try #require(Letter(character))
  }
}

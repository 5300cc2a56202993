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
    var candidates = Candidates(four)
    let families = candidates.families(for: letter)
    let named = families.map { family in
      let cells = (0..<4).map { family.positions.indices.contains($0) ? "\(letter)" : "-" }
      return (cells.joined(), family.size)
    }
    #expect(Dictionary(uniqueKeysWithValues: named) == sizes)
  }

  @Test func narrowingKeepsTheWordsOfTheFamilyInTheirOrder() throws {
    var candidates = Candidates(four)
    let kept = candidates.narrow(by: try letter("R")) { families in
      families.first { $0.positions == Positions([3]) } ?? families[0]
    }
    #expect(kept == Family(positions: Positions([3]), size: 3))
    #expect(words(of: candidates) == ["BEAR", "BOAR", "DEER"])
  }

  @Test func aChoiceThatIsNoFamilyCountsAsTheFirst() throws {
    var candidates = Candidates(four)
    var families: [Family] = []
    let kept = candidates.narrow(by: try letter("E")) {
      families = $0
      return Family(positions: Positions([0, 1, 2, 3]), size: 9)
    }
    #expect(kept == families.first)
    #expect(candidates.count == families.first?.size)
  }

  @Test func aCopyIsNotNarrowedWithItsOriginal() throws {
    var candidates = Candidates(four)
    _ = candidates.narrow(by: try letter("E")) { $0[0] }
    let copy = candidates
    let before = words(of: copy)
    for letter in Letter.alphabet { _ = candidates.narrow(by: letter) { $0[$0.count - 1] } }
    #expect(words(of: copy) == before)
  }

  @Test func wordsThatShowTheSameAreAViewOrACopyAlike() {
    let list = WordList(["JEAN-PAUL", "ABCDEFGHI", "JEAN-MARC", "IHGFEDCBA"])
    #expect(list.lettersOnlyCount == 2)
    #expect(
      words(of: Candidates(list, showing: Pattern(description: "_________")))
        == ["ABCDEFGHI", "IHGFEDCBA"])
    #expect(
      words(of: Candidates(list, showing: Pattern(description: "____-____")))
        == ["JEAN-PAUL", "JEAN-MARC"])
  }

  private func letter(_ character: Character) throws -> Letter {
    try #require(Letter(character))
  }
}

func words(of candidates: Candidates) -> [String] {
  (0..<candidates.count).map { candidates[$0] }
}

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
}

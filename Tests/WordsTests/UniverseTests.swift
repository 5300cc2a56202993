import Testing

@testable import Words

@Suite struct UniverseTests {
  @Test(arguments: [
    ("webster", 234_371), ("english", 63_782), ("dutch", 348_482), ("phrases", 30_326),
  ])
  func aListHasAllItsWords(name: String, count: Int) throws {
    let universe = try #require(Library.embedded.named(name)).universe
    let own = ["Berkeley", "Proverbs"].map(Category.init)
    var ownCount = 0
    for category in own where universe.isOfPhrases {
      universe.forEachRow(in: category) { _, _ in ownCount += 1 }
    }
    #expect(universe.count - ownCount == count)
    #expect(universe.isOfPhrases == (name == "phrases"))
  }

  @Test func theEmbeddedWordsAreAllThere() {
    let counts = [
      26, 139, 1294, 4994, 9972, 17462, 23713, 29842, 32286, 30824, 25963, 20447, 14923, 9761, 5922,
      3377, 1813, 842, 428, 198, 82, 41, 17, 5,
    ]
    let universe = Library.embedded.standard.universe
    #expect(universe.lengths == Array(1...24))
    #expect(universe.lengths.map { universe.words(ofLength: $0)?.count } == counts)
    #expect(universe.count == 234_371)
    #expect(universe.longestLength == 24)
  }

  @Test func theEverydayWordsAreSortedLetters() throws {
    let universe = try everyday
    #expect(universe.count == 63_782)
    #expect(universe.longestLength == 22)
    for length in universe.lengths {
      guard let list = universe.words(ofLength: length) else { continue }
      #expect(list.lettersOnlyCount == list.count)
      #expect(zip(list, list.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(arguments: [(11, "JEAN-PIERRE"), (15, "JEAN-CHRISTOPHE")])
  func hyphenatedNamesStandBehindTheOthers(length: Int, name: String) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    #expect(list.lettersOnlyCount == list.count - 1)
    #expect(list[list.count - 1] == name)
    #expect(list.openings().count == 2)
    #expect(list.openings()[Pattern(length: length)] == list.count - 1)
  }

  @Test(arguments: [(5, 5), (0, 1), (-3, 1), (24, 24), (99, 24)])
  func theNearestLengthHasWords(asked: Int, given: Int) {
    #expect(Library.embedded.standard.universe.nearestLength(to: asked) == given)
  }

  @Test func aUniverseMayHaveGaps() {
    let universe = WordUniverse([WordList(["AB"]), WordList(["ABCDEF", "FEDCBA"]), WordList([])])
    #expect(universe.lengths == [2, 6])
    #expect(universe.words(ofLength: 4) == nil)
    #expect(universe.nearestLength(to: 4) == 2)
    #expect(universe.nearestLength(to: 5) == 6)
  }

  @Test func aListKnowsItsWords() throws {
    let list = try #require(everyday.words(ofLength: 5))
    for word in ["HOUSE", list[0], list[list.count - 1]] {
      #expect(try everyday.isWord(word.compactMap { Letter($0) }))
      #expect(list.contains(word))
    }
    for word in ["HOUSX", "HOUS", "HOUSES", ""] {
      #expect(!list.contains(word))
    }
    for word in ["HOUSX", "HOUSESX", ""] {
      #expect(try !everyday.isWord(word.compactMap { Letter($0) }))
    }
  }

  @Test(arguments: [("webster", "webster"), ("words", "webster"), ("english", "english")])
  func aCollectionGoesByItsNames(name: String, id: String) {
    #expect(Library.embedded.named(name)?.id.text == id)
  }

  @Test(arguments: ["", "Webster", "dutch?", "webster "])
  func otherNamesAreNoCollection(name: String) {
    #expect(Library.embedded.named(name) == nil)
  }

  @Test func aCollectionKnowsWhatIsKnownOfItAlone() throws {
    let standard = Library.embedded.standard
    #expect((1...24).allSatisfy { standard.universe.par(forLength: $0, by: "devil") != nil })
    #expect(standard.universe.par(forLength: 8, by: "devil") == 8)
    for length in [-1, 0, 25, Int.max] {
      #expect(standard.universe.par(forLength: length, by: "devil") == nil)
    }
    #expect(standard.universe.par(forLength: 8, by: "nobody") == nil)
    let file = WordCollection(.file("/home/ann/four.txt"), universe: WordUniverse([]))
    #expect(file.universe.par(forLength: 8, by: "devil") == nil)
    #expect(file.title == "four.txt")
  }

  private var everyday: WordUniverse {
    get throws { try #require(Library.embedded.named("english")).universe }
  }
}

import Testing

@testable import Words

/// The fast pass beside one that splits the words slowly and obviously.
@Suite struct PassTests {
  @Test(arguments: Library.embedded.standard.universe.lengths)
  func everyFirstSplitIsThatOfTheSlowWay(length: Int) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    let rows = list.map { Array($0.utf8) }
    for letter in "EZ".compactMap({ Letter($0) }) {
      #expect(sizes(list.split(by: letter).families) == slowSizes(of: rows, for: letter))
    }
  }

  @Test(arguments: Library.embedded.standard.universe.lengths)
  func aListInColumnsSplitsAsOneInRows(length: Int) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    #expect((list.columns != nil) == (length <= 16))
    let rowsOnly = WordList(Array(list))
    #expect(rowsOnly.columns == nil)
    for letter in "EAZ".compactMap({ Letter($0) }) {
      var one = list
      var other = rowsOnly
      let split = one.split(by: letter)
      one.keep(split.families[0], of: split)
      other.keep(split.families[0], of: other.split(by: letter))
      #expect(Array(one) == Array(other), "length \(length), \(letter)")
    }
  }

  @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 40, 63, 64], 0..<8)
  func anyNumberOfWordsOfAnyLengthIsNarrowedRight(length: Int, count: Int) {
    var chances = Chances(state: UInt64(length * 100 + count))
    for _ in 0..<20 {
      let rows = (0..<count * 3 + 1).map { _ in
        (0..<length).map { _ in
          chances.below(4) == 0 ? UInt8(ascii: "Z") : UInt8(65 + chances.below(3))
        }
      }
      var candidates = WordList(length: length, rows: rows.flatMap { $0 })
      var kept = rows
      for letter in [0, 1, 2, 25].map({ Letter.alphabet[$0] }) {
        let split = candidates.split(by: letter)
        let families = split.families
        #expect(sizes(families) == slowSizes(of: kept, for: letter), "length \(length)")
        let chosen = families[Int(chances.below(UInt64(families.count)))]
        candidates.keep(chosen, of: split)
        kept = kept.filter { slowPositions(of: letter, in: $0) == chosen.positions }
        #expect(Array(candidates) == kept.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  /// Sixty-four short words are counted at once, and the sums hold 255 such steps: 16,320 words.
  @Test(arguments: [1, 2, 3, 4], [17, 63, 64, 65, 16_319, 16_320, 16_321, 40_000])
  func manyShortWordsAreCountedRight(length: Int, count: Int) {
    expectFamilies(ofWordsWithLength: length, count: count)
  }

  @Test func moreWordsThanTheTablesCountAreCountedAllTheSame() {
    expectFamilies(ofWordsWithLength: 5, count: 600_000)
  }

  /// Two words without the letter, all others with it at the first place.
  private func expectFamilies(ofWordsWithLength length: Int, count: Int) {
    var rows = [UInt8](repeating: UInt8(ascii: "B"), count: length * count)
    for word in 1..<count - 1 { rows[word * length] = UInt8(ascii: "A") }
    let candidates = WordList(length: length, rows: rows)
    let families = candidates.split(by: Letter.alphabet[0]).families
    #expect(sizes(families) == [Positions([0]): count - 2, .none: 2])
  }

  private func sizes(_ families: [Family]) -> [Positions: Int] {
    Dictionary(uniqueKeysWithValues: families.map { ($0.positions, $0.size) })
  }

  private func slowSizes(of rows: [[UInt8]], for letter: Letter) -> [Positions: Int] {
    rows.reduce(into: [:]) { $0[slowPositions(of: letter, in: $1), default: 0] += 1 }
  }

  private func slowPositions(of letter: Letter, in row: [UInt8]) -> Positions {
    Positions(row.indices.filter { row[$0] == letter.ascii })
  }
}

/// Numbers that are the same at every run.
private struct Chances {
  var state: UInt64

  mutating func below(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }
}

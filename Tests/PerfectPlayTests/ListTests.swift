import PerfectPlay
import Testing
import Words

/// The embedded lists.
@Suite struct ListTests {
  /// The lengths whose value takes less than a second.
  @Test(arguments: [
    ("webster", [2: 18, 3: 19, 4: 15, 8: 8, 9: 6, 10: 5, 11: 5, 12: 4, 13: 3, 14: 3, 15: 3]),
    ("webster", [16: 2, 17: 2, 18: 2, 19: 2, 20: 1, 21: 1, 22: 1, 23: 0, 24: 0]),
    ("english", [7: 10, 8: 7, 9: 5, 10: 4, 11: 3, 12: 3, 13: 2, 14: 2, 15: 2, 16: 1, 17: 1]),
    ("dutch", [2: 14, 4: 16, 5: 12, 6: 13, 7: 8, 8: 8, 9: 8, 10: 6, 11: 4, 12: 4, 14: 3]),
    ("dutch", [15: 3, 16: 3, 17: 2, 18: 2, 19: 2, 20: 2, 21: 1, 22: 1, 23: 1, 24: 0]),
  ])
  func theValueOfALengthIsKnown(name: String, values: [Int: Int]) throws {
    let list = try #require(Library.embedded.named(name))
    for (length, value) in values {
      let words = try #require(list.universe.words(ofLength: length))
      var solver = Solver()
      let found = solver.value(of: words.lettersOnly)
      #expect(found == value, "\(name), \(length)")
    }
  }

  @Test func aDecisionIsTheSameEachTime() throws {
    let words = try #require(Library.embedded.standard.universe.words(ofLength: 6))
    var candidates = words.lettersOnly
    for letter in "EAI".map(\.letter) {
      let split = candidates.split(by: letter)
      let choices = (1...2).compactMap { _ in
        var solver = Solver()
        return solver.choose(among: split, of: candidates, budget: 3_000_000)
      }
      #expect(choices.count == 2 && choices[0] == choices[1])
      candidates.keep(choices[0].family, of: split)
    }
  }
}

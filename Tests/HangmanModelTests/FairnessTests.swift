import HangmanModel
import Testing
import Words

/// Draws by seeds 1, 2, 3 and so on, as unlike each other as chance would make them.
///
/// The sum of squares is compared with the value that it exceeds once in a thousand times; as the
/// seeds are fixed, so is the outcome.
@Suite struct FairnessTests {
  @Test(arguments: [
    ["BOAR", "DEER", "HARE"], ["AB", "BA"], ["EAB", "BEA", "ABE", "EEA", "BAA", "AEE", "EAE"],
  ])
  func tiesAreBrokenEvenly(words: [String]) throws {
    var seen: [String: Int] = [:]
    let draws = 2_000 * words.count
    for seed in 1...draws {
      var game = try Game(words, seed: UInt64(seed))
      game.guess(words[0].contains("E") || words.count == 3 ? "E" : "A")
      seen[game.words.joined(), default: 0] += 1
    }
    expectUniform(seen.values.map { $0 }, categories: words.count, draws: draws)
  }

  @Test(arguments: [1, 2, 21])
  func goodChoosesEveryWordAsOften(length: Int) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    var seen: [String: Int] = [:]
    let draws = 200 * list.count
    for seed in 1...draws {
      let game = try Game(list, setter: .good, seed: UInt64(seed))
      seen[game.round.candidates[0], default: 0] += 1
    }
    expectUniform(seen.values.map { $0 }, categories: list.count, draws: draws)
  }

  private func expectUniform(_ counts: [Int], categories: Int, draws: Int) {
    let expected = Double(draws) / Double(categories)
    let missing = Double(categories - counts.count) * expected
    let statistic = counts.reduce(missing) { sum, count in
      let difference = Double(count) - expected
      return sum + difference * difference / expected
    }
    #expect(statistic < limit(degreesOfFreedom: Double(categories - 1)))
  }

  /// The value that chi-squared exceeds with probability 0.001 (Wilson and Hilferty, 1931).
  private func limit(degreesOfFreedom: Double) -> Double {
    let spread = 2 / (9 * degreesOfFreedom)
    let root = 1 - spread + 3.0902 * spread.squareRoot()
    return degreesOfFreedom * root * root * root
  }
}

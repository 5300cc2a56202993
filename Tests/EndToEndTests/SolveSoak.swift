import Foundation
import Testing
import Words

/// The shipped values, proved anew by the program.
@Suite struct SolveSoak {
  /// The lengths that take more than ten seconds.
  private static let long = ["webster": [5, 7], "english": [5, 6]]

  @Test(arguments: ["webster", "english", "dutch"])
  func aValueThatIsShippedIsFoundAnew(name: String) throws {
    let list = try #require(Library.embedded.named(name))
    for length in isSoak ? list.universe.lengths : [9]
    where Self.long[name]?.contains(length) != true {
      let line = try said(["solve", "--list", name, "--length", "\(length)", "--json"])
      let solved = try JSONDecoder().decode(Solved.self, from: line)
      #expect(solved.length == length)
      #expect(
        solved.misses == list.universe.par(forLength: length, by: "devil"), "\(name), \(length)")
    }
  }

  private struct Solved: Decodable {
    let length, misses: Int
  }
}

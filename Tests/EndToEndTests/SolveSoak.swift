import Foundation
import Testing
import Words

/// The shipped values, proved anew by the program.
@Suite struct SolveSoak {
  /// The lengths that take more than ten seconds.
  private static let long = ["webster": [5, 7], "english": [5, 6]]

  @Test(arguments: ["webster", "english", "dutch"])
  func aValueThatIsShippedIsFoundAnew(name: String) throws {
    let list = try #require(WordCollection.embedded(named: name))
    for length in isSoak ? list.universe.lengths : [9]
    where Self.long[name]?.contains(length) != true {
      let line = try said(["solve", "--list", name, "--length", "\(length)", "--json"])
      let solved = try JSONDecoder().decode(Solved.self, from: line)
      #expect(solved.length == length)
      #expect(solved.misses == list.par(forLength: length, by: "devil"), "\(name), \(length)")
    }
  }

  /// What the table of openings has of a length is what the program finds.
  @Test func theOpeningsThatAreShippedAreFoundAnew() throws {
    let sample =
      isSoak
      ? [("english", 3), ("english", 8), ("dutch", 8), ("webster", 4), ("webster", 12)]
      : [("webster", 4)]
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(
      contentsOf: root.appending(path: "Resources/openings.txt"), encoding: .utf8)
    for (list, length) in sample {
      let shipped = table.split(separator: "\n").filter { $0.hasPrefix("\(list) \(length) |") }
      let found = try said(["solve", "--openings", "--list", list, "--length", "\(length)"])
      #expect(!shipped.isEmpty)
      #expect(String(decoding: found, as: UTF8.self).split(separator: "\n") == shipped)
    }
  }

  private struct Solved: Decodable {
    let length, misses: Int
  }
}

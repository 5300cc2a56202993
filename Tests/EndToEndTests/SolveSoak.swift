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

  private struct Solved: Decodable {
    let length, misses: Int
  }

  private func said(_ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try Home.program())
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return output
  }
}

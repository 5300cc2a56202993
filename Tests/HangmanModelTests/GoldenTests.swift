import Foundation
import HangmanModel
import Testing
import Words

/// What evil chooses, seed by seed, kept as text; a change shows in the file's difference.
@Suite struct GoldenTests {
  @Test func theChoicesAreThoseOfTheCatalogue() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/choices.txt")
    var catalogue = "Where the letters ETAOINSHRDLUCMFYWGPBVKXJQZ stand in turn (- for nowhere), "
    catalogue += "counted from 1, and the word.\n"
    for length in [3, 5, 8, 11, 15] {
      catalogue += "\nlength \(length)\n"
      for seed in 1...25 { catalogue += try "\(seed): \(choices(length: length, seed: seed))\n" }
    }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try catalogue.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(catalogue.split(separator: "\n") == kept.split(separator: "\n"))
  }

  private func choices(length: Int, seed: Int) throws -> String {
    let list = try #require(WordUniverse.embedded.words(ofLength: length))
    var game = try Game(list, misses: 26, seed: UInt64(seed))
    var choices: [String] = []
    for letter in "ETAOINSHRDLUCMFYWGPBVKXJQZ" where game.round.board.status == .playing {
      guard case .hit(let positions) = game.guess(String(letter)) else {
        choices.append("-")
        continue
      }
      choices.append(positions.indices.map { "\($0 + 1)" }.joined(separator: ","))
    }
    return choices.joined(separator: " ") + " " + game.round.board.pattern.description
  }
}

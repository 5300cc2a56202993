import Foundation
import HangmanModel
import Testing
import Words

/// What perfect play comes to, held by the Devil and reached by the perfect guesser in the program.
@Suite struct ArenaSoak {
  @Test(arguments: ["webster", "english", "dutch"], Guesser.careful)
  func nobodyBeatsTheDevil(name: String, guesser: Guesser) throws {
    let list = try #require(Library.embedded.named(name))
    for length in isSoak ? list.universe.lengths : [9] {
      let value = try #require(list.universe.par(forLength: length, by: .devil))
      let line = try said([
        "arena", "--json", "--list", name, "--length", "\(length)", "--setter", "devil",
        "--guesser", guesser.description, "--games", isSoak ? "4" : "1", "--jobs", "2",
      ])
      let played = try JSONDecoder().decode(Played.self, from: line)
      #expect(played.least >= value, "\(length) characters")
      if guesser == .perfect { #expect(played.greatest == value, "\(length) characters") }
    }
  }

  private struct Played: Decodable {
    let least, greatest: Int
  }
}

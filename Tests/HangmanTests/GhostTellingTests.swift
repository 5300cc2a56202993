import Presentation
import Testing
import Words

@testable import GhostModel

/// What the sentences of Ghost say.
@Suite struct GhostTellingTests {
  @Test func whyARoundEndedIsToldInASentence() {
    let setup = GhostSetup(list: ListID("test"), wantsChallenges: true)
    let words = WordUniverse([WordList(["HP"]), WordList(["HOPE", "HOPS"])])
    func ending(_ letters: String, named word: String? = nil) -> String? {
      var setup = setup
      setup.wantsChallenges = word != nil
      var round = GhostRound(setup, seed: 0, in: words)
      for letter in letters.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
      if let word {
        round.play(.challenge)
        round.play(.word(word))
      }
      return GhostSentences(setup: setup, names: GhostNames(one: "Anna", two: "Ben"))
        .ending(of: round)
    }
    let short = "HP is in the list, but no word of 4 letters or more begins with it"
    #expect(ending("HP") == "\(short); HOPE was still possible.")
    #expect(ending("HB") == "No word begins with HB; HOPE was still possible.")
    #expect(
      ending("HB", named: "")
        == "Ben named no word that begins with HB. There is none.")
    #expect(ending("HP", named: "HP") == "HP is too short to count. \(short).")
  }

  @Test func whatLostARoundIsToldInASentence() throws {
    let sentences = GhostSentences(
      setup: GhostSetup(list: ListID("english"), opponent: .bluffer),
      names: GhostNames(one: "Anna"))
    func verdict(_ deadEnd: String?) throws -> String? {
      sentences.verdict(
        GhostReview(
          loser: .two, fragment: "", move: .letter(try #require(Letter("R"))),
          better: .letter(try #require(Letter("J"))), word: "JUMP", deadEnd: deadEnd))
    }
    #expect(
      try verdict("RAH")
        == "The computer lost by a bluff at letter 3, H. "
        + "J at letter 1 would have won.")
    #expect(
      try verdict(nil)
        == "The computer lost at letter 1: J would have won, on the way to JUMP.")
    let unnamed = GhostReview(
      loser: .one, fragment: "QU", move: .word(""), better: .word("QUEEN"), word: "QUEEN",
      deadEnd: nil)
    #expect(sentences.verdict(unnamed) == nil)
    let score = GhostScore(name: "Anna", opponent: .bluffer, won: 0, games: 2)
    #expect(
      sentences.standing(of: score, place: 1)
        == "Anna has played 2 games against the computer, bluffer, and won none.")
  }
}

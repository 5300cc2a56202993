import Foundation
import HangmanModel
import Testing
import Words

/// Games told again from what they were played with, their seed and the moves.
@Suite struct TranscriptSoak {
  /// A hundred games, or where SOAK is set, thousands.
  private static let games =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 100 : 6_000

  @Test func aGameIsToldAgainAnswerForAnswer() throws {
    for seed in 1...UInt64(Self.games) {
      var chances = SeededGenerator(seed: ~seed)
      let collection = try #require(WordCollection.embedded.randomElement(using: &chances))
      let setup = GameSetup(
        list: collection.id,
        length: try #require(collection.universe.lengths.randomElement(using: &chances)),
        allowed: .random(in: GameSetup.allowedRange, using: &chances),
        setter: try #require(Setter.all.randomElement(using: &chances)))
      var round = try #require(Round(setup, seed: seed, in: collection.universe))
      var answers: [Outcome] = []
      for letter in Letter.alphabet.shuffled(using: &chances) where round.board.status == .playing {
        answers.append(round.guess(letter))
      }
      let transcript = try #require(round.transcript)
      #expect(transcript.moves.count == answers.count)

      var again = try #require(
        Round(Transcript(setup: setup, seed: seed), in: collection.universe))
      #expect(transcript.moves.map { again.play($0) } == answers, "seed \(seed)")
      #expect(again.board == round.board, "seed \(seed)")
      #expect(again.saved == round.saved, "seed \(seed)")
      #expect(
        Round(transcript, in: collection.universe)?.candidateCounts == round.candidateCounts,
        "seed \(seed)")
    }
  }
}

@Suite struct TranscriptTests {
  @Test func aRoundTakenUpAgainKeepsItsTranscript() throws {
    var round = try #require(Round(.standard, seed: 7, in: .embedded))
    for letter in "ETA".compactMap({ Letter($0) }) { round.guess(letter) }
    let resumed = try #require(Round(round.saved, in: .embedded))
    #expect(resumed.transcript == round.transcript)
    #expect(resumed.transcript?.moves.map(\.description) == ["E", "T", "A"])
  }

  @Test func aRoundKeptWithoutASeedHasNone() throws {
    var saved = try #require(Round(.standard, seed: 7, in: .embedded)).saved
    saved.seed = nil
    #expect(try #require(Round(saved, in: .embedded)).transcript == nil)
  }

  @Test(arguments: ["EE", "ETAOINSHRDLUCMFYWGPBVKXJQZ"])
  func movesThatCannotHaveCountedAreRefused(letters: String) {
    let moves = letters.compactMap { Move($0) }
    let transcript = Transcript(setup: .standard, seed: 7, moves: moves)
    #expect(Round(transcript, in: .embedded) == nil)
    #expect(Round(Transcript(setup: .standard, seed: 7), in: WordUniverse([])) == nil)
  }
}

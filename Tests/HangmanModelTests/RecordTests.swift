import Foundation
import HangmanModel
import Testing
import Words

/// Games told again from what they were played with, their seed and the moves.
@Suite struct RecordSoak {
  /// A hundred games, or where SOAK is set, a thousand.
  private static let games =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 100 : 1_000

  @Test func aGameIsToldAgainAnswerForAnswer() throws {
    for seed in 1...UInt64(Self.games) {
      var chances = SeededGenerator(seed: ~seed)
      let collection = try #require(Library.embedded.lists.randomElement(using: &chances))
      let universe = collection.universe
      let length = try #require(universe.lengths.randomElement(using: &chances))
      let setup = GameSetup(
        list: collection.id, subject: universe.isOfPhrases ? .phrase(nil) : .word(length: length),
        allowed: .random(in: GameSetup.allowedRange, using: &chances),
        setter: try #require(Setter.all.randomElement(using: &chances)))
      let run = try run(of: universe, using: &chances)
      var round = try #require(Round(setup, seed: seed, in: universe, continuing: run))
      var answers: [Outcome] = []
      for letter in Letter.alphabet.shuffled(using: &chances) where round.board.status == .playing {
        answers.append(round.guess(letter))
        if letter.index % 5 > 0 { continue }
        let said = round.solve(Solution(round.candidates[0]))
        if said == .wrong || said == .solved { answers.append(said) }
      }
      let record = round.record
      #expect(record.moves.count == answers.count)

      var again = try #require(
        Round(beginning: GameRecord(setup: setup, seed: seed, run: run), in: universe))
      #expect(record.moves.map { again.play($0) } == answers, "seed \(seed)")
      #expect(again.board == round.board, "seed \(seed)")
      #expect(again.saved() == round.saved(), "seed \(seed)")
      #expect(
        Replay(record, in: universe)?.steps.last?.candidateCounts == round.candidateCounts,
        "seed \(seed)")
      let text = record.moves.map(\.description).joined()
      #expect(Move.moves(in: text) == record.moves)
    }
  }

  /// The levels before: none, or some of other words, in a universe that has words to spare.
  private func run(
    of universe: WordUniverse, using chances: inout SeededGenerator
  ) throws -> Run {
    let list = try #require(universe.words(ofLength: 8))
    let count = Int.random(in: 0...3, using: &chances)
    return Run(points: count * 11, found: list.shuffled(using: &chances).prefix(count).map { $0 })
  }
}

@Suite struct RecordTests {
  @Test func aRoundTakenUpAgainKeepsItsRecord() throws {
    var round = try #require(Round(.standard, seed: 7, in: Library.embedded.standard.universe))
    for letter in "ETA".compactMap({ Letter($0) }) { round.guess(letter) }
    let resumed = try #require(Round(round.saved(), in: Library.embedded.standard.universe))
    #expect(resumed.record == round.record)
    #expect(resumed.record.moves.map(\.description) == ["E", "T", "A"])
  }

  @Test func aRoundKeptWithoutASeedHasNone() throws {
    var saved = try #require(Round(.standard, seed: 7, in: Library.embedded.standard.universe))
      .saved()
    saved.record.seed = nil
    #expect(try #require(Round(saved, in: Library.embedded.standard.universe)).record.seed == nil)
  }

  @Test(arguments: ["EE", "ETAOINSHRDLUCMFYWGPBVKXJQZ"])
  func movesThatCannotHaveCountedAreRefused(letters: String) {
    let moves = letters.compactMap { Letter($0) }.map(Move.letter)
    let record = GameRecord(setup: .standard, seed: 7, moves: moves)
    #expect(Replay(record, in: Library.embedded.standard.universe) == nil)
    #expect(Replay(GameRecord(setup: .standard, seed: 7), in: WordUniverse([])) == nil)
  }

  @Test(arguments: ["", "E", "ETA", "(BEAR)", "E(BEAR)T(BOAR)(DEER)"])
  func movesAreReadAsTheyAreWritten(text: String) {
    #expect(Move.moves(in: text)?.map(\.description).joined() == text)
  }

  @Test(arguments: ["E?", " ", "(", "(BEAR", "BEAR)", "(bear)", "(BE AR)", "((A)", "É"])
  func whatIsNoMoveMakesTheWholeTextNone(text: String) {
    #expect(Move.moves(in: text) == nil)
  }
}

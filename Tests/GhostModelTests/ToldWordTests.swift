import Testing
import Words

@testable import GhostModel

/// The words that are told of fragments: each of them can come up in play.
struct ToldWordTests {
  private static let lists = Library.embedded.listsForGhost.map(\.id.text)

  private func start(_ list: String, _ minimum: Int) throws -> GhostRound {
    let collection = try #require(Library.embedded.named(list))
    return GhostRound(
      GhostSetup(list: collection.id, minimum: minimum), seed: 0, in: collection.universe)
  }

  /// Of all fragments of up to three letters, and of four where they are few enough.
  @Test(arguments: lists, [3, 4])
  func everyWordToldCanComeUp(list: String, minimum: Int) throws {
    let start = try start(list, minimum)
    var layer = [start]
    for length in 1...(list == "english" ? 4 : 3) {
      layer = layer.flatMap { round in
        round.safe.map {
          var next = round
          next.play(.letter($0.letter))
          return next
        }
      }
      for round in layer {
        let word = try #require(round.word(beginning: round.fragment), "\(round.text)")
        #expect(isReachable(word, from: round), "\(word) after \(round.text)")
        guard let goal = round.goal(after: round.fragment) else {
          // The other would complete a slur, or nothing.
          let words = round.vocabulary.words(
            after: round.fragment, isWellKnown: false, isGoal: true, limit: .max)
          #expect(!words.isEmpty || round.isWon, "\(round.text)")
          #expect(words.allSatisfy { isBlocked($0, in: round) }, "\(round.text)")
          continue
        }
        #expect(isReachable(goal, from: round), "\(goal) after \(round.text)")
        #expect((goal.count - length) % 2 == 1, "\(goal) after \(round.text)")
      }
    }
  }

  private func isBlocked(_ word: [Letter], in round: GhostRound) -> Bool {
    round.universe.lexicon.isBlocked(String(word.map(\.character)))
  }

  private func isReachable(_ word: String, from round: GhostRound) -> Bool {
    let letters = word.compactMap { Letter($0) }
    let before = (round.fragment.count + 1..<letters.count).map { Array(letters.prefix($0)) }
    return letters.starts(with: round.fragment) && letters.count > round.fragment.count
      && round.isLosing(letters) && !before.contains(where: round.isLosing)
  }

  @Test func aWordBehindAnotherIsNotTold() throws {
    let setup = GhostSetup(list: ListID("test"))
    let round = GhostRound(setup, seed: 0, in: universe(of: ["FRAM", "FRAME", "FRISKY"]))
    let fr = "FR".compactMap { Letter($0) }
    #expect(round.word(beginning: fr) == "FRAM")
    #expect(round.goal(after: fr) == nil)
    #expect(round.goal(after: fr.dropLast()) == "FRAM")
  }

  /// Whoever has the win keeps to letters that win.
  @Test func theWordInMindIsOneThatTheMakerPlaysFor() throws {
    let setup = GhostSetup(list: ListID("test"))
    // After AB the letter D wins and C doesn't, since F follows.
    let round = GhostRound(setup, seed: 0, in: universe(of: ["ABCE", "ABCFG", "ABDE"]))
    #expect(round.goal(after: ["A"].compactMap { Letter($0) }) == "ABDE")
  }
}

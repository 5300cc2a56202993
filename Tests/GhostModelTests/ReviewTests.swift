import Testing
import Words

@testable import GhostModel

/// Where a round was lost.
struct ReviewTests {
  private func round(
    _ letters: String, words: [String], minimum: Int = 4, challenges: Bool = false
  ) -> GhostRound {
    let setup = GhostSetup(
      list: ListID("test"), minimum: minimum, wantsChallenges: challenges)
    var round = GhostRound(setup, seed: 1, in: universe(of: words))
    for letter in letters.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    return round
  }

  @Test func itIsTheLastMoveOutOfAWonPosition() throws {
    // The second player wins with COLD, not with CATTLE.
    let played = round("CATTLE", words: ["CATTLE", "COLDS", "CO"])
    let review = try #require(played.review)
    #expect(review.loser == .two && review.fragment == "C" && review.place == 2)
    #expect(review.move == .letter(try #require(Letter("A"))))
    #expect(review.better == .letter(try #require(Letter("O"))))
    #expect(review.word == "COLDS")
    #expect(review.deadEnd == nil)
  }

  @Test func aDeadEndAfterItIsToldToo() throws {
    // The second player could have won with COLDS, and bluffs at the fourth letter.
    var played = round("CATX", words: ["CATTLE", "COLDS"], challenges: true)
    played.play(.challenge)
    played.play(.word(""))
    let review = try #require(played.review)
    #expect(review.loser == .two && review.place == 2 && review.deadEnd == "CATX")
  }

  @Test func whoNeverHadAWonPositionHasNoReview() {
    #expect(round("QUEEN", words: ["QUEEN"]).end?.winner == .two)
    #expect(round("QUEEN", words: ["QUEEN"]).review == nil)
    #expect(round("QUEE", words: ["QUEEN"]).review == nil)
  }

  @Test(arguments: [3, 4], 0..<10)
  func itTellsWhatTheRulesTell(minimum: Int, seed: UInt64) throws {
    let words = randomWords(200, letters: 5, seed: seed)
    let solver = PlainSolver(words: words, minimum: minimum)
    var chances = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var played = round("", words: words, minimum: minimum)
      while played.end == nil {
        let letters = played.edges.map(\.letter)
        played.play(.letter(letters.randomElement(using: &chances) ?? Letter.alphabet[0]))
      }
      let loser = try #require(played.end).winner.other
      let turns = played.moves.indices.filter { $0 % 2 == (loser == .one ? 0 : 1) }
      let lost = turns.last { solver.wins(at: String(played.text.prefix($0))) }
      guard let review = played.review else {
        #expect(lost == nil, "\(played.text)")
        continue
      }
      #expect(lost == review.fragment.count, "\(played.text)")
      guard case .letter(let letter) = review.better else {
        Issue.record("\(review)")
        continue
      }
      let fragment = review.fragment
      #expect(solver.winningLetters(at: fragment).contains(letter.character))
      let shortest = solver.lettersToTheEnd(at: fragment)
      #expect(solver.lettersToTheEnd(at: fragment + letter.description) == shortest - 1)
      #expect(try #require(review.word).count == fragment.count + shortest)
    }
  }

  @Test func aChallengeThatWasMissedIsTheBetterMove() throws {
    // QB leads nowhere; the first player goes on, and is challenged.
    var played = round("QBA", words: ["QUEEN"], challenges: true)
    played.play(.challenge)
    played.play(.word(""))
    #expect(try #require(played.review).better == .challenge)
  }

  @Test func aWordThatWasNotNamedIsTheBetterMove() throws {
    var played = round("QU", words: ["QUEEN"], challenges: true)
    played.play(.challenge)
    played.play(.word("QUIZ"))
    let review = try #require(played.review)
    #expect(review.better == .word("QUEEN") && review.loser == .two)
  }

  @Test func aWrongChallengeLosesWhatWasWon() throws {
    var played = round("QUE", words: ["QUEEN"], challenges: true)
    played.play(.challenge)
    played.play(.word("queen"))
    let review = try #require(played.review)
    #expect(review.move == .challenge)
    #expect(review.better == .letter(try #require(Letter("E"))))
  }
}

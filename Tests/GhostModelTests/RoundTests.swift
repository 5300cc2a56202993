import Testing
import Words

@testable import GhostModel

/// Rules of Ghost on a list that can be read at a glance.
struct RoundTests {
  private func round(
    _ letters: String, words: [String] = ["CAT", "CATTLE", "COW", "DOG", "QUEEN"],
    minimum: Int = 4, challenges: Bool = false
  ) -> GhostRound {
    let byLength = Dictionary(grouping: words.sorted(), by: \.count)
    let universe = WordUniverse(byLength.values.map { WordList($0) })
    let setup = GhostSetup(
      list: Library.embedded.standard.id, minimum: minimum, wantsChallenges: challenges)
    var round = GhostRound(setup, seed: 1, in: universe)
    for letter in letters.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    return round
  }

  @Test func playersTakeTurns() {
    #expect(round("").turn == .one)
    #expect(round("Q").turn == .two)
    #expect(round("QU").turn == .one)
    #expect(round("QU").text == "QU")
  }

  @Test func whoeverCompletesAWordLoses() {
    #expect(
      round("QUEEN").status == .over(GhostEnd(winner: .two, reason: .completed("QUEEN"))))
  }

  @Test func aShortWordIsHarmless() {
    #expect(round("CAT").status == .playing)
    #expect(
      round("CAT", minimum: 3).status == .over(GhostEnd(winner: .two, reason: .completed("CAT"))))
  }

  @Test func whoeverMakesAFragmentThatNoWordBeginsWithLoses() {
    #expect(round("QB").status == .over(GhostEnd(winner: .one, reason: .nowhere(could: "QUEEN"))))
  }

  @Test func aShortWordKeepsNothingAlive() {
    let words = ["HP", "HOPE", "RAP", "RAPT", "SPA"]
    let played = round("HP", words: words)
    #expect(played.status == .over(GhostEnd(winner: .one, reason: .nowhere(could: "HOPE"))))
    #expect(played.shortWord == "HP")
    #expect(round("HP", words: words, minimum: 3).end?.winner == .one)
    #expect(round("S", words: words).end?.winner == .two)
    #expect(round("S", words: words).shortWord == "SPA")
    #expect(round("S", words: words, minimum: 3).status == .playing)
    #expect(round("RAP", words: words).status == .playing)
    #expect(round("RAP", words: words).shortWord == nil)
  }

  @Test func aChallengedPlayerCantNameAShortWord() {
    var round = round("HP", words: ["HP", "HOPE"], challenges: true)
    #expect(round.status == .playing)
    round.play(.challenge)
    round.play(.word("HP"))
    #expect(round.end == GhostEnd(winner: .one, reason: .unnamed("HP", could: nil)))
  }

  @Test func nothingHappensAfterTheEnd() {
    var over = round("QB")
    let isPlayed = over.play(.letter(Letter.alphabet[0]))
    #expect(!isPlayed && over.moves.count == 2)
  }

  @Test func aChallengeIsPlayedOnlyWhereItIsARule() {
    var plain = round("Q")
    plain.play(.challenge)
    #expect(plain.status == .playing && plain.moves.count == 1)
    var ruled = round("Q", challenges: true)
    ruled.play(.challenge)
    #expect(ruled.status == .challenged && ruled.turn == .one)
  }

  @Test func whoeverChallengesWronglyLoses() {
    var round = round("QU", challenges: true)
    round.play(.challenge)
    round.play(.word("queen"))
    #expect(round.end == GhostEnd(winner: .two, reason: .named("QUEEN")))
  }

  @Test func whoeverNamesNoWordLoses() {
    var round = round("QB", challenges: true)
    #expect(round.status == .playing)
    round.play(.challenge)
    round.play(.word("QBERT"))
    #expect(round.end == GhostEnd(winner: .one, reason: .unnamed("QBERT", could: nil)))
  }

  @Test func aFragmentLongerThanAllWordsLeadsNowhereForAll() {
    #expect(round("QBQBQB", challenges: true).status == .playing)
    #expect(
      round("QBQBQBQ", challenges: true).end?.winner == .two)
  }

  /// So that its board can be shown first.
  @Test func aRoundIsTakenUpBeforeItsWordsAreSolved() {
    let left = round("QUE")
    let again = GhostRound(GhostGame(left, names: GhostNames()), in: left.universe)
    func solved() -> Int {
      again.map { Mirror(reflecting: $0.vocabulary).children.count { $0.value is GhostGraph } } ?? 0
    }
    #expect(solved() == 0)
    again?.prepare()
    #expect(solved() == 2)
  }

  @Test(arguments: [
    (["COW", "IT'S-SO"], WordUniverse.GhostFault.tooShort(4)), (["COW", "COWS"], nil),
  ])
  func wordsOfWhichNoneIsLongEnoughAreNoneForGhost(
    words: [String], fault: WordUniverse.GhostFault?
  ) {
    #expect(WordUniverse(words.map { WordList([$0]) }).ghostFault == fault)
  }

  @Test func aRoundIsPlayedAgainFromItsMoves() throws {
    var round = round("QUE", challenges: true)
    round.play(.challenge)
    round.play(.word("QUEEN"))
    let text = round.moves.map(\.description).joined()
    #expect(text == "QUE?(QUEEN)")
    var kept = GhostGame(round, names: GhostNames())
    kept.moves = try #require(GhostMove.moves(in: text))
    let again = GhostRound(kept, in: round.universe)
    #expect(again?.status == round.status)
  }
}

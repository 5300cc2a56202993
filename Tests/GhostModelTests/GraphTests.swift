import GhostModel
import Testing
import Words

/// The solved graphs beside the rules, taken literally.
struct GraphTests {
  @Test(arguments: [3, 4], 0..<12)
  func everyFragmentOfASmallListHasTheVerdictOfTheRules(minimum: Int, seed: UInt64) {
    let words = randomWords(300, letters: seed.isMultiple(of: 2) ? 4 : 12, seed: seed)
    let setup = GhostSetup(list: ListID("test"), minimum: minimum)
    let start = GhostRound(setup, seed: 0, in: universe(of: words))
    var fragments = 0
    check(start, PlainSolver(words: words, minimum: minimum), &fragments)
    #expect(fragments > 60)
  }

  private func check(_ round: GhostRound, _ solver: PlainSolver, _ fragments: inout Int) {
    fragments += 1
    let winning = String(round.winningLetters.map(\.character))
    #expect(winning == solver.winningLetters(at: round.text), "after \(round.text)")
    for letter in Letter.alphabet {
      var next = round
      next.play(.letter(letter))
      if next.end != nil { continue }
      check(next, solver.narrowed(to: next.text), &fragments)
    }
  }

  @Test(arguments: Library.embedded.listsForGhost.map(\.id.text), [3, 4])
  func sampledFragmentsOfTheRealListsHaveTheVerdictOfTheRules(list: String, minimum: Int) throws {
    let collection = try #require(Library.embedded.named(list))
    let rounds = OwnRounds()
    var chances = SeededGenerator(seed: 5)
    var checked = 0
    while checked < 60 {
      guard let length = collection.universe.lengths.randomElement(using: &chances),
        let word = collection.universe.words(ofLength: length)?.randomElement(using: &chances)
      else { continue }
      let setup = GhostSetup(list: collection.id, minimum: minimum)
      var round = try rounds.start(setup)
      for letter in word.prefix(Int.random(in: 3...6, using: &chances)).compactMap({ Letter($0) }) {
        round.play(.letter(letter))
      }
      if round.end != nil { continue }
      let solver = PlainSolver(
        words: collection.universe.words(beginning: round.fragment), minimum: minimum)
      if solver.words.count > 400 { continue }
      checked += 1
      let winning = String(round.winningLetters.map(\.character))
      #expect(winning == solver.winningLetters(at: round.text), "after \(round.text)")
    }
  }

  @Test(arguments: [
    ("webster", 4, "AEJLQ"), ("english", 4, "HJMNRZ"), ("dutch", 4, "HJLV"), ("webster", 3, "JQ"),
    ("english", 3, "HJMZ"), ("dutch", 3, "J"),
  ])
  func theFirstPlayerWinsWithTheseLetters(list: String, minimum: Int, letters: String) throws {
    let collection = try #require(Library.embedded.named(list))
    let round = GhostRound(
      GhostSetup(list: collection.id, minimum: minimum), seed: 0, in: collection.universe)
    #expect(String(round.winningLetters.map(\.character)) == letters)
  }

  @Test func aListWithoutWordsIsLost() {
    let round = GhostRound(
      GhostSetup(list: ListID("test")), seed: 0, in: WordUniverse([]))
    #expect(round.winningLetters.isEmpty)
    #expect(round.word(beginning: []) == nil)
  }
}

extension PlainSolver {
  fileprivate func narrowed(to fragment: String) -> PlainSolver {
    PlainSolver(words: words.filter { $0.hasPrefix(fragment) }, minimum: minimum)
  }
}

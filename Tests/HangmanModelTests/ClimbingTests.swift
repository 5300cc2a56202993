import Testing
import Words

@testable import HangmanModel

/// Runs whose levels leave less and less to spare, and whose words may have another length each.
@Suite struct ClimbingTests {
  private let lists = Library.embedded.lists.filter { !$0.universe.isOfPhrases }

  @Test func theLengthsThatVaryPlayWell() {
    #expect(lists.map(\.id.text) == ["webster", "english", "dutch"])
    #expect(lists.map(\.universe.variedLengths) == [Array(6...11), Array(6...9), Array(6...10)])
    let own = WordUniverse([WordList(["BEAR"]), WordList((0..<12).map(Self.word))])
    #expect(own.variedLengths == [6])
    #expect(WordUniverse([WordList(["BEAR"])]).variedLengths == [])
  }

  @Test(arguments: [
    (Difficulty.gentle, [4, 3, 2, 1, 1, 1]), (.fair, [2, 1, 1]), (.hard, [1, 1, 1]),
    (.custom(9), [3, 2, 1, 1]), (.custom(4), [-2, 1, 1]),
  ])
  func eachLevelLeavesOneLessToSpareButAlwaysOne(begin: Difficulty, spares: [Int]) throws {
    let universe = Library.embedded.standard.universe
    var setup = GameSetup.standard
    let par = try #require(universe.par(of: setup))
    setup.allowed = begin.allowed(withPar: par)
    var run = Run(rule: .climbing(from: begin, isVaried: false))
    var told = [setup.allowed - par]
    for _ in 1..<spares.count {
      run.found.append("NOTEBOOK")
      setup = run.setup(after: setup, seed: 1, in: universe)
      told.append(setup.allowed - par)
    }
    #expect(told == spares)
  }

  /// Against each setter, at each length that is drawn, by its own par.
  @Test func aLevelThatWasDrawnCanBeWon() throws {
    for list in lists {
      for setter in Setter.all {
        for begin in Difficulty.named {
          var setup = GameSetup(
            list: list.id, subject: .word(length: 8), allowed: 1, setter: setter)
          var run = Run(rule: .climbing(from: begin, isVaried: true))
          for seed in 1...40 as ClosedRange<UInt64> {
            run.found.append(String(repeating: "A", count: setup.subject.length ?? 0))
            setup = run.setup(after: setup, seed: seed, in: list.universe)
            let par = try #require(list.universe.par(of: setup))
            #expect(setup.allowed > par && !setup.isBeyondCarefulPlay(withPar: par))
            let lengths = run.found.suffix(2).map(\.count)
            #expect(!lengths.contains(setup.subject.length ?? 0))
          }
        }
      }
    }
  }

  @Test func withoutParALevelIsPlayedLikeTheFirst() throws {
    let universe = WordUniverse([WordList(["BEAR", "BOAR", "DEER"])])
    let setup = GameSetup(list: .file("a"), subject: .word(length: 4), allowed: 8, setter: .good)
    for rule in [Run.Rule.steady, .climbing(from: .fair, isVaried: true)] {
      var run = Run(rule: rule)
      for word in ["BEAR", "BOAR"] {
        run.found.append(word)
        #expect(run.setup(after: setup, seed: 3, in: universe) == setup)
      }
    }
  }

  /// As rounds of 1.0.0, which have no rule.
  @Test func aSteadyRunStaysAsItBegan() throws {
    let universe = Library.embedded.standard.universe
    var round = try #require(Round(angels, seed: 7, in: universe))
    for _ in 1...4 {
      win(&round)
      round = try #require(round.nextLevel(otherwise: 0))
      #expect(round.board.setup == angels && round.spare == nil)
    }
  }

  @Test func whoBeginsByTheCodeOfALevelHasTheSameLevels() throws {
    let universe = Library.embedded.standard.universe
    for rule in [
      Run.Rule.climbing(from: .gentle, isVaried: true),
      .climbing(from: .custom(4), isVaried: false),
    ] {
      var setup = angels
      setup.allowed = 4
      var round = try #require(
        Round(setup, seed: 11, in: universe, continuing: Run(rule: rule)))
      let first = try #require(FinishedGame(round, at: 0).record.challengeCode())
      var setups = [round.board.setup]
      for _ in 1...4 {
        win(&round)
        round = try #require(round.nextLevel(otherwise: 0))
        setups.append(round.board.setup)
        #expect(FinishedGame(round, at: 0).record.challengeCode() == first)
        #expect(round.spare == round.board.allowed)  // The Angel's par is 0.
      }
      let read = try #require(
        try Code.read(first, as: [GameRecord.self]) as? GameRecord)
      var again = try #require(Round(beginning: try read.placed(on: nil).0, in: universe))
      for setup in setups {
        #expect(again.board.setup == setup)
        win(&again)
        again = try #require(again.nextLevel(otherwise: 0))
      }
      #expect(Set(setups.map(\.subject)).count > (rule.isVaried ? 2 : 0))
    }
  }

  @Test(arguments: [
    "gentle", "fair varied", "hard", "12", "1 varied", "", "fair 2", "varied", "fair varied now",
  ])
  func aRuleIsReadAsItIsWritten(text: String) {
    let isRule = !["", "fair 2", "varied", "fair varied now"].contains(text)
    #expect(Run.Rule(text)?.description == (isRule ? text : nil))
  }

  private let angels = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 5, setter: .angel)

  /// The Angel agrees with any word that it holds.
  private func win(_ round: inout Round) { round.solve(Solution(round.candidates[0])) }

  private static func word(_ index: Int) -> String {
    "BEARE" + Letter.alphabet[index].description
  }
}

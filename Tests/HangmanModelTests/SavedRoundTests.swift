import HangmanModel
import Testing
import Words

@Suite struct SavedRoundTests {
  @Test(arguments: Setter.all, [1, 2, 5, 8, 11, 15, 17, 24])
  func aSavedRoundGoesOnAsTheUnsavedOneWould(setter: Setter, length: Int) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    for seed in 1...6 {
      var order = SeededGenerator(seed: UInt64(seed * 99))
      let letters = Letter.alphabet.shuffled(using: &order)
      var game = try Game(list, misses: 26, setter: setter, seed: UInt64(seed))
      var resumed: [Round] = []
      for (count, letter) in letters.enumerated() {
        if [0, 1, 4, 12].contains(count) {
          let saved = game.round.saved()
          let round = try #require(Round(saved, in: Library.embedded.standard.universe))
          #expect(round.board == game.round.board)
          #expect(round.candidateCounts == game.round.candidateCounts)
          resumed.append(round)
        }
        let outcome = game.guess(letter.description)
        for place in resumed.indices {
          #expect(resumed[place].guess(letter) == outcome, "seed \(seed)")
        }
      }
      for round in resumed {
        #expect(round.board == game.round.board, "seed \(seed)")
        #expect(round.candidates.count == game.round.candidates.count, "seed \(seed)")
        #expect(round.witness() == game.round.witness(), "seed \(seed)")
        #expect(round.saved() == game.round.saved())
      }
    }
  }

  @Test(arguments: Setter.all) func aRoundWithSolutionsAndARunGoesOnAlsoWithoutItsSeed(
    setter: Setter
  ) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: 6))
    for seed in 1...10 as ClosedRange<UInt64> {
      let run = Run(points: 31, found: [list[7], list[70]])
      let setup = GameSetup(
        list: Library.embedded.standard.id, subject: .word(length: 6), allowed: 26, setter: setter)
      var round = try #require(
        Round(setup, seed: seed, in: Library.embedded.standard.universe, continuing: run))
      for letter in "EAT" { round.guess(try #require(Letter(letter))) }
      for word in [round.candidates[0], list[9]] { round.solve(Solution(word)) }
      var saved = round.saved()
      #expect(saved.record.run == run)
      for hasSeed in [true, false] {
        if !hasSeed { saved.record.seed = nil }
        let resumed = try #require(Round(saved, in: Library.embedded.standard.universe))
        #expect(resumed.board == round.board && resumed.run == run)
        #expect(resumed.candidateCounts == round.candidateCounts && resumed.saved() == saved)
      }
    }
  }

  @Test func aLostRoundCanBeTakenUpButNotPlayedOn() throws {
    var game = try Game(WordList(["BEAR", "BOAR"]), misses: 1)
    game.guess("Z")
    let universe = WordUniverse([WordList(["BEAR", "BOAR"])])
    var resumed = try #require(Round(game.round.saved(), in: universe))
    #expect(resumed.board.status == .lost)
    #expect(resumed.guess(Letter.alphabet[0]) == .ended)
  }

  @Test(arguments: Nonsense.allCases)
  func aRoundThatCannotHaveBeenPlayedIsRefused(nonsense: Nonsense) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: 5))
    var game = try Game(list, misses: 9, setter: nonsense.setter, seed: 3)
    for letter in "EAX" { game.guess(String(letter)) }
    var saved = game.round.saved()
    #expect(Round(saved, in: Library.embedded.standard.universe) != nil)
    nonsense.spoil(&saved)
    #expect(Round(saved, in: Library.embedded.standard.universe) == nil)
  }

  @Test func aRoundOfOtherWordsIsRefused() throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: 5))
    for setter in Setter.all {
      var game = try Game(list, setter: setter)
      game.guess("E")
      let saved = game.round.saved()
      #expect(Round(saved, in: WordUniverse([WordList(["XYLEM", "QUICK"])])) == nil)
      #expect(Round(saved, in: WordUniverse([])) == nil)
    }
  }
}

/// Ways in which a written round can be wrong.
enum Nonsense: CaseIterable, Sendable {
  case noAllowance, negativeAllowance, tooFewMisses, tooManyMisses, repeatedGuess, unfitSolution
  case guessMissing, guessAdded, otherPattern, patternOfALetterNotGuessed, longerPattern
  case emptyPattern, otherCounts, countMissing, noCounts, noSecret, otherSecret, unknownSecret
  case endedBefore

  var setter: Setter {
    switch self {
    case .noSecret, .otherSecret, .unknownSecret: .good
    default: .imp
    }
  }

  func spoil(_ saved: inout SavedRound) {
    switch self {
    case .noAllowance: saved.record.setup.allowed = 0
    case .negativeAllowance: saved.record.setup.allowed = -1
    case .tooFewMisses: saved.misses -= 1
    case .tooManyMisses: saved.misses += 1
    case .repeatedGuess: saved.record.moves.append(.letter(Letter.alphabet[23]))
    case .unfitSolution: saved.record.moves.append(.solution(Solution("E")))
    case .guessMissing: saved.record.moves.removeLast()
    case .guessAdded: saved.record.moves.append(.letter(Letter.alphabet[16]))
    case .otherPattern: saved.pattern = "EAEAE"
    case .patternOfALetterNotGuessed: saved.pattern = "Q" + saved.pattern.dropFirst()
    case .longerPattern: saved.pattern += "_"
    case .emptyPattern: saved.pattern = ""
    case .otherCounts: saved.candidateCounts[1] += 1
    case .countMissing: saved.candidateCounts.removeFirst()
    case .noCounts: saved.candidateCounts = []
    case .noSecret: saved.secret = nil
    case .otherSecret: saved.secret = saved.secret == "FUZZY" ? "QUICK" : "FUZZY"
    case .unknownSecret: saved.secret = "ZZZZZ"
    case .endedBefore: saved.record.setup.allowed = 1
    }
  }
}

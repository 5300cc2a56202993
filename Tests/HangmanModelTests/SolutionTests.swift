import HangmanModel
import SlowSetter
import Testing
import Words

/// The whole word said at once.
@Suite struct SolutionTests {
  /// The board shows `_O__-___-_O__'_`, and Z was a miss.
  private func game(misses: Int = 8) throws -> Game {
    var game = try Game(["ROCK-AND-ROLL'S"], misses: misses, setter: .good)
    for letter in "OZ" { game.guess(String(letter)) }
    return game
  }

  @Test(arguments: [
    "ROCK-AND-ROLL'S", "rock and roll s", "rockandrolls", "-R-o-c-k-andROLLS'", " SOCKENDROLLS",
  ])
  func spacesAndSignsMayBeLeftOut(input: String) throws {
    let letters = Solution(input)
    #expect(letters.letters.count == 12)
    #expect(try game().round.board.verdict(onSolution: input) == .accepted(letters))
  }

  @Test(arguments: [
    ("", SolutionVerdict.length(0)), ("ROCK-AND-ROLL", .length(11)), ("---", .length(0)),
    ("ROCK AND ROLLERS", .length(14)), ("ROCK&AND&ROLLS", .invalid),
    ("ROCKANDROLL5", .invalid), ("ROCKANDROLLS\n", .invalid),
  ])
  func whatCannotBeTheWordIsRefused(input: String, verdict: SolutionVerdict) throws {
    #expect(try game().round.board.verdict(onSolution: input) == verdict)
  }

  @Test(arguments: [
    ("RICKANDROLLS", "I", 1), ("ROCKANDROLLZ", "Z", 14), ("ROCOANDROLLS", "O", 3),
    ("ROCKANDRILLS", "I", 10),
  ])
  func aLetterThatTheBoardCannotHaveIsNamed(input: String, name: String, place: Int) throws {
    let letter = try #require(name.first.flatMap { Letter($0) })
    let board = try game().round.board
    #expect(board.verdict(onSolution: input) == .unfit(letter, place: place))
  }

  @Test func aWrongSolutionIsAMissOnceAndTheRightOneWins() throws {
    var round = try game().round
    #expect(round.solve(Solution("SOCK-AND-ROLL'S")) == .wrong)
    #expect(round.board.misses == 2 && round.board.missed.count == 1)
    #expect(round.solve(Solution("sock and rolls")) == .repeated)
    #expect(round.board.verdict(onSolution: "sockandrolls") == .repeated)
    #expect(round.solve(Solution("ROCK")) == .unfit)
    #expect(round.board.misses == 2)
    #expect(round.solve(Solution("ROCKANDROLLS")) == .solved)
    #expect(round.board.status == .won && round.board.misses == 2)
    #expect(round.board.pattern.description == "ROCK-AND-ROLL'S")
    #expect(round.solve(Solution("SOCKANDROLLS")) == .ended)
    #expect(round.board.verdict(onSolution: "SOCKANDROLLS") == .ended)
    #expect(round.candidateCounts.count == round.board.moves.count + 1)
  }

  @Test(arguments: Setter.all) func aWrongSolutionCanLose(setter: Setter) throws {
    var round = try Game(["BEAR", "BOAR"], misses: 1, setter: setter).round
    #expect(round.solve(Solution("DEER")) == .wrong)
    #expect(round.board.status == .lost)
    #expect(["BEAR", "BOAR"].contains(round.witness()))
  }

  @Test func evilDropsWhatWasSaidUntilOneIsLeft() throws {
    var game = try Game(["BEAR", "BOAR", "DEER"])
    #expect(game.solve("BOAR") == .wrong)
    #expect(game.words == ["BEAR", "DEER"])
    #expect(!game.round.board.fits("BOAR"))
    #expect(game.solve("DEER") == .wrong)
    #expect(game.solve("BEAR") == .solved)
    #expect(game.round.board.misses == 2)
  }

  @Test func theAngelAgreesWithAnyWordItHolds() throws {
    for word in ["BEAR", "BOAR", "DEER"] {
      var game = try Game(["BEAR", "BOAR", "DEER"], setter: .angel)
      #expect(game.solve("ROAR") == .wrong)
      #expect(game.solve(word) == .solved)
      #expect(game.words == [word] && game.round.board.status == .won)
      #expect(game.round.nextRun?.found == [word])
    }
  }

  @Test(arguments: Setter.all, [3, 6, 9])
  func theCandidatesAreTheWordsThatFitAndWereNotSaid(setter: Setter, length: Int) throws {
    let words = try #require(everyday?.words(ofLength: length))
    for seed in 1...8 as ClosedRange<UInt64> {
      var slow = SlowSetter(words)
      var round = try Game(words, misses: 99, setter: setter, seed: seed).round
      var chances = SeededGenerator(seed: ~seed)
      let secret = round.candidates[0]
      while round.board.status == .playing {
        try play(&round, beside: &slow, using: &chances)
        let place: Comment = "length \(length), seed \(seed), \(round.board.moves)"
        if setter.favoursPlayer, round.board.status == .won {
          #expect(round.candidates.count == 1, place)
        } else if setter.dodges {
          #expect(slow.agrees(with: round.candidates), place)
        } else {
          #expect(round.candidates.count == 1 && round.candidates[0] == secret, place)
        }
        if round.candidates.count < 100 {
          #expect(round.board.fits(round.witness()), place)
        }
      }
      #expect(round.board.pattern.description == round.candidates[0])
    }
  }

  /// Makes a move: a letter, or a word of the list that fits.
  private func play(
    _ round: inout Round, beside slow: inout SlowSetter, using chances: inout SeededGenerator
  ) throws {
    let count = round.candidates.count
    if Int.random(in: 0..<2, using: &chances) == 0 {
      let word = try #require(slow.words.randomElement(using: &chances))
      let said = String(decoding: word, as: UTF8.self)
      let misses = round.board.misses
      let outcome = round.solve(Solution(said))
      if outcome == .repeated { return }
      let isRight = round.board.setup.setter.favoursPlayer || count == 1
      #expect(outcome == (isRight && said == round.candidates[0] ? .solved : .wrong))
      #expect(round.board.misses == misses + (outcome == .wrong ? 1 : 0))
      if outcome == .wrong { slow.drop(said) }
    } else if let letter = Letter.alphabet.filter({ !round.board.letters.contains($0) })
      .randomElement(using: &chances)
    {
      let outcome = round.guess(letter)
      if case .hit(let positions) = outcome { slow.keep(positions.indices, of: letter) }
      if outcome == .miss { slow.keep([], of: letter) }
    }
  }
}

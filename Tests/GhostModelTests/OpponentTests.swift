import Testing
import Words

@testable import GhostModel

/// How the computer plays.
struct OpponentTests {
  private static let lists = Library.embedded.listsForGhost.map(\.id.text)
  private let rounds = OwnRounds()

  /// The move of a player without any thought: a letter that leads on, or now and then any.
  private func randomMove(
    in round: GhostRound, using chances: inout SeededGenerator
  ) -> GhostMove {
    if round.status == .challenged {
      return .word(round.word(beginning: round.fragment) ?? "")
    }
    let isWild = Int.random(in: 0..<10, using: &chances) == 0
    let letters = isWild ? Letter.alphabet : round.edges.map(\.letter)
    return .letter(letters.randomElement(using: &chances) ?? Letter.alphabet[0])
  }

  /// Plays a round to its end; nil is a player without any thought.
  private func play(
    _ round: GhostRound, _ one: GhostOpponent?, _ two: GhostOpponent
  ) -> GhostRound {
    var round = round
    while round.end == nil {
      let player = round.turn == .one ? one : two
      var chances = SeededGenerator(seed: round.seed &+ UInt64(round.moves.count) &* 0x9E37)
      let move =
        player.map { round.move(of: $0, using: &chances) }
        ?? randomMove(in: round, using: &chances)
      let isPlayed = round.play(move)
      #expect(isPlayed)
    }
    return round
  }

  private func start(
    _ list: String, minimum: Int = 4, challenges: Bool = false, seed: UInt64
  ) throws -> GhostRound {
    let setup = GhostSetup(
      list: ListID(list), minimum: minimum, wantsChallenges: challenges)
    return try rounds.start(setup, starter: seed.isMultiple(of: 2) ? .one : .two, seed: seed)
  }

  /// Rounds in which a few letters that lead on have been made, and it is the second player's turn.
  private func beginnings(
    _ list: String, minimum: Int, challenges: Bool = false, seeds: Range<UInt64>, isWon: Bool
  ) throws -> [GhostRound] {
    try seeds.compactMap { seed in
      var round = try start(list, minimum: minimum, challenges: challenges, seed: seed)
      var chances = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 0...4, using: &chances) {
        let letters = round.safe.map(\.letter)
        round.play(.letter(letters.randomElement(using: &chances) ?? Letter.alphabet[0]))
      }
      guard round.end == nil, round.turn == .two else { return nil }
      return round.isWon == isWon ? round : nil
    }
  }

  @Test(arguments: lists, [3, 4])
  func perfectPlayNeverLosesAWonPosition(list: String, minimum: Int) throws {
    for challenges in [false, true] {
      let won = try beginnings(
        list, minimum: minimum, challenges: challenges, seeds: 0..<250, isWon: true)
      #expect(won.count > 50)
      for round in won {
        for other in [nil, .perfect, .novice, .clever] as [GhostOpponent?] {
          let played = play(round, other, .perfect)
          #expect(
            played.end?.winner == .two,
            "\(played.text) from \(round.text), \(other?.rawValue ?? "random")")
        }
      }
    }
  }

  /// Lost are all rounds that the other begins.
  @Test(arguments: lists, [3, 4])
  func perfectPlayWinsNineOfTenLostRoundsAgainstTheNovice(list: String, minimum: Int) throws {
    let won = try (0..<300).count { seed in
      let round = try start(list, minimum: minimum, seed: 2 * UInt64(seed))
      #expect(round.turn == .one && round.isWon)
      return play(round, .novice, .perfect).end?.winner == .two
    }
    #expect(won >= 270)
  }

  @Test(arguments: lists)
  func levelsAreWhatTheirNamesPromise(list: String) throws {
    func share(_ one: GhostOpponent, _ two: GhostOpponent) throws -> Double {
      let wins = try (0..<200).count { seed in
        try play(start(list, seed: UInt64(seed)), one, two).end?.winner == .two
      }
      return Double(wins) / 200
    }
    #expect(try share(.novice, .clever) > 0.75)
    #expect(try share(.clever, .perfect) > 0.55)
    #expect(try share(.novice, .perfect) > 0.95)
  }

  @Test(arguments: GhostOpponent.allCases, [false, true])
  func everyRoundEndsAndIsPlayedTheSameWayAgain(
    opponent: GhostOpponent, challenges: Bool
  ) throws {
    for seed in 0..<60 as Range<UInt64> {
      var round = try start(["english", "dutch"][Int(seed % 2)], seed: seed)
      var setup = round.setup
      setup.opponent = opponent
      setup.wantsChallenges = challenges
      round = try rounds.start(setup, starter: round.starter, seed: seed)
      var chances = SeededGenerator(seed: seed)
      while round.end == nil {
        let own = randomMove(in: round, using: &chances)
        #expect(round.computersMove() == round.computersMove())
        round.play(round.computersMove() ?? own)
      }
      let again = GhostRound(GhostGame(round, names: GhostNames()), in: round.universe)
      #expect(again?.end == round.end)
      if let word = round.wordInMind {
        #expect(!round.universe.lexicon.isBlocked(word), "\(word)")
        #expect(round.universe.isWord(word.compactMap { Letter($0) }))
      }
    }
  }

  @Test func whereTheComputerHasNoTurnItMakesNoMove() throws {
    #expect(try start("english", seed: 1).computersMove() == nil)
    var setup = GhostSetup(list: Library.embedded.standard.id)
    setup.opponent = .perfect
    #expect(
      GhostRound(setup, seed: 1, in: Library.embedded.standard.universe).computersMove() == nil)
  }

  @Test(arguments: [GhostOpponent.clever, .perfect, .bluffer])
  func whoKnowsTheListChallengesWhatLeadsNowhere(opponent: GhostOpponent) throws {
    for seed in 0..<50 as Range<UInt64> {
      #expect(try answer(of: opponent, to: "QB", seed: seed) == .challenge)
      #expect(try answer(of: opponent, to: "QU", seed: seed) != .challenge)
    }
  }

  @Test func theNoviceDoubtsMoreOftenWhereItIsRight() throws {
    func doubts(_ fragment: String) throws -> Int {
      try (0..<400).count { try answer(of: .novice, to: fragment, seed: UInt64($0)) == .challenge }
    }
    #expect(try doubts("QU") == 0)
    // No well-known word begins with ZYM, but ZYMOGEN does.
    #expect(try (60...140).contains(doubts("ZYM")))
    #expect(try (260...340).contains(doubts("ZYB")))
  }

  @Test func theBlufferBluffsInHalfOfItsLostPositions() throws {
    let lost = try beginnings("english", minimum: 4, seeds: 0..<2_000, isWon: false)
      .filter { $0.fragment.count >= 2 }
    let bluffs = lost.count { round in
      // The generator that made the beginning would draw the same lots again.
      var chances = SeededGenerator(seed: ~round.seed)
      guard case .letter(let letter) = round.move(of: .bluffer, using: &chances)
      else { return false }
      return round.universe.words(beginning: round.fragment + [letter], limit: 1).isEmpty
    }
    #expect(lost.count > 200)
    #expect((0.4...0.6).contains(Double(bluffs) / Double(lost.count)), "\(bluffs)")
  }

  @Test(arguments: GhostOpponent.allCases)
  func whoIsChallengedNamesAWordThatIsNeverBlockedWhereAnotherFits(opponent: GhostOpponent) throws {
    for fragment in ["F", "S", "QU", "SHI", "FU", "NI"] {
      var round = try challenged(fragment, opponent)
      let move = try #require(round.computersMove())
      round.play(move)
      guard case .over(let end) = round.status, case .named(let word) = end.reason else {
        Issue.record("\(move) after \(fragment)")
        continue
      }
      #expect(!round.universe.lexicon.isBlocked(word))
      #expect(round.universe.lexicon.familiarity(of: word) <= .fair)
    }
  }

  /// BUTCHER is well known, and BUTCH, which ends a round before it, isn't.
  @Test func theNoviceNamesAWordWhereItKnowsOneThatPlayCantReach() throws {
    let setup = GhostSetup(
      list: ListID("english"), wantsChallenges: true, opponent: .novice)
    var round = try rounds.start(setup, seed: 1)
    for letter in "BUTC".compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    round.play(.challenge)
    #expect(round.computersMove() == .word("BUTCH"))
  }

  @Test func whoIsChallengedForABluffGivesUp() throws {
    #expect(try challenged("QB", .bluffer).computersMove() == .word(""))
  }

  /// A round with challenges in which the first player has made a fragment.
  private func round(
    _ fragment: String, _ opponent: GhostOpponent, seed: UInt64
  ) throws -> GhostRound {
    let setup = GhostSetup(
      list: Library.embedded.standard.id, wantsChallenges: true, opponent: opponent)
    let starter: GhostPlayer = fragment.count.isMultiple(of: 2) ? .two : .one
    var round = try rounds.start(setup, starter: starter, seed: seed)
    for letter in fragment.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    return round
  }

  private func answer(
    of opponent: GhostOpponent, to fragment: String, seed: UInt64
  ) throws -> GhostMove? {
    try round(fragment, opponent, seed: seed).computersMove()
  }

  /// A round in which the computer has made a fragment and been challenged.
  private func challenged(_ fragment: String, _ opponent: GhostOpponent) throws -> GhostRound {
    let setup = GhostSetup(
      list: Library.embedded.standard.id, wantsChallenges: true, opponent: opponent)
    let starter: GhostPlayer = fragment.count.isMultiple(of: 2) ? .one : .two
    var round = try rounds.start(setup, starter: starter, seed: 1)
    for letter in fragment.compactMap({ Letter($0) }) { round.play(.letter(letter)) }
    round.play(.challenge)
    return round
  }
}

import PerfectPlay
import SlowSetter
import Testing
import Words

@testable import HangmanModel

/// What is told of games, beside what a slow setter of the same answers says of them.
@Suite struct ConfessionTests {
  /// A game of some length and setter on some list, with letters in an order that the seed draws, and
  /// now and then the whole word said, or a hint taken.
  private struct Game: CustomTestStringConvertible {
    let list: String
    let length: Int
    let setter: Setter
    let seed: UInt64

    var testDescription: String { "\(list) \(length) \(setter.id) \(seed)" }

    func universe() throws -> WordUniverse {
      try #require(Library.embedded.lists.first { $0.id.text == list }).universe
    }

    func played() throws -> Round {
      let setup = GameSetup(
        list: ListID(list), subject: length == 0 ? .phrase(nil) : .word(length: length),
        allowed: 7 + Int(seed % 5), setter: setter)
      var round = try #require(Round(setup, seed: seed, in: try universe()))
      var chances = SeededGenerator(seed: ~seed)
      for letter in Letter.alphabet.shuffled(using: &chances) where round.board.status == .playing {
        if letter.index % 9 == 0 { round.solve(Solution(round.candidates[0])) }
        if letter.index % 11 == 0 { round.take(.letter(letter)) }
        round.guess(letter)
      }
      return round
    }
  }

  private static let games = [("webster", 3), ("english", 12), ("phrases", 0)]
    .flatMap { list, length in
      Setter.all.enumerated().map { place, setter in
        Game(list: list, length: length, setter: setter, seed: UInt64(place + 1))
      }
    }

  @Test(arguments: games) private func aGameIsToldAsItWas(game: Game) throws {
    let round = try game.played()
    let universe = try game.universe()
    let record = round.record
    let confession = try #require(Confession(record, word: round.witness(), in: universe))
    #expect(confession.board.pattern == round.board.pattern)
    #expect(confession.board.misses == round.board.misses)
    #expect(confession.board.status == round.board.status)
    #expect(confession.steps.map(\.move) == round.board.moves)
    if game.setter.dodges {
      #expect([confession.startCount] + confession.steps.map(\.kept) == round.candidateCounts)
    }
    try expectTheTruth(confession, in: universe)
    let again = try #require(Confession(record, word: round.witness(), in: universe))
    #expect(again.steps == confession.steps)
  }

  /// Numbers fall, the families are those of the slow setter, and each witness fits what was said.
  private func expectTheTruth(_ confession: Confession, in universe: WordUniverse) throws {
    let opening = Pattern(openingOf: confession.word)
    let words = try #require(
      confession.setup.words(showing: opening, in: universe, without: []))
    var slow = SlowSetter(words)
    slow.keepWords(openingAs: opening.description)
    #expect(slow.words.count == confession.startCount)
    var said: [Letter: [Int]] = [:]
    for step in confession.steps {
      #expect(step.held == slow.words.count)
      #expect(step.kept <= step.held)
      switch step.move {
      case .letter(let letter):
        let sizes = slow.sizes(for: letter)
        let told = step.families.map { ($0.positions.indices, $0.size) }
        #expect(Dictionary(uniqueKeysWithValues: told) == sizes)
        #expect(step.families.map(\.size) == sizes.values.sorted(by: >))
        let places = indices(of: letter, in: confession.word)
        said[letter] = places
        if let dodged = step.dodged {
          #expect(dodged.contains(letter.character))
          #expect(slow.words.contains(Array(dodged.utf8)))
          #expect(!universe.lexicon.isBlocked(dodged))
        }
        #expect(
          step.isDodge == (places.isEmpty && sizes.count > 1 && confession.setup.setter.dodges))
        slow.keep(places, of: letter)
      case .solution(let solution):
        if step.outcome == .wrong { slow.drop(confession.board.word(of: solution)) }
        if step.outcome == .solved {
          while slow.words.count > 1 { slow.dropAnother(confession.word) }
        }
      case .hint: break
      }
      #expect(step.kept == slow.words.count)
      #expect(slow.words.contains(Array(step.witness.utf8)))
      for shown in [step.witness] + (step == confession.steps.last ? confession.heldWords : [])
      where universe.lexicon.isBlocked(shown) {
        let words = slow.words.map { String(decoding: $0, as: UTF8.self) }
        #expect(words.allSatisfy(universe.lexicon.isBlocked))
      }
      #expect(said.allSatisfy { indices(of: $0, in: step.witness) == $1 })
    }
    let left = confession.steps.indices.first {
      confession.steps[$0].kept == 1 && confession.steps[$0].held > 1
    }
    #expect(confession.commitment == left)
  }

  private func indices(of letter: Letter, in word: String) -> [Int] {
    word.enumerated().filter { $1 == letter.character }.map(\.offset)
  }

  @Test(arguments: games)
  private func whatALetterCostsIsNoneOrOne(game: Game) throws {
    let round = try game.played()
    let record = round.record
    let confession = try #require(
      Confession(record, word: round.witness(), in: try game.universe()))
    var most = Int.max
    for (place, told) in confession.alternatives().enumerated() {
      guard let told else { continue }
      if case .againstVillain(let advice) = told.best {
        #expect(advice.misses.upperBound <= most)
        most = advice.misses.upperBound
      }
      #expect(confession.steps[place].families.isEmpty == false)
      #expect((told.regret == nil) == !game.setter.dodges)
      guard let regret = told.regret else { continue }
      #expect(regret.lowerBound >= 0 && regret.upperBound <= 1)
      if confession.steps[place].move == .letter(told.best.letter) { #expect(regret == 0...0) }
    }
  }

  /// The bounds of a step hold, those from the steps before too: by a search that needs no budget. What is
  /// told as proved holds of the letter that is named; rare letters first lead to where that differs.
  @Test(
    arguments: [Setter.devil, .imp, .trickster], [("english", 8), ("webster", 9), ("dutch", 9)])
  func whatIsToldOfTheBestLetterIsTrue(setter: Setter, list: (name: String, length: Int)) throws {
    let collection = try #require(Library.embedded.named(list.name))
    var solver = Solver()
    for seed in [1, 2, 26_413_530] as [UInt64] {
      var chances = SeededGenerator(seed: seed)
      let rare = seed > 2 ? "JQXZ".compactMap { Letter($0) } : []
      let setup = GameSetup(
        list: collection.id, subject: .word(length: list.length), allowed: 26, setter: setter)
      var round = try #require(Round(setup, seed: seed, in: collection.universe))
      for letter in rare + Letter.alphabet.shuffled(using: &chances) { round.guess(letter) }
      let record = round.record
      let confession = try #require(
        Confession(record, word: round.witness(), in: collection.universe))
      let told = confession.alternatives()
      for (words, alternative) in zip(confession.candidates, told) {
        guard let alternative, case .againstVillain(let advice) = alternative.best else { continue }
        let value = solver.value(of: words)
        #expect(advice.misses.contains(value), "\(advice), \(value)")
        if !alternative.isProved { continue }
        var (lacking, misses) = (words, value)
        let split = lacking.split(by: advice.letter)
        if let miss = split.family(at: .none) {
          lacking.keep(miss, of: split)
          misses = max(value, solver.value(of: lacking) + 1)
        }
        #expect(advice.misses.contains(misses), "\(advice), \(misses)")
      }
    }
  }

  /// On few words all is proved: what a letter costs is its worth less that of the best, by a search that
  /// has no other purpose.
  @Test(arguments: 1...10) func whatALetterCostsIsWhatItsWorseMissesAre(seed: UInt64) throws {
    var chances = SeededGenerator(seed: seed)
    let all = try #require(Library.embedded.standard.universe.words(ofLength: 5))
    let words = (0..<40).map { _ in all[Int.random(in: all.indices, using: &chances)] }
    let universe = WordUniverse([WordList(Array(Set(words)).sorted())])
    let setup = GameSetup(
      list: ListID("few"), subject: .word(length: 5), allowed: 26, setter: .devil)
    var round = try #require(Round(setup, seed: seed, in: universe))
    for letter in Letter.alphabet.shuffled(using: &chances) { round.guess(letter) }
    let record = round.record
    let confession = try #require(Confession(record, word: round.witness(), in: universe))
    var retold = try #require(Round(setup, seed: seed, in: universe))
    let alternatives = confession.alternatives()
    for place in confession.steps.indices {
      guard case .letter(let letter) = confession.steps[place].move else { continue }
      let told = try #require(alternatives[place])
      var solver = Solver()
      let value = solver.value(of: retold.candidates)
      let worst = retold.families(for: letter).map { family in
        var kept = retold.candidates
        let split = kept.split(by: letter)
        kept.keep(family, of: split)
        return solver.value(of: kept) + (family.positions.isEmpty ? 1 : 0)
      }.max()
      let regret = try #require(worst) - value
      #expect(told.regret == regret...regret)
      retold.guess(letter)
    }
  }

  @Test(arguments: games) private func anHonestGameIsThatOfItsSeed(game: Game) throws {
    let round = try game.played()
    let universe = try game.universe()
    let record = round.record
    let confession = try #require(Confession(record, word: round.witness(), in: universe))
    guard game.setter.dodges else {
      #expect(confession.honest == nil)
      return
    }
    guard !universe.isOfPhrases else {
      // Which shape is drawn depends on the setter.
      let honest = try #require(confession.honest)
      #expect(Pattern(openingOf: honest.witness()) == Pattern(openingOf: round.witness()))
      #expect(universe.category(of: honest.witness()) != nil)
      return
    }
    var setup = round.board.setup
    setup.setter = .good
    var good = try #require(Round(setup, seed: game.seed, in: universe))
    let honest = try #require(confession.honest)
    #expect(honest.witness() == good.candidates[0])
    for letter in round.board.guessed { good.guess(letter) }
    #expect(honest.board.misses == good.board.misses)
    #expect(honest.board.status == good.board.status)
  }

  @Test func aListThatHasChangedIsToldOfOrCannotBeToldOn() throws {
    let words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]
    let before = WordUniverse([WordList(words)])
    let setup = GameSetup(
      list: ListID("few"), subject: .word(length: 4), allowed: 6, setter: .imp)
    var round = try #require(Round(setup, seed: 1, in: before))
    for letter in "EQZXJV".compactMap({ Letter($0) }) { round.guess(letter) }
    var record = round.record
    let word = round.witness()
    #expect(try #require(Confession(record, word: word, in: before)).isListChanged == nil)
    record.fingerprint = before.fingerprint
    #expect(try #require(Confession(record, word: word, in: before)).isListChanged == false)
    let more = WordUniverse([WordList((words + ["GOAT"]).sorted())])
    #expect(try #require(Confession(record, word: word, in: more)).isListChanged == true)
    let without = WordUniverse([WordList(words.filter { $0 != word })])
    #expect(Confession(record, word: word, in: without) == nil)
  }

  @Test(arguments: ["EE", "ETAOINSHRDLUCMFYWGPBVKXJQZ", "(BEARS)"])
  func movesThatCannotHaveCountedAreNotTold(moves: String) throws {
    let record = GameRecord(
      setup: .standard, seed: 7, moves: try #require(Move.moves(in: moves)))
    #expect(Confession(record, word: "HUCKMUCK", in: Library.embedded.standard.universe) == nil)
  }
}

extension SlowSetter {
  /// Drops some word that isn't `word`.
  fileprivate mutating func dropAnother(_ word: String) {
    if let other = words.first(where: { $0 != Array(word.utf8) }) {
      drop(String(decoding: other, as: UTF8.self))
    }
  }
}

/// How many wrong letters were given away, and how many could be forced.
@Suite struct SkillTests {
  /// Whatever the letters, no more is said to be forced than perfect play makes against the Devil.
  @Test(arguments: [5, 6, 8, 10]) func noMoreIsCalledForcedThanTheDevilsPar(length: Int) throws {
    let english = try #require(Library.embedded.named("english"))
    let par = try #require(english.universe.par(forLength: length, by: .devil))
    var mostForced = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      let setup = GameSetup(
        list: english.id, subject: .word(length: length), allowed: 26, setter: .imp)
      var round = try #require(Round(setup, seed: seed, in: english.universe))
      var chances = SeededGenerator(seed: seed)
      // Common letters first, so that some of the games are played well.
      let letters = Array("ETAOINSHRDLU".shuffled(using: &chances)) + Array("CMWFGYPBVKJXQZ")
      for letter in letters.compactMap({ Letter($0) }) where round.board.status == .playing {
        round.guess(letter)
      }
      let told = try #require(
        Confession(round.record, word: round.witness(), in: english.universe))
      let skill = try #require(told.skill(told.alternatives()))
      #expect(skill.wrongCount == round.board.misses)
      #expect(skill.forcedCount <= par && skill.givenAway.lowerBound >= 0, "seed \(seed)")
      #expect(skill.givenAway.upperBound <= skill.wrongCount)
      mostForced = max(mostForced, skill.forcedCount)
    }
    #expect(mostForced > 0)
  }

  @Test func nothingIsToldOfItWhereNoVillainDodges() throws {
    let english = try #require(Library.embedded.named("english"))
    for setter in [Setter.good, .angel] {
      let setup = GameSetup(
        list: english.id, subject: .word(length: 6), allowed: 26, setter: setter)
      var round = try #require(Round(setup, seed: 3, in: english.universe))
      for letter in Letter.alphabet where round.board.status == .playing { round.guess(letter) }
      let told = try #require(
        Confession(round.record, word: round.witness(), in: english.universe))
      #expect(told.skill(told.alternatives()) == nil)
    }
  }
}

import HangmanModel
import SlowSetter
import Testing
import Words

/// Rounds of phrases, whose shape is drawn, and which have a category.
@Suite struct PhraseTests {
  private let collection: WordCollection
  private var universe: WordUniverse { collection.universe }

  init() throws { collection = try #require(Library.embedded.named("phrases")) }

  private func round(
    _ setter: Setter, category: Category? = nil, allowed: Int = 26, seed: UInt64
  ) throws -> Round {
    let setup = GameSetup(
      list: collection.id, subject: .phrase(category), allowed: allowed, setter: setter)
    let resolved = Settings(setup).resolved(in: .embedded).setup
    return try #require(Round(resolved, seed: seed, in: universe))
  }

  @Test(arguments: Setter.all) func everyCategoryIsPlayedToItsEnd(setter: Setter) throws {
    for (number, category) in universe.categories.enumerated() {
      let seed = UInt64(number + 1)
      var round = try round(setter, category: category, seed: seed)
      #expect(round.board.category == .known(category))
      #expect(universe.category(of: round.candidates[0]) == category)
      var chances = SeededGenerator(seed: seed)
      for letter in Letter.alphabet.shuffled(using: &chances) { round.guess(letter) }
      #expect(round.board.status == .won, "\(category)")
      #expect(round.board.setup.subject == .phrase(category))
      #expect(universe.category(of: round.board.pattern.description) == category)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func evilHoldsThePhrasesOfTheShapeThatFit(seed: UInt64) throws {
    var chances = SeededGenerator(seed: ~seed)
    let category = seed % 2 == 0 ? universe.categories.randomElement(using: &chances) : nil
    var round = try round(.imp, category: category, seed: seed)
    var slow = SlowSetter(try phrases(ofLength: round.board.pattern.length, in: category))
    slow.keepWords(openingAs: round.board.pattern.description)
    if round.board.setup.setter.dodges {
      #expect(round.candidates.count >= GameSetup.leastShared)
    } else {
      slow = SlowSetter(WordList([round.candidates[0]]))
    }
    for letter in Letter.alphabet.shuffled(using: &chances) where round.board.status == .playing {
      let sizes = slow.sizes(for: letter)
      var positions: [Int] = []
      if case .hit(let found) = round.guess(letter) { positions = found.indices }
      slow.keep(positions, of: letter)
      #expect(sizes[positions] == sizes.values.max(), "seed \(seed), \(letter)")
      #expect(slow.agrees(with: round.candidates), "seed \(seed), \(letter)")
      let categories = Set(
        slow.words.map { universe.category(of: String(decoding: $0, as: UTF8.self)) })
      let agreed = categories.count == 1 ? categories.first ?? nil : nil
      #expect(round.board.category == (agreed.map { .known($0) } ?? .undecided), "seed \(seed)")
    }
    #expect(round.board.status == .won)
  }

  @Test func aCategoryWithoutASharedShapeIsPlayedGood() throws {
    let shapeless = universe.categories.filter {
      Shapes(of: universe, in: $0).shared(byAtLeast: GameSetup.leastShared).shapes == 0
    }
    #expect(shapeless.contains(Category(rawValue: "Proverbs")))
    for category in shapeless {
      let round = try round(.imp, category: category, seed: 3)
      #expect(round.board.setup.setter == .good && round.candidates.count == 1)
      let setup = GameSetup(
        list: collection.id, subject: .phrase(category), allowed: 8, setter: .imp)
      let resolution = Settings(setup).resolved(in: .embedded)
      #expect(resolution.lostSetter == .imp && resolution.setup.setter == .good)
      #expect(Round(setup, seed: 3, in: universe) == nil)
    }
  }

  @Test func theShapesThatManyPhrasesShareAreCounted() throws {
    let own = ["Berkeley", "Proverbs"].map(Category.init)
    let lists = try universe.lengths.map { length in
      WordList(
        try phrases(ofLength: length, in: nil)
          .filter { universe.category(of: $0).map(own.contains) == false })
    }
    let shapes = Shapes(of: WordUniverse(lists))
    #expect(shapes.shared(byAtLeast: 1).phrases == 30_326)
    let shared = shapes.shared(byAtLeast: GameSetup.leastShared)
    #expect(shared.shapes == 185 && shared.phrases == 26_487)
  }

  /// The letters come as most players begin: with the vowels, in the order in which most phrases have them.
  @Test func evilStaysEvilAfterThreeVowels() throws {
    let seeds = 1...200 as ClosedRange<UInt64>
    var held = try seeds.map { seed in
      var round = try round(.imp, seed: seed)
      for letter in "EAI" { round.guess(try #require(Letter(letter))) }
      return round.candidates.count
    }
    held.sort()
    #expect(held[held.count / 5] >= GameSetup.leastShared)
    let shapes = Shapes(of: universe).evil(sharedByAtLeast: GameSetup.leastShared)
    #expect(shapes.count == 14)
  }

  @Test(arguments: Setter.all) func aPhraseOfTheRunIsNotDrawnAgain(setter: Setter) throws {
    var run = Run()
    for level in 1...4 as ClosedRange<UInt64> {
      let setup = GameSetup(list: collection.id, subject: .phrase(nil), allowed: 26, setter: setter)
      var round = try #require(Round(setup, seed: level, in: universe, continuing: run))
      for letter in Letter.alphabet { round.guess(letter) }
      #expect(!run.found.contains(round.board.pattern.description))
      run = try #require(round.nextRun)
    }
    let setup = GameSetup(list: collection.id, subject: .phrase(nil), allowed: 26, setter: setter)
    let first = try #require(Round(setup, seed: 1, in: universe, continuing: run))
    #expect(
      (0..<first.candidates.count).allSatisfy { !run.found.contains(first.candidates[$0]) })
  }

  @Test(arguments: Setter.all) func aSavedRoundOfPhrasesGoesOn(setter: Setter) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      var round = try round(setter, category: seed == 2 ? universe.categories[1] : nil, seed: seed)
      for letter in "EAT" { round.guess(try #require(Letter(letter))) }
      _ = round.solve(Solution(round.candidates[0]))
      var saved = round.saved()
      #expect(try #require(Round(saved, in: universe)).saved() == saved)
      saved.record.seed = nil
      let fallback = try #require(Round(saved, in: universe))
      #expect(fallback.board == round.board && fallback.saved() == saved)
    }
  }

  private func phrases(ofLength length: Int, in category: Category?) throws -> WordList {
    let words = try #require(universe.words(ofLength: length))
    guard let category else { return words }
    return WordList(words.filter { universe.category(of: $0) == category })
  }
}

import HangmanModel
import Testing
import Words

/// What the villains do at a guess.
@Suite struct CharacterTests {
  private let four = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  @Test(arguments: [("E", "_E__", ["BEAR"]), ("R", "___R", ["BEAR", "BOAR", "DEER"])])
  func theAngelShowsALetterThatSomeWordHas(letter: String, pattern: String, words: [String]) throws
  {
    var patterns: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      var game = try Game(four, setter: .angel, seed: seed)
      guard case .hit = game.guess(letter) else { return #expect(Bool(false)) }
      patterns.insert(game.round.board.pattern.description)
      if game.round.board.pattern.description == pattern { #expect(game.words == words) }
    }
    #expect(patterns.contains(pattern))
  }

  @Test func theAngelMissesOnlyWhereNoWordHasTheLetter() throws {
    let words = try #require(everyday?.words(ofLength: 7))
    for seed in 1...10 as ClosedRange<UInt64> {
      var chances = SeededGenerator(seed: seed)
      var game = try Game(words, misses: 26, setter: .angel, seed: seed)
      for letter in Letter.alphabet.shuffled(using: &chances)
      where game.round.board.status == .playing {
        let families = game.round.families(for: letter)
        let hits = families.filter { !$0.positions.isEmpty }
        guard case .hit(let positions) = game.guess(letter.description) else {
          #expect(hits.isEmpty)
          continue
        }
        #expect(hits.first { $0.positions == positions }?.size == hits.map(\.size).max())
      }
    }
  }

  @Test func noTwoEveningsWithTheTricksterAreAlike() throws {
    let words = try #require(Library.embedded.standard.universe.words(ofLength: 8))
    func ends(_ setter: Setter, _ seeds: ClosedRange<UInt64>) throws -> Set<String> {
      try Set(
        seeds.map { seed in
          var game = try Game(words, misses: 26, setter: setter, seed: seed)
          for letter in "ETAOINSHRDLUCMFYWGPBVKXJQZ" { game.guess(String(letter)) }
          return game.round.board.pattern.description
        })
    }
    #expect(try ends(.trickster, 1...200).count >= 100)
    #expect(try ends(.imp, 1...10).count < 5)
  }

  /// Of 8, 4 and 1 words the chances are 181 : 32 : 1.
  @Test func theTricksterDrawsLargeFamiliesMoreOften() throws {
    let words = ["EA"] + "BCDF".map { "\($0)E" } + "GHIJKLMN".map { "O\($0)" }
    var sizes: [Int: Int] = [:]
    for seed in 1...2_000 as ClosedRange<UInt64> {
      var game = try Game(words, setter: .trickster, seed: seed)
      game.guess("E")
      sizes[game.words.count, default: 0] += 1
    }
    #expect((1_600...1_780).contains(sizes[8] ?? 0))
    #expect((230...370).contains(sizes[4] ?? 0))
    #expect((1...30).contains(sizes[1] ?? 0))
  }

  @Test(arguments: Setter.all) func eachGoesByItsIdAndByItsName(setter: Setter) {
    #expect(Setter.named(setter.id) == setter && Setter.named(setter.argument) == setter)
  }

  @Test func theImpIsKeptByTheNameItHadAlone() {
    #expect(Setter.imp.id == "evil" && Setter.named("evil") == .imp)
    #expect(Setter.all.filter { $0.mode == "evil" } == Setter.dodgers)
  }
}

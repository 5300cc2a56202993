import HangmanModel
import Testing
import Words

@Suite struct RoundTests {
  private let four = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  @Test(arguments: [("E", "____", ["BOAR", "DUCK"]), ("R", "___R", ["BEAR", "BOAR", "DEER"])])
  func evilKeepsTheLargestFamily(letter: String, pattern: String, words: [String]) throws {
    var game = try Game(four)
    game.guess(letter)
    #expect(game.round.board.pattern.description == pattern)
    #expect(game.words == words)
  }

  @Test func aTieCanGoEveryWay() throws {
    var seen: Set<String> = []
    for seed in 1...100 {
      var game = try Game(["BOAR", "DEER", "HARE"], seed: UInt64(seed))
      game.guess("E")
      seen.insert(game.round.board.pattern.description)
    }
    #expect(seen == ["____", "_EE_", "___E"])
  }

  @Test func goodKeepsItsWord() throws {
    for seed in 1...50 {
      var game = try Game(four, misses: 26, setter: .good, seed: UInt64(seed))
      let word = game.words[0]
      for letter in Letter.alphabet { game.guess(letter.description) }
      #expect(game.round.board.pattern.description == word, "seed \(seed)")
      #expect(game.round.board.status == .won, "seed \(seed)")
    }
  }

  @Test func goodCanChooseEveryWord() throws {
    let chosen = try (1...100).map { try Game(four, setter: .good, seed: UInt64($0)).words[0] }
    #expect(Set(chosen) == Set(four))
  }

  @Test(arguments: Setter.all)
  func aRepeatedGuessCostsNothing(setter: Setter) throws {
    var game = try Game(four, setter: setter)
    game.guess("Z")
    let before = game.round.board
    let counts = game.round.candidateCounts
    #expect(game.guess("Z") == .repeated)
    #expect(game.round.board == before)
    #expect(game.round.candidateCounts == counts)
  }

  @Test func aLetterInBothCasesIsOneLetter() throws {
    var game = try Game(four)
    game.guess("e")
    #expect(game.guess("E") == .repeated)
  }

  @Test(arguments: Setter.all)
  func theLastCellWins(setter: Setter) throws {
    var game = try Game(["NOON"], misses: 1, setter: setter)
    #expect(game.guess("N") == .hit(Positions([0, 3])))
    #expect(game.round.board.status == .playing)
    #expect(game.guess("O") == .hit(Positions([1, 2])))
    #expect(game.round.board.status == .won)
    #expect(game.guess("Z") == .ended)
    #expect(game.round.board.guessed.count == 2)
    #expect(game.round.board.misses == 0)
  }

  @Test(arguments: Setter.all)
  func theLastLifeCanStillWin(setter: Setter) throws {
    var game = try Game(["GO"], misses: 2, setter: setter)
    game.guess("Z")
    #expect(game.round.board.missesLeft == 1)
    game.guess("G")
    game.guess("O")
    #expect(game.round.board.status == .won)
  }

  @Test(arguments: Setter.all, [1, 2, 26])
  func theAllowedMissesLose(setter: Setter, allowed: Int) throws {
    let misses = "BCDEFGHIJKLMNOPQRSTUVWXYZ".prefix(allowed)
    var game = try Game(["A"], misses: allowed, setter: setter)
    for letter in misses { game.guess(String(letter)) }
    #expect(game.round.board.status == (allowed == 26 ? .playing : .lost))
    #expect(game.round.board.missed.count == misses.count)
    if allowed < 26 {
      #expect(game.guess("A") == .ended)
      #expect(game.round.witness() == "A")
    }
  }

  @Test func aGuessThatLeavesOneWordCanWinAtOnce() throws {
    var game = try Game(["AB", "AC", "BB"], misses: 3)
    game.guess("C")
    game.guess("A")
    let left = game.words
    #expect(left.count == 1)
    for letter in left[0] { game.guess(String(letter)) }
    #expect(game.round.board.status == .won)
  }

  @Test(arguments: 1...24)
  func afterALossTheWordFitsEveryAnswer(length: Int) throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: length))
    for seed in 1...5 {
      var game = try Game(list, misses: 5, seed: UInt64(seed))
      for letter in "QXJZVKWFYBGP" { game.guess(String(letter)) }
      let word = game.round.witness()
      #expect(game.round.board.fits(word), "length \(length), seed \(seed): \(word)")
      #expect(list.contains(word), "length \(length), seed \(seed): \(word)")
    }
  }

  @Test func aLengthWithoutWordsHasNoRound() {
    #expect(Round(.standard, seed: 1, in: WordUniverse([])) == nil)
  }

  @Test func theSameSeedPlaysTheSameGame() throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: 6))
    var boards: Set<Board> = []
    for _ in 1...3 {
      var game = try Game(list, misses: 26, seed: 42)
      for letter in Letter.alphabet.reversed() { game.guess(letter.description) }
      boards.insert(game.round.board)
    }
    #expect(boards.count == 1)
  }
}

/// The words that most people know.
let everyday = Library.embedded.named("english")?.universe

/// A round on some words of one length.
struct Game {
  private(set) var round: Round

  init(_ words: WordList, misses: Int = 8, setter: Setter = .imp, seed: UInt64 = 1) throws {
    let setup = GameSetup(
      list: ListID("test"), subject: .word(length: words.length), allowed: misses,
      setter: setter)
    round = try #require(Round(setup, seed: seed, in: WordUniverse([words])))
  }

  init(_ words: [String], misses: Int = 8, setter: Setter = .imp, seed: UInt64 = 1) throws {
    try self.init(WordList(words), misses: misses, setter: setter, seed: seed)
  }

  /// The words that the setter holds.
  var words: [String] { (0..<round.candidates.count).map { round.candidates[$0] } }

  @discardableResult
  mutating func guess(_ text: String) -> Outcome? {
    text.first.flatMap { Letter($0) }.map { round.guess($0) }
  }

  @discardableResult
  mutating func solve(_ text: String) -> Outcome { round.solve(Solution(text)) }
}

extension Board {
  /// Whether a word fits every answer given so far.
  func fits(_ word: String) -> Bool {
    pattern.fits(word.utf8, guessed: letters) && !wrongSolutions.contains(Solution(word))
  }
}

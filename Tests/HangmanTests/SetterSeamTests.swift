import HangmanScreens
import Pictures
import TerminalUI
import Testing
import Words

@testable import HangmanModel
@testable import hangman

extension Setter {
  /// Keeps the smallest family, and takes its time.
  fileprivate static let contrary = Setter(
    id: "contrary", name: "Contrary", thinks: true, makeGameplay: { ContraryGameplay() })
}

/// It looks at the words of each family, and remembers how often: every third time it keeps the largest.
private struct ContraryGameplay: GameplayDelegate {
  private var times = 0

  func startingCandidates(
    among words: WordList, knowing lexicon: Lexicon,
    using generator: inout SeededGenerator
  ) -> WordList { words }

  mutating func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    let words = split.families.map { (family: $0, words: candidates.words(of: $0, in: split)) }
    times += 1
    let ranked = words.sorted { $0.words.count < $1.words.count }.map(\.family)
    return ranked[times % 3 == 0 ? ranked.count - 1 : 0]
  }

  mutating func recall(
    _ family: Family, of split: Split, holding candidates: WordList, board: Board
  ) {
    times += 1
  }
}

/// A setter more: what it takes besides its own value and rules is nothing.
@Suite struct SetterSeamTests {
  private let first = FirstGame(subject: .word(length: 4), allowed: 6, setter: .contrary)
  private let four = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  @Test func anotherSetterPlaysOnTheSameScreens() throws {
    let journey = try Journey(keys("r"), words: four, first: first)
    #expect(journey.picture.lines[0].contains("EVIL HANGMAN"))
    let candidates = journey.session.round.candidates
    #expect((0..<candidates.count).map { candidates[$0] } == ["DUCK"])
  }

  @Test func whileItThinksThePlayerIsToldAndKeysWait() throws {
    let journey = try Journey(keys("ra"), words: four, first: first)
    let thinking = journey.terminal.frames.filter { frame in
      frame.lines.contains { $0.contains("It thinks") }
    }
    #expect(thinking.count == 2)
    #expect(journey.session.round.board.guessed.map(\.character) == ["R", "A"])
    #expect(!journey.picture.lines.contains { $0.contains("It thinks") })
  }

  @Test func itsGameIsToldAgain() throws {
    let round = try Journey(keys("ra"), words: four, first: first).session.round
    let record = round.record
    #expect(Replay(record, in: fourLetterWords)?.steps.last?.board == round.board)
  }

  @Test func takenUpAgainItRemembersWhatItSaw() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var order = SeededGenerator(seed: seed)
      var setup = GameSetup.standard
      (setup.subject, setup.allowed, setup.setter) = (.word(length: 5), 26, .contrary)
      let letters = Letter.alphabet.shuffled(using: &order)
      var round = try #require(Round(setup, seed: seed, in: Library.embedded.standard.universe))
      for letter in letters.prefix(2) { round.guess(letter) }
      var resumed = try #require(Round(round.saved(), in: Library.embedded.standard.universe))
      #expect(resumed.guess(letters[2]) == round.guess(letters[2]))
      #expect(resumed.board == round.board)
    }
  }

  @Test func itsScoresFitTheTable() throws {
    let result = GameResult(
      word: "DUCK", misses: 3,
      setup: GameSetup(
        list: Library.embedded.standard.id, subject: .word(length: 4), allowed: 6, setter: .contrary
      ), isWon: true,
      finishedAt: 0)
    let scores = HighScores(
      [Kept<GameResult>(id: 1, result: result)], of: Library.embedded.standard.id, by: .contrary)
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 16)] {
      let screen = ScoresScreen(tables: [scores], dateText: { _ in "2026-11-21" })
      var canvas = Canvas(size: size)
      screen.draw(on: &canvas)
      #expect(canvas.clippedCount == 0)
      #expect(canvas.lines.contains { $0.contains("2026-11-21") && $0.contains("DUCK") })
      #expect(canvas.lines.contains { $0.contains("Webster's 1934 · Contrary") })
    }
  }
}

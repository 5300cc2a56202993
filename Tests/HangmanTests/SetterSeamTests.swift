import HangmanModel
import TerminalUI
import Testing
import Words

@testable import hangman

extension Setter {
  /// Keeps the smallest family, and takes its time.
  fileprivate static let contrary = Setter(
    id: "contrary", title: "CONTRARY", shortTitle: "CONTRARY", purpose: "Keep the smallest.",
    conduct: "it keeps the smallest", dodges: true, thinks: true, rank: 2,
    makeGameplay: { ContraryGameplay() })
}

/// It looks at the words of each family, and remembers how many it has seen.
private struct ContraryGameplay: GameplayDelegate {
  private(set) var seen = 0

  func startingCandidates(
    among words: WordList, using generator: inout some RandomNumberGenerator
  ) -> Candidates { Candidates(words) }

  mutating func familyToKeep(
    of split: Split, holding candidates: Candidates, board: Board,
    using generator: inout some RandomNumberGenerator
  ) -> Family {
    let words = split.families.map { (family: $0, words: candidates.words(of: $0, in: split)) }
    seen += words.reduce(0) { $0 + $1.words.count }
    return words.min { $0.words.count < $1.words.count }?.family ?? split.families[0]
  }
}

/// A setter more: what it takes besides its own value and rules is nothing.
@Suite struct SetterSeamTests {
  private let first = FirstGame(length: 4, allowed: 6, setter: .contrary)
  private let four = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  @Test func anotherSetterPlaysOnTheSameScreens() throws {
    let journey = try Journey(keys("r"), words: four, first: first)
    #expect(journey.picture.lines[0].contains("CONTRARY"))
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
    let transcript = try #require(round.transcript)
    #expect(Round(transcript, in: fourLetterWords)?.board == round.board)
  }
}

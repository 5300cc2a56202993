import HangmanModel
import Pictures
import Presentation
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

/// The one suggestion at the end of a game.
@Suite struct SuggestionTests {
  private let store = GameStore(.inMemory())

  private func lose(_ session: GameSession, by letters: String) throws {
    for letter in letters where session.finished == nil {
      _ = session.play(.letter(try #require(Letter(letter))))
    }
    #expect(session.finished?.result.isWon == false)
  }

  private func session(_ first: FirstGame, _ words: [String]? = nil) throws -> GameSession {
    let collection = words.map {
      WordCollection(Library.embedded.standard.id, universe: WordUniverse([WordList($0)]))
    }
    return try #require(
      GameSession(store: store, collection: collection, first: first, seed: 1, clock: { 9 }))
  }

  @Test func theSameLettersInTheSameOrderSuggestAnotherVillain() throws {
    let first = FirstGame(subject: .word(length: 8), allowed: 5, setter: .imp)
    let session = try session(first)
    store.save(store.settings(), insteadOf: .defaults)
    try lose(session, by: "ZQXJKV")
    #expect(session.end?.suggestion == nil)
    session.startNewGame()
    try lose(session, by: "ZQXJVK")
    #expect(session.end?.suggestion == nil)
    session.startNewGame()
    try lose(session, by: "ZQXJVK")
    #expect(session.end?.suggestion == .villain(.trickster))
    session.takeSuggestion()
    #expect(session.round.board.setup.setter == .trickster && session.end?.suggestion == nil)
    #expect(store.settings().setter == .trickster)
    try lose(session, by: "ZQXJVK")
    #expect(session.end?.suggestion == .villain(.devil))
  }

  @Test func aFewLettersAreNoHabitAndAnHonestGameSuggestsNone() throws {
    for first in [
      FirstGame(subject: .word(length: 8), allowed: 4, setter: .imp),
      FirstGame(subject: .word(length: 8), allowed: 5, setter: .good),
    ] {
      let session = try session(first)
      for _ in 1...2 {
        for letter in "ZQXJKV" where session.finished == nil {
          _ = session.play(.letter(try #require(Letter(letter))))
        }
        #expect(session.end?.suggestion != .villain(.trickster))
        session.startNewGame()
      }
    }
  }

  /// Once ever, and only after a loss by a word that hardly anybody knows.
  @Test(arguments: [("ZYZZOGETON", true), ("NOTEBOOK", false)])
  func everydayWordsAreSuggestedOnce(word: String, isObscure: Bool) throws {
    let first = FirstGame(subject: .word(length: word.count), allowed: 2, setter: .good)
    let lexicon = Library.embedded.standard.universe.lexicon
    #expect((lexicon.familiarity(of: word) == .unknown) == isObscure)
    let session = try #require(
      GameSession(
        store: store,
        own: Library([lists(word), Library.embedded.named("english")].compactMap(\.self)),
        first: first, seed: 1, clock: { 9 }))
    try lose(session, by: "QXW")
    let english = try #require(Library.embedded.named("english")).id
    #expect(session.end?.suggestion == (isObscure ? .everydayWords(english) : nil))
    #expect(store.settings().hasSuggestedWords == isObscure)
    session.startNewGame()
    try lose(session, by: "WXQ")
    #expect(session.end?.suggestion == nil)
  }

  private func lists(_ word: String) -> WordCollection? {
    WordCollection(
      Library.embedded.standard.id,
      universe: WordUniverse(
        [WordList([word])], lexicon: Library.embedded.standard.universe.lexicon))
  }

  @Test func theBoardTellsTheSuggestionAndItsKey() throws {
    let first = FirstGame(subject: .word(length: 8), allowed: 5, setter: .imp)
    let script = "zqxjk<Try Again><enter>zqxjk"
    let end = try Journey(keys(script), first: first, store: store)
    let screen = end.picture.lines.joined(separator: "\n")
    #expect(
      screen.contains("The same letters again? V plays the Trickster instead."))
    #expect(screen.contains("V the Trickster"))
    let small = try Journey(
      keys("zqxjk<Again><enter>zqxjk"), size: Size(columns: 40, rows: 16), first: first,
      store: GameStore(.inMemory()))
    #expect(small.picture.lines.contains { $0.contains("V plays the") })
    let other = GameStore(.inMemory())
    let taken = try Journey(keys(script + "vy"), first: first, store: other)
    #expect(taken.session.round.board.setup.setter == .trickster)
    #expect(taken.session.round.board.moves.isEmpty)
  }

  @Test func aGameByLinesTellsWhatToType() throws {
    let script = try PlainScript(
      length: 8, misses: 5, collection: Library.embedded.standard)
    _ = script.say(each: "z", "q", "x", "j", "k", "new")
    let told = script.say(each: "z", "q", "x", "j", "k")
    #expect(
      told.contains(
        "The same letters again? For the Trickster type evil trickster, then new."
      ))
    _ = script.say(each: "evil trickster", "new")
    #expect(script.board.setup.setter == .trickster)
  }
}

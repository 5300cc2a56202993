import HangmanModel
import Storage
import Testing
import Words

@testable import hangman

/// Games that wait, where they are played by lines.
@Suite struct PlainWaitingTests {
  private let store = GameStore(.inMemory())

  private func game(_ first: FirstGame, seed: UInt64) throws -> PlainGame {
    let session = try #require(
      GameSession(store: store, first: first, seed: seed, clock: { 90_000 }))
    return PlainGame(session: session, store: store.store)
  }

  @Test func theyAreListedAndTakenUpAndDroppedByTheirNumbers() throws {
    let none = try game(FirstGame(), seed: 1)
    for line in ["waiting", "resume 1", "drop", "drop x"] {
      #expect(none.reply(to: line).sentences == ["No other game waits."])
    }
    let five = try game(FirstGame(subject: .word(length: 5), setter: .devil), seed: 2)
    _ = five.reply(to: "E")
    let six = try game(FirstGame(subject: .word(length: 6)), seed: 3)
    _ = six.reply(to: "Z")
    let told = six.reply(to: "waiting").sentences
    #expect(told.count == 2)
    #expect(
      told[0].hasPrefix("1. Webster's 1934, Devil, ") && told[0].contains(" left, just now. "))
    #expect(told[0].contains("5 letters"))
    #expect(six.reply(to: "resume 2").sentences == told)
    #expect(six.reply(to: "resume 1").sentences.first == "Welcome back. Here is the game you left.")
    #expect(six.board.pattern.length == 5)
    #expect(six.reply(to: "waiting").sentences[0].contains("6 letters"))
    #expect(six.reply(to: "drop 1").sentences == ["That game is dropped."])
    #expect(six.reply(to: "waiting").sentences == ["No other game waits."])
  }
}

import Foundation
import HangmanModel
import Storage
import Testing
import Words

@testable import hangman

@Suite struct PlainStoreTests {
  private let folder = TemporaryFolder()

  @Test func theGameThatWasLeftGoesOnAndSaysSo() throws {
    do {
      let script = try PlainScript(store: GameStore(.open(at: folder.path("store"))))
      _ = script.say(each: "R", "E")
    }
    let script = try PlainScript(
      length: nil, misses: nil, setter: nil, store: GameStore(.open(at: folder.path("store"))))
    #expect(
      script.opening == [
        "Hangman. Type a letter to guess it, or help for the commands.",
        "Welcome back. Here is the game you left.", "4 letters: blank, blank, blank, R.",
        "5 mistakes left.", "In the word: R.", "Not in the word: E.",
      ])
  }

  /// What was asked for on the command line, and not played, leaves nothing behind.
  @Test func anUntouchedGameIsTakenUpUnlessItWasAskedForByOptions() throws {
    func session(_ first: FirstGame = FirstGame()) throws -> GameSession {
      let store = GameStore(.open(at: folder.path("store")))
      let session = try #require(
        GameSession(store: store, first: first, seed: 7, clock: { 1_000 }))
      session.save()
      return session
    }
    do { _ = try session() }
    do {
      let asked = try session(FirstGame(subject: .word(length: 5)))
      #expect(!asked.isResumed && asked.isAnotherWaiting && asked.round.board.pattern.length == 5)
      asked.startNewGame()
      #expect(asked.round.board.pattern.length == 5)
      #expect(asked.waitingRounds().count == 1)
    }
    let back = try session()
    #expect(back.isResumed && back.round.board.pattern.length == 8)
    #expect(back.waitingRounds().isEmpty && back.store.settings().length == 8)
  }

  /// Its first move may be its last.
  @Test func aGameByOptionsIsKeptOnceItIsPlayed() throws {
    let store = GameStore(.inMemory())
    let first = FirstGame(subject: .word(length: 8), setter: .angel)
    let session = try #require(GameSession(store: store, first: first, seed: 7, clock: { 9 }))
    session.save()
    #expect(store.ownRound == nil)
    _ = session.play(.solution(Solution(session.round.candidates[0])))
    #expect(session.latestGames().count == 1 && session.finished?.runState == .goesOn)
    session.startNewGame()
    #expect(session.round.board.setup.setter == .angel)
    #expect(store.settings().setter == .imp)
  }

  @Test func aFinishedGameIsNotPlayedAgain() throws {
    do {
      let script = try PlainScript(
        universe("A"), length: 1, store: GameStore(.open(at: folder.path("store"))))
      _ = script.say("A")
      #expect(script.say("quit") == ["Goodbye."])
    }
    let script = try PlainScript(
      universe("A"), length: nil, misses: nil, setter: nil,
      store: GameStore(.open(at: folder.path("store"))))
    #expect(!script.session.isResumed)
    #expect(script.session.scoreTables().first?.entries.count == 1)
  }

  @Test func aStoreThatCannotBeWrittenIsToldOnceAndNothingIsPromised() throws {
    let script = try PlainScript(store: GameStore(.open(at: "/dev/null/store")))
    #expect(script.opening.count { $0.hasPrefix("Nothing can be saved to") } == 1)
    #expect(script.say(each: "E", "word").count { $0.contains("saved") } == 0)
    #expect(script.say("quit") == ["Goodbye."])
  }

  @Test func aDamagedStoreIsToldAndTheNewOneKeepsTheGame() throws {
    try Data(repeating: 7, count: 8_192).write(to: URL(fileURLWithPath: folder.path("store")))
    let script = try PlainScript(store: GameStore(.open(at: folder.path("store"))))
    #expect(script.opening.contains { $0.contains("were kept as") })
    #expect(script.say("quit") == ["Goodbye. This game goes on at the next start."])
  }

  @Test func whatTheListLacksIsToldFirst() throws {
    let notice = "2 entries of words.txt were left out."
    #expect(try PlainScript(telling: notice).opening[1] == notice)
  }
}

/// A folder that goes when the test ends.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("hangman-plain-\(UUID().uuidString)")

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

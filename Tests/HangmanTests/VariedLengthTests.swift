import HangmanModel
import Storage
import Testing
import Words

@testable import hangman

/// Lengths by lot, from one game to the next.
@Suite struct VariedLengthTests {
  private let store = GameStore(.inMemory())

  private func session(_ first: FirstGame = FirstGame(), seed: UInt64) throws -> GameSession {
    let session = try #require(
      GameSession(store: store, first: first, seed: seed, clock: { 0 }))
    session.save()
    return session
  }

  /// Games that are won, lost, given up and left unplayed, by one program and then another.
  @Test func noLengthIsOneOfTheLastTwo() throws {
    store.change { $0.setter = .angel }
    var lengths: [Int] = []
    for seed in 1...12 as ClosedRange<UInt64> {
      let session = try session(seed: seed)
      for game in 0..<6 {
        let length = session.round.board.pattern.length
        #expect(!lengths.suffix(2).contains(length), "\(lengths) \(length)")
        lengths.append(length)
        switch (Int(seed) + game) % 3 {
        case 0: _ = session.play(.solution(Solution(session.round.candidates[0])))
        case 1: _ = session.play(.letter(Letter.alphabet[game]))
        default: for letter in Letter.alphabet { _ = session.play(.letter(letter)) }
        }
        if !session.startNextLevel() { session.startNewGame() }
      }
    }
    #expect(lengths[0] == 8 && Set(lengths) == Set(6...11))
  }

  /// Who draws the seeds is the caller's matter: each of them, also one that is drawn again for its length.
  @Test func everySeedOfANewRunIsDrawnAsAsked() throws {
    let mark: UInt64 = 0x8000_0000_0000_0001
    var seeds = SeededGenerator(seed: 8)
    let session = try #require(
      GameSession(
        store: store, first: FirstGame(), seed: 8, drawing: { seeds.next() | mark },
        clock: { 0 }))
    var seen: Set<UInt64> = []
    for game in 0..<40 {
      let seed = try #require(session.round.seed)
      #expect(seed & mark == mark)
      seen.insert(seed)
      _ = session.play(.letter(Letter.alphabet[game % 26]))
      session.startNewGame()
    }
    #expect(seen.count == 40)
  }

  @Test func theFirstGameHasTheUsualLengthHoweverOftenItIsBegunAnew() throws {
    let session = try session(seed: 5)
    for _ in 1...3 {
      #expect(session.round.board.pattern.length == 8)
      session.startNewGame()
    }
  }

  @Test(arguments: [
    (FirstGame(subject: .word(length: 5)), 5), (FirstGame(isRepeatable: true), 8),
  ])
  func whatTheCommandLineNamesIsNotDrawn(first: FirstGame, length: Int) throws {
    for seed in 1...9 as ClosedRange<UInt64> {
      let store = GameStore(.inMemory())
      store.change { $0.latestLengths = [8, 7] }
      let session = try #require(GameSession(store: store, first: first, seed: seed, clock: { 0 }))
      #expect(session.round.board.pattern.length == length && !session.round.run.rule.isVaried)
    }
  }

  @Test func aLengthOfOnesOwnStays() throws {
    store.change { $0.length = 7 }
    let session = try session(seed: 5)
    for _ in 1...5 {
      #expect(session.round.board.pattern.length == 7)
      _ = session.play(.letter(Letter.alphabet[0]))
      session.startNewGame()
    }
  }

  /// The rule of the run is kept with its round and its games.
  @Test func aRunGoesOnByTheRuleItBeganWith() throws {
    store.change { ($0.difficulty, $0.setter) = (.gentle, .angel) }
    var session = try session(seed: 3)
    store.change { $0.difficulty = .hard }
    let allowed = try (1...5).map { _ in
      let allowed = session.round.board.allowed
      session = try self.session(seed: 4)
      #expect(session.round.run.rule == .climbing(from: .gentle, isVaried: true))
      _ = session.play(.solution(Solution(session.round.candidates[0])))
      #expect(session.startNextLevel())
      return allowed
    }
    #expect(allowed == [4, 3, 2, 1, 1])
    let kind = RunKind(session.round.board.setup, session.round.run.rule)
    #expect(kind.subject == nil && kind.difficulty == .gentle && kind.climbs)
    let history = History(store)
    #expect(history.record(of: 3)?.run.rule == session.round.run.rule)
    let scope = Statistics.Scope(
      list: kind.list, setter: kind.setter, kind: Statistics.Kind(kind))
    #expect(history.statistics(of: scope)?.currentStreak == 5)
  }
}

extension GameStore {
  fileprivate func change(_ body: (inout Settings) -> Void) {
    var settings = settings()
    body(&settings)
    save(settings, insteadOf: self.settings())
  }
}

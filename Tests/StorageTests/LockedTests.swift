import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing

@testable import Storage

/// A store that another program keeps to itself.
@Suite struct LockedTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func lock(_ path: String) throws -> Database {
    let other = try Database(path)
    try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    return other
  }

  /// Opens the store, which must take less than a write may wait.
  private func open() throws -> GameStore {
    let start = ContinuousClock.now
    let store = GameStore.open(at: folder.store)
    #expect(ContinuousClock.now - start < .milliseconds(StoreFile.patience))
    return store
  }

  @Test func aLockedStoreIsShownSoonAndGivenUp() throws {
    let filled = GameStore.open(at: folder.store)
    filled.change { $0.length = 5 }
    filled.play(won("BOAR"))
    filled.close()
    var other: Database? = try lock(folder.store)
    let store = try open()
    #expect(store.takeNotice() == .inMemory(path: folder.store, .busy))
    #expect(store.settings().length == 5)
    #expect(store.play(won("DEER")) != nil)
    #expect(Set(store.highScores().entries.map(\.result.word)) == ["BOAR", "DEER"])

    withExtendedLifetime(other) {}
    other = nil
    #expect(try open().takeNotice() == nil)
    #expect(try open().words == ["BOAR"])
  }

  @Test func aLookWaitsForALockThatGoesAndSeesAllThereIs() throws {
    let filled = GameStore.open(at: folder.store)
    filled.play(won("BOAR"))
    filled.close()
    var other: Database? = try lock(folder.store)
    #expect(other != nil)
    let words = try Store.looking(at: folder.store, isWaiting: { other = nil }) { store in
      History(GameStore(store)).tables().flatMap(\.entries).map(\.result.word)
    }
    #expect(words == ["BOAR"] && other == nil)
  }

  @Test func aLookAtAStoreThatStaysLockedSaysSoAndShowsNothing() throws {
    GameStore.open(at: folder.store).play(won("BOAR"))
    let other = try lock(folder.store)
    var hasWaited = false
    #expect(throws: FileFault.busy) {
      try Store.looking(at: folder.store, isWaiting: { hasWaited = true }) { _ in
        Issue.record("it was read in spite of the lock")
      }
    }
    #expect(hasWaited)
    withExtendedLifetime(other) {}
  }

  @Test func anEmptyFileThatIsLockedIsGivenUpSoon() throws {
    let other = try lock(folder.store)
    #expect(try open().takeNotice() == .inMemory(path: folder.store, .busy))
    #expect(folder.names.contains("hangman.sqlite"))
    withExtendedLifetime(other) {}
  }

  @Test func aProgramThatMakesTheStoreIsWaitedFor() async throws {
    let path = folder.store
    let (begun, begin) = AsyncStream<Void>.makeStream()
    async let making: Void = {
      try RoundClaims(path: path + "-claims").whileOpening {
        begin.finish()
        usleep(1_000_000)
      }
    }()
    for await _ in begun {}
    #expect(try open().takeNotice() == nil)
    try await making
  }
}

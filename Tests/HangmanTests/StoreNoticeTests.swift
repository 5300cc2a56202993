import Foundation
import HangmanModel
import Pictures
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

/// What is to be told of the store comes by itself, whatever was being done.
@Suite struct StoreNoticeTests {
  private let folder = TemporaryFolder()

  @Test func damageThatTheBestGamesMeetIsToldOverTheBoard() throws {
    let path = folder.path("store")
    try fill(path)
    let damaged = try Data(contentsOf: URL(filePath: path)).count / 2
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seek(toOffset: UInt64(damaged))
    try file.write(contentsOf: Data(repeating: 0xAB, count: damaged))
    try file.close()

    let store = GameStore(.open(at: path))
    #expect(store.store.takeNotice() == nil)
    let journey = try Journey([], store: store)
    #expect(journey.picture.lines.contains { $0.contains("damaged") })
  }

  /// Keeps games that were won, the best of them last.
  private func fill(_ path: String) throws {
    let store = GameStore(.open(at: path))
    let round = try #require(Round(.standard, seed: 1, in: Library.embedded.standard.universe))
      .saved()
    let end = RunResult(kind: RunKind(.standard, .steady), points: 0, levels: 0, finishedAt: 0)
    for number in 0..<1_000 {
      store.save(round)
      store.keep(
        GameResult(
          word: String(repeating: "A", count: 60), misses: 1_000 - number, setup: .standard,
          isWon: true, finishedAt: number), ending: end)
    }
    store.store.close()
  }
}

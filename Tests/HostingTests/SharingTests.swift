import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Hosting

/// Many who write at once.
@Suite struct SharingTests {
  @Test func manyWhoFinishAtOnceStandOnTheBoardOnceEach() async throws {
    let host = try Host()
    let root = host.root
    let games = try (1...24).map { player in
      var round = try begin(drawn: 3, by: key(player))
      round.play(.usual)
      return (key(player), FinishedGame(round, at: player))
    }
    // The board isn't there yet: one of them makes it.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (player, game) in games + games {
        group.addTask { try Scoreboard(in: root, of: "here").add(game, by: player) }
      }
      try await group.waitForAll()
    }
    let rows = try host.board().rows()
    #expect(rows.count { $0.kind == .game } == games.count)
    #expect(Set(rows.map(\.player)).count == games.count && rows.allSatisfy { $0.fault == nil })
    #expect(host.names == ["board.sqlite", "board.sqlite-shm", "board.sqlite-wal"])
  }

  @Test func aBoardThatStaysLockedSaysSo() throws {
    let host = try Host()
    let board = try host.board()
    let other = try Database(host.path, .write)
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: FileFault.busy) { try board.play(begin()) }
    try other.execute("COMMIT")
    try board.play(begin())
    #expect(try board.rows().isEmpty == false)
  }

  @Test func aThousandRowsAreReadAndPlayed() throws {
    let host = try Host()
    let board = try host.board()
    try board.play(begin(drawn: 1))
    // Alike but for their players, so that most of them don't prove themselves.
    let database = try Database(host.path, .write)
    try database.transaction {
      try database.execute("CREATE TEMP TABLE copy AS SELECT * FROM row WHERE kind = 'game'")
      for player in 2...1_000 {
        try database.run("UPDATE copy SET player = ?", [key(player).hex])
        try database.execute("INSERT INTO row SELECT * FROM copy")
      }
    }
    #expect(try board.faults.count == 999)
    let title = Standings.Title.games(ListID("english"), .imp, isHelped: false)
    #expect(try board.titles().first == title)
    #expect(try board.standings(of: title, for: key(1)).rows.map(\.place) == [1])
  }
}

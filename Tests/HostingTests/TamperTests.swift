import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Hosting

/// Rows that somebody has changed by hand.
@Suite struct TamperTests {
  private let host: Host
  private let board: Scoreboard

  /// A run of two levels or more, a lost game, and a day.
  init() throws {
    host = try Host()
    board = try host.board()
    try board.play(begin(), levels: 2)
    try board.play(begin(drawn: 9), .careless)
    let day = try #require(DailyGame(of: Day(number: 20_783)).round())
    try board.play(day, at: 50)
    try board.play(begin(drawn: 8, by: key(2)), by: key(2))
  }

  private func change(_ sql: String) throws {
    let database = try Database(host.path, .write)
    try database.keepLog()
    try database.execute(sql)
    try #require(database.changes > 0)
  }

  /// What the board finds wrong once the one game of a player was changed.
  private func faults(changing set: String) throws -> [Unproved] {
    let database = try Database(host.path, .write)
    try database.keepLog()
    let found: Int64? = try database.first(
      "SELECT rowid FROM row WHERE kind = 'game' AND player = ?", [key(2).hex])
    let isGame = "WHERE rowid = \(try #require(found))"
    try database.execute("CREATE TEMP TABLE game AS SELECT * FROM row \(isGame)")
    try database.execute("UPDATE row SET \(set) \(isGame)")
    defer { try? database.execute("DELETE FROM row \(isGame); INSERT INTO row SELECT * FROM game") }
    let title = Standings.Title.games(ListID("english"), .imp, isHelped: false)
    #expect(try board.standings(of: title, for: key(2)).rows.map(\.isOwn) == [false], "\(set)")
    return try board.faults
  }

  @Test func aColumnThatDoesNotFollowFromTheCodeShows() throws {
    for set in [
      "score = score - 1", "misses = misses - 1", "list = 'webster'", "setter = 'devil'",
      "length = 9", "title = 'games/english/imp/hints'", "title = NULL", "first = first - 1",
      "second = second - 1", "third = third + 1", "level = level + 1", "seed = seed + 1",
      "day = 20784", "misses = NULL", "score = 9223372036854775807",
    ] {
      #expect(try faults(changing: set) == [.differs], "\(set)")
    }
    #expect(try board.faults.isEmpty)
  }

  @Test func aRowMovedToAnotherPlayerOrKindShows() throws {
    try change("UPDATE row SET player = '\(key(3).hex)' WHERE player = '\(key(2).hex)'")
    #expect(try board.faults.allSatisfy { $0 == .otherPlayer } && !board.faults.isEmpty)
    try change("DELETE FROM row WHERE player = '\(key(3).hex)'")
    try change("UPDATE row SET kind = 'game', day = NULL WHERE kind = 'day'")
    #expect(try board.faults == [.otherKind])
    try change("UPDATE row SET kind = 'day' WHERE title IS NULL")
    #expect(Set(try board.faults) == [.otherKind])
  }

  @Test func aCodeIsReadInOneWayOnly() throws {
    // A character that is mistyped, small letters, a hyphen, no end, moves that can't be made, and too many.
    let codes: [(String, CodeFault)] = [
      ("replace(code, substr(code, 9, 1), 'U')", .mistyped), ("lower(code)", .mistyped),
      ("substr(code, 1, 5) || '-' || substr(code, 6)", .mistyped), ("'Z'", .mistyped),
      ("''", .mistyped), ("code || '+'", .unplayable), ("code || '+EE'", .unplayable),
      ("code || '+e'", .unplayable), ("code || '+EE\u{1B}'", .unplayable),
      ("hex(zeroblob(60000))", .tooLong),
    ]
    for (code, fault) in codes {
      #expect(try faults(changing: "code = \(code)") == [.code(fault)], "\(code)")
    }
  }

  @Test func aGameThatGoesOnIsNone() throws {
    var round = try begin(drawn: 11, by: key(4))
    round.play(.usual, moves: 3)
    let code = try #require(FinishedGame(round, at: 0).record.replayCode())
    #expect(
      try faults(changing: "code = '\(code)', player = '\(key(4).hex)'") == [.unfinished])
  }

  /// A setup that no settings ask for: a fair run with all the mistakes there are.
  @Test func aRunBeginsWithTheMistakesOfItsRule() throws {
    var easy = setup()
    easy.allowed = 26
    let games = try board.play(begin(easy, .fair, drawn: 12, by: key(5)), by: key(5))
    #expect(games.first?.result.isWon == true)
    #expect(Set(try board.faults) == [.otherKind])
    var day = try #require(DailyGame(of: Day(number: 20_783)).round())
    var record = GameRecord(
      setup: day.board.setup, seed: day.seed, occasion: .daily(Day(number: 20_783)))
    record.setup.allowed = 26
    let universe = try #require(Library.embedded[record.setup.list]).universe(for: record)
    day = try #require(Round(beginning: record, in: universe))
    try board.play(day, by: key(6))
    #expect(Set(try board.faults) == [.otherKind])
    #expect(try board.standings(of: .day(Day(number: 20_783))).rows.count == 1)
  }

  @Test func aRowThatProvesNothingHidesNoOtherOfItsPlayer() throws {
    try board.play(begin(drawn: 13, by: key(2)), by: key(2))
    try change(
      """
      UPDATE row SET score = -1, first = -100 WHERE rowid = (
        SELECT rowid FROM row WHERE kind = 'game' AND player = '\(key(2).hex)' ORDER BY code LIMIT 1)
      """)
    let title = Standings.Title.games(ListID("english"), .imp, isHelped: false)
    #expect(try board.faults == [.differs])
    #expect(try board.standings(of: title).rows.count == 2)
    #expect(try board.standings(of: title, for: key(2)).rows.count(where: \.isOwn) == 1)
  }
}

/// Files that are no board, or no longer.
@Suite struct BoardFileTests {
  private let host: Host

  init() throws { host = try Host() }

  @Test func whereThereIsNoBoardNoneIsMadeByReading() throws {
    #expect(throws: FileFault.gone) { try Scoreboard(reading: host.root) }
    #expect(throws: FileFault.gone) { try Scoreboard(in: host.root + "/none") }
    #expect(host.names.isEmpty)
  }

  @Test func aBoardIsForItsOwnerToWriteAndItsGroupToRead() throws {
    let board = try host.board()
    try board.play(begin())
    #expect(host.names == ["board.sqlite", "board.sqlite-shm", "board.sqlite-wal"])
    for name in host.names {
      let mode = try FileManager.default.attributesOfItem(atPath: host.root + "/" + name)[
        .posixPermissions]
      #expect(mode as? Int == 0o640, "\(name)")
    }
  }

  @Test(arguments: [
    ("PRAGMA user_version = 9", FileFault.newer), ("PRAGMA user_version = 0", .damaged),
    ("PRAGMA application_id = 1", .foreign), ("DROP TABLE name", .damaged),
  ])
  func whatIsNoBoardOfThisVersionIsLeftAsItIs(sql: String, fault: FileFault) throws {
    let board = try host.board()
    try Database(host.path, .write).execute(sql)
    let before = try Data(contentsOf: URL(fileURLWithPath: host.path))
    #expect(throws: fault) { try board.take(name("kim"), for: key(1), at: 1) }
    #expect(throws: fault) { try board.name(of: key(1)) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: host.path)) == before)
  }

  @Test(arguments: [
    (Data(), FileFault.foreign), (Data("x".utf8), .damaged),
    (Data(repeating: 7, count: 9_000), .damaged),
  ])
  func otherFilesAreRefused(data: Data, fault: FileFault) throws {
    try data.write(to: URL(fileURLWithPath: host.path))
    #expect(throws: fault) { try Scoreboard(in: host.root) }
    #expect(throws: fault) { try Scoreboard(reading: host.root) }
    #expect(try host.contents == [Scoreboard.fileName: data])
  }

  @Test func aFolderInItsPlaceIsNoBoard() throws {
    try FileManager.default.createDirectory(atPath: host.path, withIntermediateDirectories: true)
    #expect(throws: FileFault.foreign) { try Scoreboard(in: host.root) }
  }

  @Test func aPageThatIsDamagedDisturbsNobodyAndKeepsTheRest() throws {
    let board = try host.board()
    for player in 1...3 { try board.play(begin(by: key(player)), by: key(player)) }
    try Database(host.path, .write).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    var data = try Data(contentsOf: URL(fileURLWithPath: host.path))
    data.replaceSubrange(4_096..<data.count, with: repeatElement(0x5A, count: data.count - 4_096))
    try data.write(to: URL(fileURLWithPath: host.path))
    #expect(throws: FileFault.damaged) { try board.rows() }
    #expect(throws: FileFault.damaged) { try board.play(begin(drawn: 4)) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: host.path)) == data)
  }

  @Test func aReaderSeesAllBesideAWriterAndAfterItAndChangesNothing() throws {
    let board = try host.board()
    try board.play(begin())
    let writer = try Database(host.path, .write)
    try writer.execute("BEGIN IMMEDIATE; UPDATE row SET time = 0")
    let reader = try Scoreboard(reading: host.root)
    #expect(try reader.rows().map(\.time) == board.rows().map(\.time))
    try writer.execute("ROLLBACK")
    let before = try host.contents
    for folder in ["\(host.root)"] { chmod(folder, 0o555) }
    defer { chmod(host.root, 0o755) }
    #expect(try reader.rows().allSatisfy { $0.fault == nil && $0.time > 0 })
    #expect(try host.contents == before)
    withExtendedLifetime(writer) {}
  }

  /// A copy is the file alone; what was in its log has been taken into it.
  @Test func aCopyIsABoardToBeRead() throws {
    let board = try host.board()
    try board.play(begin())
    try Database(host.path, .write).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let other = try Host()
    try FileManager.default.copyItem(atPath: host.path, toPath: other.path)
    #expect(try Scoreboard(reading: other.root).rows().count == board.rows().count)
    #expect(other.names == [Scoreboard.fileName])
  }
}

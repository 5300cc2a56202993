import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Hosting

/// Several hosts, each with a board of its own.
@Suite struct MergeTests {
  private let hosts: [Host]
  private let boards: [Scoreboard]
  private let day = Day(number: 20_783)

  /// Kim plays on both, by the same key; Lee on one, and another Lee on the other.
  init() throws {
    hosts = try ["north", "south"].map { try Host($0) }
    boards = try hosts.map { try $0.board() }
    let daily = try #require(DailyGame(of: day).round())
    for (index, board) in boards.enumerated() {
      #expect(try board.take(name("kim"), for: key(1), at: 1))
      #expect(try board.take(name("lee"), for: key(2 + index), at: 1))
      try board.play(begin(drawn: UInt64(20 + index)), levels: 3, at: 100 + index)
      try board.play(begin(drawn: 30, by: key(2 + index)), by: key(2 + index))
      try board.play(daily, index == 0 ? .usual : .careless, at: 300 - index)
    }
    // The same game on both, as after a restart from a copy: the earlier one counts.
    try boards[0].play(begin(drawn: 40), at: 500)
    try boards[1].play(begin(drawn: 40), at: 400)
  }

  private struct Seen: Hashable {
    let player, code: String
    let kind: ScoreKind
    let time: Int
  }

  private func seen(_ board: Scoreboard) throws -> Set<Seen> {
    Set(
      try board.rows().map {
        Seen(player: $0.player.hex, code: $0.code, kind: $0.kind, time: $0.time)
      })
  }

  @Test func aMergeIsAUnionInEitherDirectionAndOnceMore() throws {
    let before = try boards.map(seen)
    let merged = try boards[0].merge(Scoreboard(file: hosts[1].path))
    #expect(merged.refused == 0 && merged.added > 0)
    _ = try boards[1].merge(Scoreboard(file: hosts[0].path))
    let after = try boards.map(seen)
    #expect(after[0] == after[1])
    #expect(try boards.allSatisfy { try $0.faults.isEmpty })
    // The earliest of equal rows, and of the games of a day: Kim's on the second host.
    let days = after[0].filter { $0.kind == .day && $0.player == key(1).hex }
    #expect(days.map(\.time) == [299])
    #expect(after[0].isSubset(of: before[0].union(before[1])))
    let identities = Set(
      (before[0].union(before[1])).filter { $0.kind != .day }.map { [$0.player, $0.code] })
    #expect(identities == Set(after[0].filter { $0.kind != .day }.map { [$0.player, $0.code] }))
    for board in boards {
      for host in hosts { #expect(try board.merge(Scoreboard(file: host.path)).added == 0) }
    }
    #expect(try boards.map(seen) == after)
  }

  @Test func aThirdBoardTakesBothInAnyOrder() throws {
    let orders = try [[0, 1], [1, 0]].map { order in
      let third = try Host("third")
      let board = try third.board()
      for index in order { _ = try board.merge(Scoreboard(file: hosts[index].path)) }
      return (third, try seen(board), Set(try board.rows().map(\.name)))
    }
    #expect(orders[0].1 == orders[1].1 && orders[0].2 == orders[1].2)
    #expect(orders[0].2 == ["kim@north", "kim@south", "lee@north", "lee@south"])
  }

  @Test func namesStayApartByHostAndFollowTheirPlayers() throws {
    _ = try boards[0].merge(Scoreboard(file: hosts[1].path))
    #expect(Set(try boards[0].rows().map(\.name)) == ["kim", "kim@south", "lee", "lee@south"])
    // Taken there, free here; and a new name comes with the next merge.
    #expect(try boards[1].take(name("max"), for: key(3), at: 9))
    #expect(try boards[0].take(name("max"), for: key(4), at: 9))
    _ = try boards[0].merge(Scoreboard(file: hosts[1].path))
    #expect(try boards[0].rows().first { $0.player == key(3) }?.name == "max@south")
    #expect(try boards[0].name(of: key(4)) == name("max"))
  }

  @Test func rowsThatProveNothingStayAwayAndKeepNoTrueOneAway() throws {
    let other = try Database(hosts[1].path, .write)
    try other.execute("UPDATE row SET score = score - 1, time = 1 WHERE player = '\(key(3).hex)'")
    let forged = other.changes
    #expect(try boards[0].merge(Scoreboard(file: hosts[1].path)).refused == forged)
    #expect(try boards[0].rows().allSatisfy { $0.player != key(3) && $0.fault == nil })
    // Here it's the board's own row that was changed.
    try Database(hosts[0].path, .write).execute(
      "UPDATE row SET score = 0, time = 1 WHERE kind = 'day' AND player = '\(key(1).hex)'")
    #expect(try boards[0].faults == [.differs])
    _ = try boards[0].merge(Scoreboard(file: hosts[1].path))
    #expect(try boards[0].faults.isEmpty)
  }

  @Test func aNameOfThisHostIsNotGivenAwayByAFile() throws {
    let database = try Database(hosts[1].path, .write)
    let own = try Database(hosts[0].path, .read).first("SELECT id FROM host WHERE isOwn") as String?
    try database.run(
      """
      INSERT INTO name VALUES (?, 'klm', ?, 'kim', 99), (?, 'xx', ?, 'x\u{1B}x', 99),
        (?, 'max', ?, 'max', 9223372036854775807)
      """, [own, key(9).hex, own, key(9).hex, own, key(9).hex])
    _ = try boards[0].merge(Scoreboard(file: hosts[1].path))
    #expect(try boards[0].name(of: key(9)) == nil && boards[0].name(of: key(1)) == name("kim"))
  }

  @Test func aRowOfAHostThatIsNotNamedIsNoneOfThisHost() throws {
    try Database(hosts[1].path, .write).execute("DELETE FROM host")
    _ = try boards[0].merge(Scoreboard(file: hosts[1].path))
    #expect(try boards[0].rows().first { $0.player == key(3) }?.name == "lee@host")
  }

  @Test func whatIsNoBoardIsNotMerged() throws {
    #expect(throws: FileFault.gone) { try Scoreboard(file: hosts[0].root + "/none") }
    let text = hosts[0].root + "/text"
    try Data(repeating: 32, count: 4_000).write(to: URL(fileURLWithPath: text))
    #expect(throws: FileFault.damaged) { try boards[0].merge(Scoreboard(file: text)) }
    #expect(try seen(boards[0]).count > 0)
  }
}

import Foundation
import HangmanModel
import Hosting
import SQLite
import Testing
import Words

@testable import hangman

/// `hangman board`, by the built program.
@Suite struct BoardCommandTests {
  private let folder = TemporaryFolder()
  private let player = PlayerKey(hex: String(repeating: "3c", count: 32))

  /// A board with a run of two levels and a day, of somebody called Kim.
  private func makeBoard(
    in name: String, drawn seed: UInt64 = 3, days: [Day] = [Day(number: 20_783)]
  ) throws -> String {
    let root = folder.path(name)
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let board = try Scoreboard(in: root, of: name)
    let player = try #require(player)
    #expect(try board.take(PlayerName("Kim"), for: player, at: 1))
    let setup = GameSetup(
      list: ListID("english"), subject: .word(length: 8), allowed: 20, setter: .imp)
    let universe = try #require(Library.embedded[setup.list]?.universe)
    let first = Round(
      setup, seed: player.seed(from: seed), in: universe,
      continuing: Run(rule: .climbing(from: .custom(20), isVaried: false)))
    var rounds = try days.map { try #require(DailyGame(of: $0).round()) } + [#require(first)]
    while var round = rounds.popLast() {
      for letter in Letter.alphabet where round.board.status == .playing { round.guess(letter) }
      let next = round.nextLevel(otherwise: 0)
      try board.add(FinishedGame(round, next: next, at: 1_790_000_000), by: player)
      if let next, next.run.level < 3 { rounds.append(next) }
    }
    return root
  }

  private typealias Told = (output: String, errors: String, code: Int32)

  private func run(_ arguments: String...) throws -> Told {
    try Self.run(arguments, home: folder.path("home"))
  }

  private static func run(_ arguments: [String], home: String) throws -> Told {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = PlainProgram.url
    process.arguments = ["board"] + arguments
    process.environment = ["HOME": home, "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try withSignalsUnblocked { try process.run() }
    let told = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (told[0], told[1], process.terminationStatus)
  }

  private func objects(_ json: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
  }

  @Test func aBoardIsATableForPeopleAndAnArrayForPrograms() throws {
    let root = try makeBoard(in: "here")
    let table = try run("--root", root)
    #expect(table.code == 0 && table.errors.isEmpty)
    #expect(table.output.contains("Everyday English, Imp") && table.output.contains("1.  Kim  "))
    let rows = try objects(run("--root", root, "--json").output)
    #expect(rows.count >= 2)
    let fields: Set = [
      "player", "name", "kind", "code", "list", "setter", "length", "misses", "score", "time",
      "verified",
    ]
    for row in rows {
      #expect(Set(row.keys).subtracting(["day"]) == fields)
      #expect(row["player"] as? String == player?.hex && row["name"] as? String == "Kim")
      #expect(row["verified"] as? Bool == true)
    }
    let game = try #require(rows.first { $0["kind"] as? String == "game" })
    #expect(game["setter"] as? String == "imp" && game["code"] is String)
    #expect(game["misses"] as? Int == game["score"] as? Int)
  }

  @Test func aDayIsToldOnceItIsOver() throws {
    let today = localCalendarDay(of: Int(Date().timeIntervalSince1970))
    let days = [today.advanced(by: -1), today.advanced(by: 1)]
    let root = try makeBoard(in: "here", days: days)
    let rows = try objects(run("--root", root, "--json").output).filter { $0["day"] != nil }
    let told = Dictionary(
      uniqueKeysWithValues: rows.map { ($0["day"] as? String, $0["code"] is NSNull) })
    #expect(told == ["\(days[0])": false, "\(days[1])": true])
  }

  @Test func verifyingNamesWhatDoesNotComeToItsScore() throws {
    let root = try makeBoard(in: "here")
    let good = try run("--root", root, "--verify")
    #expect(good.code == 0 && good.output.contains("not who sat there"))
    try Database(root + "/board.sqlite", .write).execute(
      "UPDATE row SET score = score - 1 WHERE kind = 'game'")
    let bad = try run("--root", root, "--verify")
    #expect(bad.code == 1 && bad.output.contains("comes to something else"))
    #expect(
      try objects(run("--root", root, "--json").output).allSatisfy {
        $0["kind"] as? String != "game"
      })
    let all = try run("--root", root, "--json", "--verify")
    #expect(all.code == 1)
    #expect(try objects(all.output).contains { $0["verified"] as? Bool == false })
  }

  @Test func anotherBoardIsTakenIn() throws {
    let (here, there) = (try makeBoard(in: "here"), try makeBoard(in: "there", drawn: 4))
    let merged = try run("--root", here, "--merge", there + "/board.sqlite")
    #expect(merged.code == 0 && merged.errors.contains("rows are new"))
    let names = try objects(run("--root", here, "--json").output).map { $0["name"] as? String }
    #expect(Set(names) == ["Kim", "Kim@there"])
    let again = try run("--root", here, "--merge", there + "/board.sqlite")
    #expect(again.errors.contains("0 rows are new"))
  }

  @Test func severalProcessesWriteAtOnce() async throws {
    let here = folder.path("here")
    try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: true)
    let others = try (1...4).map {
      try makeBoard(in: "host\($0)", drawn: UInt64($0), days: []) + "/board.sqlite"
    }
    // The board isn't there yet: one of them makes it.
    let home = folder.path("home")
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for other in others + others {
        group.addTask { try Self.run(["--root", here, "--merge", other], home: home).code }
      }
      for try await code in group { #expect(code == 0) }
    }
    let games = try objects(run("--root", here, "--json", "--verify").output)
      .filter { $0["kind"] as? String == "game" }
    let expected = try others.map { try Scoreboard(file: $0).rows().count { $0.row.kind == .game } }
    #expect(games.count == expected.reduce(0, +))
  }

  @Test func whatCannotBeUsedIsNamed() throws {
    let none = try run("--root", folder.path("none"))
    #expect(none.code == 1 && none.output.isEmpty)
    #expect(
      none.errors.contains(folder.path("none") + "/board.sqlite")
        && none.errors.contains("there is none"))
    let root = try makeBoard(in: "here")
    let text = folder.path("text")
    try Data(repeating: 65, count: 2_000).write(to: URL(fileURLWithPath: text))
    let merged = try run("--root", root, "--merge", text)
    #expect(merged.code == 1 && merged.errors.contains(text) && merged.errors.contains("damaged"))
    try Database(root + "/board.sqlite", .write).execute("PRAGMA user_version = 7")
    #expect(try run("--root", root).errors.contains("a later version"))
  }
}

import Foundation
import SQLite
import TerminalHarness
import Testing

/// The game for strangers, as a server starts it.
@Suite struct HostTests {
  @Test func aKeyIsAPlayerWithAStoreOfTheirOwn() throws {
    let host = try Host()
    let game = try host.start(naming: "kim")
    game.send("e")
    try game.expect("the guess") { Sight($0.screen)?.letters == ["E"] }
    try host.end(game, by: SIGHUP)
    // No name is asked for any more; another key is somebody else.
    let again = try host.start()
    #expect(try again.expectSight().letters == ["E"])
    let other = try host.start("b", naming: "ann")
    #expect(try other.expectSight().letters.isEmpty)
    #expect(host.names == ["ann", "kim"])
  }

  @Test func anotherCommandThanTheGameIsRefusedInOneLine() throws {
    let host = try Host()
    let game = try host.start(environment: ["SSH_ORIGINAL_COMMAND": "cat /etc/passwd"])
    #expect(try game.waitForExit() == .exited(1))
    let lines = String(decoding: game.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    #expect(lines.count == 1 && lines[0].contains("runs nothing else"))
    #expect(host.files.isEmpty)
  }

  @Test(arguments: [
    [], ["--guest", "--player", Host.hex("a")], ["--player", "../" + Host.hex("a").dropFirst(3)],
    ["--player", Host.hex("A")], ["--guest", "--words", "/etc/passwd"],
    ["--guest", "--store", "x"],
  ])
  func nothingElseThanAKeyOrAGuestIsLetIn(arguments: [String]) throws {
    let host = try Host()
    let (output, status) = try host.run(arguments)
    #expect(status == 64 && output.contains("hangman host --help"))
    #expect(host.files.isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
  func aGuestLeavesNothing(signal: Int32) throws {
    let host = try Host()
    let game = try host.start(nil)
    _ = try game.expectSight()
    #expect(host.guests.count == 1)
    try host.end(game, by: signal)
    if signal == SIGKILL {
      #expect(host.guests.count == 1)
      #expect(try host.run(["--guest"], typing: "quit\n").status == 0)
    }
    #expect(host.guests.isEmpty)
    #expect(host.names.isEmpty)
  }

  @Test func aNameIsTakenOnceAndChangedFromTheMenu() throws {
    let host = try Host()
    _ = try host.start(naming: "kim")
    let game = try host.start("b")
    for (typed, refusal) in [
      ("ab", "at least 3"), ("_x!é_", "begins with"), ("root", "Nobody can"),
      ("K1M", "Somebody has"),
    ] {
      game.send(String(repeating: "\u{7F}", count: 20) + typed + "\r")
      try game.expect(refusal)
    }
    game.send(String(repeating: "\u{7F}", count: 20) + "ann\r")
    _ = try game.expectSight()
    game.send(.escape)
    try game.expect("Your Name")
    game.send(String(repeating: NamedKey.up.bytes, count: 3) + "\r")
    try game.expect("YOUR NAME")
    game.send("bob\r")
    try game.expect("You are bob.")
    #expect(host.names == ["ann", "bob", "kim"])
  }

  @Test func ofTwoWindowsTheOneThatIsChosenGoesOn() throws {
    let host = try Host()
    let first = try host.start(naming: "kim")
    first.send("e")
    try first.expect("the guess") { Sight($0.screen)?.letters == ["E"] }
    let second = try host.start()
    try second.expect("another window")
    second.send("n")
    #expect(try second.waitForExit() == .exited(0))
    #expect(first.isRunning)
    let third = try host.start()
    try third.expect("another window")
    third.send("y")
    #expect(try third.expectSight().letters == ["E"])
    #expect(try first.waitForExit() == .signaled(SIGHUP))
    let plain = try host.run(["--player", Host.hex("a")], typing: "no\n")
    #expect(plain.output.contains("another window") && !plain.output.contains("mistakes left"))
    #expect(third.isRunning)
    let told = try host.run(["--player", Host.hex("a")], typing: "yes\nquit\n").output
    #expect(told.contains("Here is the game you left."))
    #expect(try third.waitForExit() == .signaled(SIGHUP))
  }

  @Test func aLineAtATimeItIsTheSameGame() throws {
    let host = try Host()
    let (output, status) = try host.run(
      ["--player", Host.hex("a")], typing: "x\nkim\nname jan\nname\nquit\n")
    #expect(status == 0)
    for told in ["What is your name?", "at least 3", "You are kim.", "You are jan.", "Goodbye."] {
      #expect(output.contains(told), "\(output)")
    }
    #expect(host.names == ["jan", "kim"])
    let dutch = try host.run(
      ["--player", Host.hex("b")], typing: "stop\n", environment: ["LANG": "nl_NL.UTF-8"])
    #expect(dutch.output.contains("Hoe heet je?") && dutch.status == 0)
    #expect(host.names == ["jan", "kim"])
  }

  @Test func nobodyPlaysForTooLong() throws {
    let host = try Host()
    let game = try host.start(nil, "--leave-after", "1")
    _ = try game.expectSight()
    game.resize(columns: 100, rows: 30)
    #expect(try game.waitForExit() == .exited(0))
    #expect(String(decoding: game.output, as: UTF8.self).contains("the game was closed"))
    expectRestored(game)
    _ = try host.run(["--player", Host.hex("a")], typing: "kim\nquit\n")
    let plain = try host.start("a", "--leave-after", "1", environment: ["TERM": "dumb"])
    try plain.expect("Guess a letter.")
    #expect(try plain.waitForExit() == .exited(0))
    #expect(plain.screen.shows(["saved and closed"]))
    // One that isn't even read ends all the same.
    let clogged = try host.start(nil, "--leave-after", "2")
    _ = try clogged.expectSight()
    try clogged.clog()
    #expect(try clogged.waitForExit() == .signaled(SIGALRM))
  }

  @Test func aPlayerHasAFewNamesAndWhoLeavesWithoutOneLeavesNothing() throws {
    let host = try Host()
    let names = ["anna", "bella", "clara", "dora", "ella", "fiona"]
    let asked = names.dropFirst().map { "name \($0)\n" }.joined()
    let told = try host.run(
      ["--player", Host.hex("a")], typing: "help\nanna\n\(asked)name anna\nquit\n")
    #expect(told.output.contains("Nobody can have that name."))
    #expect(told.output.contains("You have had 5 names") && !told.output.contains("You are fiona"))
    #expect(told.output.components(separatedBy: "You are anna.").count == 3)
    let left = try host.run(["--player", Host.hex("b")], typing: "q\nquit\n")
    #expect(left.output.contains("What is your name?") && left.status == 0)
    let players = try FileManager.default.contentsOfDirectory(atPath: host.path + "/players")
    #expect(players == [Host.hex("a")])
    // Who has played keeps all, also where the board has lost the name and it's asked for again.
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: host.path + "/board.sqlite" + suffix)
    }
    _ = try host.run(["--player", Host.hex("a")], typing: "quit\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: host.path + "/players") == players)
  }

  /// Who knew it could play the rest of a run elsewhere first.
  @Test func noCodeOfAGameIsTold() throws {
    let letters = "qxzjvwkbfyghpmcdulrnstoaie".map { "\($0)\n" }.joined()
    let told = try Host().run(
      ["--player", Host.hex("a")], typing: "kim\n\(letters)share\nstory\ngames\nquit\n")
    #expect(told.output.contains("Hangman (") && told.output.contains("story 1"))
    #expect(!told.output.contains(#/[0-9A-Z]{20}/#))
  }

  @Test func nobodyPlaysByAKeyWhileNothingCanBeKept() throws {
    let host = try Host()
    _ = try host.run(["--player", Host.hex("a")], typing: "kim\nquit\n")
    let store = "\(host.path)/players/\(Host.hex("a"))/hangman.sqlite"
    try FileManager.default.removeItem(atPath: store)
    try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: false)
    let refused = try host.run(["--player", Host.hex("a")], typing: "q\n")
    #expect(refused.output.contains("Nothing can be saved here now") && refused.status == 1)
  }

  @Test func aTerminalThatNobodyKnowsIsTakenForAUsualOne() throws {
    let game = try Host().start(nil, environment: ["TERM": "xterm-of-tomorrow"])
    _ = try game.expectSight()
    game.signal(SIGTERM)
    #expect(try game.waitForExit() == .signaled(SIGTERM))
  }

  @Test func nothingStopsIt() throws {
    let host = try Host()
    let game = try host.start(nil)
    _ = try game.expectSight()
    game.send(.suspend)
    for signal in [SIGTSTP, SIGTTIN, SIGTTOU] { game.signal(signal) }
    game.send("e")
    try game.expect("the guess") { Sight($0.screen)?.letters == ["E"] }
    #expect(!game.isStopped)
  }

  @Test func itIsHeldToWhatAGameNeeds() throws {
    let host = try Host()
    let variables = ["LINES": "9", "COLUMNS": "30", "NO_COLOR": "1", "HOME": host.path]
    let game = try host.start(nil, environment: variables, columns: 65_535, rows: 65_535)
    try game.expect("the board") { $0.screen.shows(["Mistakes left"]) }
    #expect(!game.colors.isEmpty)
    let status = try String(contentsOfFile: "/proc/\(game.process)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
    let limits = try String(contentsOfFile: "/proc/\(game.process)/limits", encoding: .utf8)
    let found = limits.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for limit in [
      "Max address space 536870912 536870912 bytes", "Max open files 64 64 files",
      "Max file size 1073741824 1073741824 bytes", "Max core file size 0 0 bytes",
    ] {
      #expect(found.contains(limit))
    }
    let edge = game.screen.map { Array($0) }
    #expect(edge.allSatisfy { $0.dropFirst(512).allSatisfy { $0 == " " } })
    #expect(game.screen.dropFirst(512).allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test func eachGameThatCountsComesToTheBoardOnce() throws {
    let host = try Host()
    let arguments = ["--player", Host.hex("a")]
    let lost = try host.run(arguments, typing: "kim\n" + Host.misses + "quit\n")
    #expect(lost.output.contains("You are kim."))
    #expect(host.rows == ["game"])
    // It comes to the board at each start, in case an earlier visit was killed before that.
    _ = try host.run(arguments, typing: "quit\n")
    #expect(host.rows.count == 1)
    _ = try host.run(arguments, typing: "daily\n" + Host.misses + "quit\n")
    #expect(host.rows == ["day", "game"])
    _ = try host.run(["--guest"], typing: Host.misses + "quit\n")
    #expect(host.rows.count == 2)
  }

  @Test func withoutABoardTheGameGoesOn() throws {
    let host = try Host()
    let junk = String(repeating: "This is no database. ", count: 500)
    try junk.write(toFile: host.board, atomically: false, encoding: .utf8)
    let arguments = ["--player", Host.hex("a")]
    let told = try host.run(arguments, typing: Host.misses + "quit\n").output
    #expect(told.components(separatedBy: "Everyone's board").count == 2)
    #expect(told.contains("The game is over."))
    #expect(try String(contentsOfFile: host.board, encoding: .utf8) == junk)
  }
}

/// The folder of a host, gone after the test.
private final class Host {
  let path = FileManager.default.temporaryDirectory.path + "/hangman-host-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func hex(_ digit: String) -> String { String(repeating: digit, count: 64) }

  /// Guesses that lose any game: all letters, a line each.
  static let misses = "qjxzvkwyfpbghmcdultrnsoiea".map { "\($0)\n" }.joined()

  var root: [String] { ["--root", path] }

  /// Starts a player's visit on a bare terminal, or a guest's.
  func start(
    _ digit: String? = "a", _ arguments: String..., environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws -> PtyProgram {
    let who = digit.map { ["--player", Self.hex($0)] } ?? ["--guest"]
    let game = try PtyProgram(
      Home.program(), ["host"] + who + root + arguments, environment: environment,
      columns: columns, rows: rows)
    game.companion = self
    return game
  }

  /// The same, with a name that is asked for.
  func start(_ digit: String = "a", naming name: String) throws -> PtyProgram {
    let game = try start(digit)
    try game.expect("YOUR NAME")
    game.send("\(name)\r")
    _ = try game.expectSight()
    return game
  }

  func end(_ game: PtyProgram, by signal: Int32) throws {
    game.signal(signal)
    #expect(try game.waitForExit() == .signaled(signal))
    if signal != SIGKILL { expectRestored(game) }
  }

  /// Runs a visit without a terminal.
  func run(
    _ arguments: [String], typing input: String = "", environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let variables = TestEnvironment.merging([:]).merging(environment) { $1 }
    return try runProcess(
      Home.program(), ["host"] + arguments + root, typing: input, environment: variables)
  }

  var board: String { path + "/board.sqlite" }

  /// The names that were ever taken.
  var names: [String] { column("SELECT name FROM name ORDER BY name") }

  /// The kinds of the rows of the board.
  var rows: [String] { column("SELECT kind FROM row ORDER BY kind") }

  private func column(_ query: String) -> [String] {
    let found = try? Database.looking(at: board) { database in
      try database.all(query) { $0[0] as String? }
    }
    return found ?? []
  }

  var guests: [String] { names(in: "guests").filter { !$0.hasPrefix(".") } }

  var files: [String] { names(in: "") }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
  }
}

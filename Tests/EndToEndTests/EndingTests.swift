import Glibc
import TerminalHarness
import Testing
import Waiting

/// The ways out that are no signals.
@Suite(.waiting) struct EndingTests {
  @Test(arguments: [Scene.game, .settings, .scores, .menu, .help, .message, .tooSmall])
  func ctrlCLeavesAnyScreenWithTheRoundSaved(scene: Scene) throws {
    let home = try scene.home()
    let game = try home.start()
    try scene.open(game)
    let before = try Kept(in: home).newest
    game.send(.interrupt)
    #expect(try game.waitForExit().shellCode == 128 + SIGINT)
    expectRestored(game)
    let next = try home.start().expectSight()
    #expect(next == before)
  }

  @Test func quittingGivesTheTerminalBack() throws {
    let game = try Home().start()
    try Scene.menu.open(game)
    game.send(.up, .enter)
    #expect(try game.waitForExit() == .exited(0))
    expectRestored(game)
    #expect(game.screen.isBlank)
  }

  @Test(arguments: [Scene.game, .settings, .ending, .help])
  func aTerminalThatGoesAwayEndsTheGame(scene: Scene) throws {
    let home = try scene.home()
    let game = try home.start()
    try scene.open(game)
    game.hangUp()
    #expect(try game.waitForExit() == .signaled(SIGHUP))
    let kept = try Kept(in: home)
    #expect(kept.integrity == "ok")
    #expect(kept.games.count == (scene == .ending ? 1 : 0))
    #expect(kept.rounds.count == (scene == .ending ? 0 : 1))
  }

  @Test func anErrorComesAfterTheTerminalAndWithStatus1() throws {
    let game = try Home().start("--words", "/nonexistent/words.txt")
    #expect(try game.waitForExit() == .exited(1))
    expectRestored(game)
    let text = String(decoding: game.output, as: UTF8.self)
    #expect(text.contains("/nonexistent/words.txt"))
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test func aMistakenCommandIsRefusedWithStatus64() throws {
    let game = try Home().start("--lenght", "8")
    #expect(try game.waitForExit() == .exited(64))
    expectRestored(game)
    #expect(!game.output.contains(0x1B))
  }

  @Test func aSoundGameIsPlayedWhereNothingCanBeKept() throws {
    let game = try Home().start("--store", "/dev/null/store")
    try game.expect("the reason") { $0.screen.shows(["Nothing can be saved"]) }
    game.send(.enter)
    _ = try game.expectSight()
    game.send("e")
    try game.expect("the guess") { Sight($0.screen)?.letters == ["E"] }
  }

  /// Of blocks of 512 bytes, there is room for the first guesses or for none.
  @Test(arguments: [80, 16])
  func aLimitOfAFilesSizeIsAFullDisk(blocks: Int) throws {
    let game = try startWithLimit(blocks, "--length", "5", "--misses", "26")
    for letter in "bcdfghjklmnpq" {
      try game.expectIdle()
      if game.screen.shows(["forgotten"]) { break }
      game.send(String(letter))
    }
    try game.expect("the notice") { $0.screen.shows(["forgotten"]) }
    game.send(.enter)
    try game.expect("the game") { !$0.screen.shows(["forgotten"]) }
    game.send("z")
    try game.expect("a guess") { Sight($0.screen)?.letters.contains("Z") == true }
    game.send(.interrupt)
    #expect(try game.waitForExit() == .signaled(SIGINT))
    expectRestored(game)
  }

  @Test(arguments: [80, 16])
  func inPlainModeTooALimitOfAFilesSizeIsAFullDisk(blocks: Int) throws {
    let game = try startWithLimit(blocks, "--plain")
    for _ in 0..<12 { game.send("new\r") }
    game.send("quit\r")
    #expect(try game.waitForExit() == .exited(0))
    let text = String(decoding: game.output, as: UTF8.self)
    #expect(text.contains("The game goes on") && text.contains("Goodbye."))
  }

  private func startWithLimit(_ blocks: Int, _ arguments: String...) throws -> PtyProgram {
    let home = try Scene.game.home()
    let program = try ([Home.program()] + arguments).joined(separator: " ")
    let shell = try PtyProgram(
      "sh", ["-c", "ulimit -f \(blocks); exec \(program)"],
      environment: ["XDG_DATA_HOME": home.path])
    shell.companion = home
    return shell
  }
}

func expectRestored(_ game: PtyProgram, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(game.modes == TerminalModes(), sourceLocation: sourceLocation)
  #expect(game.settings == game.initialSettings, sourceLocation: sourceLocation)
}

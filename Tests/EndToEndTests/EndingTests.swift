import Glibc
import TerminalHarness
import Testing

/// The ways out that are no signals.
@Suite struct EndingTests {
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

  @Test(arguments: [Scene.game, .settings, .result, .help])
  func aTerminalThatGoesAwayEndsTheGame(scene: Scene) throws {
    let home = try scene.home()
    let game = try home.start()
    try scene.open(game)
    game.hangUp()
    #expect(try game.waitForExit() == .signaled(SIGHUP))
    let kept = try Kept(in: home)
    #expect(kept.integrity == "ok")
    #expect(kept.games.count == (scene == .result ? 1 : 0))
    #expect(kept.rounds.count == (scene == .result ? 0 : 1))
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
}

func expectRestored(_ game: PtyProgram, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(game.modes == TerminalModes(), sourceLocation: sourceLocation)
  #expect(game.settings == game.initialSettings, sourceLocation: sourceLocation)
}

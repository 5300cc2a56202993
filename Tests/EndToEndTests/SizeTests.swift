import TerminalHarness
import Testing
import Waiting

/// Any size, at any time.
@Suite(.waiting) struct SizeTests {
  private static let sizes = [
    (132, 43), (80, 24), (79, 23), (79, 22), (60, 20), (40, 16), (39, 16), (24, 8), (23, 8),
    (20, 5),
    (100, 30), (1, 1), (80, 24), (24, 7), (120, 36), (300, 100), (80, 24),
  ]

  @Test(arguments: [Scene.game, .settings, .scores, .ending, .menu, .help])
  func growingAndShrinkingLeavesNoStaleCell(scene: Scene) throws {
    let home = try scene.home()
    let game = try home.start()
    try scene.open(game)
    for (columns, rows) in Self.sizes {
      game.resize(columns: columns, rows: rows)
      try game.expectIdle()
      let picture = game.screen
      try expectTheSameAnew(game, picture, "\(scene) at \(columns)×\(rows)")
      if columns < 24 || rows < 8 {
        #expect(picture.joined().contains(columns < 20 ? "T" : "Too small"))
      }
    }
    try scene.expect(game)
  }

  @Test(arguments: [Scene.game, .settings, .scores, .ending])
  func resizingInTheMiddleOfAMotionIsSafe(scene: Scene) throws {
    let home = try scene.home()
    let game = try home.start()
    try scene.approach(game)
    let count = game.output.count
    scene.step(game)
    try game.expect("a motion") { $0.output.count > count }
    game.resize(columns: 40, rows: 16)
    try game.expectIdle()
    try expectTheSameAnew(game, game.screen, "\(scene) at 40×16")
    game.resize(columns: 80, rows: 24)
    try scene.expect(game)
    try game.expectIdle()
    try expectTheSameAnew(game, game.screen, "\(scene) at 80×24")
  }

  @Test func theGameWaitsBeneathTheNotice() throws {
    let home = try Scene.game.home()
    let game = try home.start()
    let before = try game.expectSight()
    game.resize(columns: 23, rows: 7)
    try game.expect("the notice") { $0.screen.joined(separator: " ").contains("24×8") }
    game.send("i")
    try game.expectIdle()
    game.resize(columns: 80, rows: 24)
    let after = try game.expectSight()
    #expect(after == before)
    game.send("i")
    try game.expect("the round going on") { Sight($0.screen)?.letters.contains("I") == true }
  }

  @Test func smallTerminalsAreFullyPlayable() throws {
    for (columns, rows, isAscii) in [(40, 16, false), (24, 8, true)] {
      let arguments = isAscii ? "--ascii" : "--no-mouse"
      let game = try Home().start(
        "--length", "5", "--misses", "26", arguments, columns: columns, rows: rows)
      try game.expect("the game") { $0.screen.shows(["26 of 26"]) }
      game.send("abcdefghijklmnopqrstuvwxyz")
      try game.expect("the result") { $0.screen.shows(["YOU WON", "[ Next"]) }
      if isAscii { game.send("\t ") } else { game.send("\t\r") }
      try game.expect("the confession") { $0.screen.shows(["STORY"]) }
    }
  }

  @Test func aWholeTerminalIsResizedToo() throws {
    let game = try Scene.game.home().tmux()
    try game.expect("Esc menu")
    for (columns, rows) in [(60, 20), (20, 5), (120, 40), (80, 24)] {
      try game.resize(columns: columns, rows: rows)
      try game.expect(columns < 24 ? "Too small" : "help")
      try game.expect("\(rows) rows") { $0.count == rows }
    }
    try game.expect("the round") { Sight($0)?.letters.count == 4 }
  }

  /// What stands there is what stands there when all of it is sent anew.
  private func expectTheSameAnew(
    _ game: PtyProgram, _ picture: [String], _ what: String
  ) throws {
    let count = game.output.count
    game.send(.repaint)
    try game.expect("a clearing") { program in
      let sent = String(decoding: program.output[count...], as: UTF8.self)
      return sent.contains("\u{1B}[2J") || sent.contains("\u{1B}[J")
    }
    try game.expectIdle()
    #expect(game.screen == picture, "\(what)")
  }
}

import Glibc
import TerminalHarness
import Testing
import Waiting

@Suite(.waiting) struct IdleTests {
  @Test(arguments: Scene.allCases)
  func nothingRunsWhileNothingMoves(scene: Scene) throws {
    let home = try scene.home()
    let game = try home.start()
    try scene.open(game)
    try game.expectIdle()
    let (ticks, sleeps, count) = (game.ticks, game.sleeps, game.output.count)
    usleep(1_000_000)
    #expect(game.ticks == ticks)
    #expect(game.sleeps == sleeps)
    #expect(game.output.count == count)
  }

  @Test func nothingWakesUpWhileAGameWaits() throws {
    let home = try Scene.game.home()
    let game = try home.start()
    try Scene.game.open(game)
    try game.expectIdle()
    let (ticks, sleeps) = (game.ticks, game.sleeps)
    usleep(5_000_000)
    #expect(game.ticks == ticks)
    #expect(game.sleeps == sleeps)
  }
}

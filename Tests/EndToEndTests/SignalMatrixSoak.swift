import Glibc
import TerminalHarness
import Testing
import Words

/// Each signal on each scene, before, during and after it comes, and while its pictures aren't read:
///
///     each signal that ends a process by default
///     × game settings scores ending menu help message tooSmall thinking ghostNames ghost
///     × before during after unread held
///
/// After each, the shell sees the signal, the terminal is as it was found, and the round is there.
@Suite struct SignalMatrixSoak {
  private static let seed: UInt64 = 4

  @Test func everySignalOnEveryScreenGivesTheTerminalBackAndKeepsTheRound() async throws {
    var chance = SeededGenerator(seed: Self.seed)
    let all = SignalCell.all
    let cells = Array(
      all.shuffled(using: &chance).prefix(length(28, soak: all.count)))
    var homes: [Scene: Home] = [:]
    for scene in Scene.allCases { homes[scene] = try scene.home() }

    let problems = await inLanes(cells) { [homes] cell in
      homes[cell.scene].map(cell.problems(from:)) ?? ["\(cell): no home"]
    }
    print("signals: \(problems.count) of \(all.count) cells")
    #expect(problems.count == cells.count)
    let found = problems.joined().joined(separator: "\n")
    #expect(found.isEmpty, "\(found)")
  }

  /// The start has instants of its own: before and after the signals are the program's.
  @Test func aSignalAtAnyInstantOfTheStartLeavesTheTerminalAsItWas() async throws {
    let home = try Scene.game.home()
    let before = try Kept(in: home).newest
    let starts = (0..<length(18, soak: 270)).map { UInt64($0) }
    let problems = await inLanes(starts) { seed in
      earlySignalProblems(seed: seed, home: home, before)
    }
    print("signals at the start: \(problems.count) of \(starts.count)")
    let found = problems.compactMap(\.self).joined(separator: "\n")
    #expect(found.isEmpty, "\(found)")
  }
}

/// Sends a signal somewhen in the first moments of a program, and tells what went wrong.
private func earlySignalProblems(seed: UInt64, home template: Home, _ before: Sight?) -> String? {
  var chance = SeededGenerator(seed: seed)
  let signal = SignalCell.signals[Int(seed) % SignalCell.signals.count]
  do {
    let home = try Home(copying: template)
    let game = try home.start()
    let pause = Int.random(in: 0...60, using: &chance)
    for _ in 0..<pause where game.isRunning { usleep(1000) }
    game.signal(signal)
    let code = try game.waitForExit().shellCode
    let kept = try Kept(in: home)
    let isSound =
      code == 128 + signal && game.settings == game.initialSettings
      && game.modes == TerminalModes() && kept.integrity == "ok" && kept.newest == before
      && kept.rounds.count == 1
    return isSound ? nil : "signal \(signal) after \(pause) ms: \(code), \(game.modes), \(kept)"
  } catch {
    return "signal \(signal), seed \(seed): \(error)"
  }
}

import Glibc
import TerminalHarness

/// When a signal comes, as seen from a scene.
enum Moment: String, CaseIterable, Sendable {
  /// While the step to it waits unread; of the first scene, before the program's first picture.
  case before
  /// In the middle of its motion; of a scene without one, right behind the step to it.
  case during
  case after
  /// While nobody reads what it sends.
  case unread
  /// While Ctrl-S holds it back.
  case held
}

/// One cell of the matrix: a signal at some moment of a scene.
struct SignalCell: Hashable, Sendable, CustomStringConvertible {
  let signal: Int32
  let scene: Scene
  let moment: Moment

  static let signals = EndingSignals.requests + EndingSignals.faults

  static let all = signals.flatMap { signal in
    Scene.allCases.flatMap { scene in
      Moment.allCases.map { SignalCell(signal: signal, scene: scene, moment: $0) }
    }
  }

  var description: String { "signal \(signal) \(moment) \(scene)" }

  /// Tries it in a copy of a home, and tells what went wrong.
  func problems(from template: Home) -> [String] {
    do {
      let home = try Home(copying: template)
      let before = scene == .message ? nil : try Kept(in: home).newest
      let game = try bringAbout(in: home)
      var problems = try endingProblems(of: game)
      problems += try problemsAfterwards(in: home, before)
      return problems.map { "\(self): \($0)" }
    } catch {
      return ["\(self): \(error)"]
    }
  }

  /// Starts a game and sends it the signal; if it still moves, it is frozen until then.
  private func bringAbout(in home: Home) throws -> PtyProgram {
    switch moment {
    case .after, .unread, .held:
      let game = try home.start()
      try scene.open(game)
      if moment == .held { game.send(bytes: [0x13]) }
      if moment != .after { try game.clog() }
      return game
    case .before where scene == .game || scene == .message:
      return try again { try startedOnly(in: home) }
    case .before:
      let game = try home.start()
      try scene.approach(game)
      try game.freeze()
      scene.step(game)
      // What is still under way when the game ends is echoed.
      try game.expect("unread input") { $0.unread == scene.keys.utf8.count }
      return game
    case .during where scene.isAnimated:
      return try again { try inMotion(in: home) }
    case .during:
      let game = try home.start()
      try scene.approach(game)
      if scene == .message { try game.expect("a start") { !$0.screen.isBlank } }
      scene.step(game)
      return game
    }
  }

  /// A game that has begun to take its terminal and hasn't drawn all of its first picture.
  private func startedOnly(in home: Home) throws -> Attempt {
    let game = try home.start()
    while game.output.isEmpty && game.isRunning { usleep(200) }
    try game.freeze()
    return (game, !game.screen.shows(Scene.game.marks))
  }

  private func inMotion(in home: Home) throws -> Attempt {
    let game = try home.start()
    try scene.approach(game)
    // What is still on its way of the picture before would be taken for the motion.
    try game.expectIdle()
    let old = game.screen
    scene.step(game)
    try game.expect("a motion") { $0.screen != old }
    try game.freeze()
    return (game, !game.screen.shows(scene.marks))
  }

  private typealias Attempt = (game: PtyProgram, isHit: Bool)

  /// Tries until the moment was hit.
  private func again(_ attempt: () throws -> Attempt) throws -> PtyProgram {
    for _ in 0..<40 {
      let (game, isHit) = try attempt()
      if isHit { return game }
      // Until it is dead the round is its own, and the next one would begin another.
      game.signal(SIGKILL)
      _ = try game.waitForExit()
    }
    throw Unexpected("the moment was missed 40 times")
  }

  private func endingProblems(of game: PtyProgram) throws -> [String] {
    game.signal(signal)
    game.thaw()
    var problems: [String] = []
    let code = try game.waitForExit().shellCode
    if code != 128 + signal { problems.append("the shell sees \(code)") }
    if game.settings != game.initialSettings { problems.append("stty shows a difference") }
    if game.modes != TerminalModes() {
      let end = String(decoding: game.output.suffix(200), as: UTF8.self).debugDescription
      problems.append("\(game.modes) are left after \(end)")
    }
    return problems
  }

  /// What is wrong in the store, and with the round at the next start.
  private func problemsAfterwards(in home: Home, _ before: Sight?) throws -> [String] {
    let kept = try Kept(in: home)
    var problems = kept.integrity == "ok" ? [] : ["integrity: \(kept.integrity)"]
    if kept.games.count > 1 { problems.append("\(kept.games.count) games") }
    if scene == .ending && ![.before, .during].contains(moment) && kept.games.isEmpty {
      problems.append("the result is lost")
    }
    let game = try home.start()
    let sight = try game.expectSight()
    let isDecided = scene == .thinking && sight == before?.afterMiss(of: "O")
    if let before, kept.games.isEmpty, sight != before, !isDecided {
      problems.append("the next start shows \(sight), not \(before)")
    }
    return problems
  }
}

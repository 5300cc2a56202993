import Glibc
import TerminalHarness
import Testing
import Waiting
import Words

/// Ghost in the real program.
@Suite(.waiting) struct GhostTests {
  @Test func thePlainNameStartsHangmanAndGhostItsOwnGame() throws {
    let home = try Home()
    try Scene.ghostNames.expect(try home.start("ghost"))
    _ = try home.start().expectSight()
  }

  @Test func aGameOfTwoPeopleIsPlayedWithTheKeyboardAlone() throws {
    let game = try Home().start("ghost", "--opponent", "none", "--list", "english")
    try game.expect("Losing words")
    game.send("Anna\rBen\r\r")
    try game.expect("Anna to move.")
    for (letter, next) in [("q", "Ben to move."), ("u", "Anna to move."), ("e", "Ben to move.")] {
      game.send(letter)
      try game.expect(next)
      try game.expectIdle()
    }
    game.send("x")
    try game.expect("Anna wins.")
    game.send(.left)
    game.send(.enter)
    try game.expect("SCORES")
  }

  @Test func aClickOnAKeyIsALetter() throws {
    let game = try Home().start("ghost", "--opponent", "none", "--names", "Anna", "--no-animation")
    try game.expect("Losing words")
    game.send(.enter)
    try game.expect("Anna to move.")
    game.send("\u{1B}[<0;30;17M\u{1B}[<0;30;17m")
    try game.expect("Player 2 to move. Anna said E.")
  }

  @Test func aNameOfWideLettersTakesItsColumns() throws {
    let game = try Home().tmux("exec \"$HANGMAN\" ghost --opponent none --names 漢字 Ben")
    try game.expect("[漢字             ]")
    try game.send(.enter)
    try game.expect("漢字 to move.")
    let row = try #require(try game.screen().first { $0.contains("► 漢字") })
    // Two letters of two columns: the last one of 80 would be the 78th.
    #expect(row.count == 76 && row.hasSuffix("Ben"))
  }

  @Test(arguments: [
    ("en_GB.UTF-8", "[Everyday English]"), ("nl_NL.UTF-8", "[Nederlands]"),
    ("de_DE.UTF-8", "[Everyday English]"),
  ])
  func theDictionaryFollowsTheLocaleAtFirst(locale: String, chosen: String) throws {
    let variables: [String: String?] = ["LC_ALL": nil, "LC_MESSAGES": locale, "LANG": "C.UTF-8"]
    let game = try Home().start("ghost", environment: variables)
    try game.expect(chosen)
  }

  /// What was on the screen is there after a kill at any instant.
  @Test func aRoundOutlivesAnyKill() async {
    let lanes = 3
    let kills = length(9, soak: 150) / lanes
    let problems = await inLanes((1...UInt64(lanes)).map { $0 }, lanes: lanes) { seed in
      do {
        return try killedRounds(seed: seed, kills: kills)
      } catch {
        return ["seed \(seed): \(error)"]
      }
    }
    let found = problems.joined().joined(separator: "\n")
    #expect(found.isEmpty, "\(found)")
  }
}

/// Plays letters that complete no word, is killed, and looks for the fragment at the next start.
private func killedRounds(seed: UInt64, kills: Int) throws -> [String] {
  let home = try Home()
  var chance = SeededGenerator(seed: seed)
  var problems: [String] = []
  var seen = ""
  for kill in 0..<kills {
    let game = try home.start(
      "ghost", "--opponent", "none", "--challenges", "--names", "Anna", "Ben", "--no-animation")
    try game.expect(kill == 0 ? "Losing words" : "Go on with it?")
    game.send(.enter)
    try game.expect("to move.")
    let back = fragment(game.screen)
    if back != seen && back.dropLast() != seen {
      problems.append("\(seed): \(seen) is now \(back)")
    }
    for _ in 0..<2 {
      let letter = "bcdfghjklmnpqrstvwxz".randomElement(using: &chance) ?? "x"
      game.send(String(letter))
      usleep(UInt32.random(in: 0...8_000, using: &chance))
      _ = game.output
    }
    game.signal(SIGKILL)
    _ = try game.waitForExit()
    seen = fragment(game.screen)
  }
  return problems
}

/// The letters in the tiles at 80×24.
private func fragment(_ screen: [String]) -> String {
  guard screen.shows(["to move."]) else { return "" }
  return screen[8].filter { $0.isUppercase }
}

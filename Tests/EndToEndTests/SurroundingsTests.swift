import Glibc
import TerminalHarness
import Testing
import Waiting

/// Terminals, locales and colours of all kinds.
@Suite(.waiting) struct SurroundingsTests {
  @Test(arguments: ["vt100", "linux", "xterm", "screen-256color", "tmux-256color"])
  func theGameIsPlayedOnThisTerminal(name: String) throws {
    let home = try Home()
    let game = try home.start("--length", "5", "--misses", "26", environment: ["TERM": name])
    _ = try game.expectSight()
    game.send("\u{1B}[C\r")
    try game.expect("the guess of A") { Sight($0.screen)?.letters == ["A"] }
    try Scene.settings.open(game)
    Scene.game.step(game)
    try Scene.game.expect(game)
    game.send("bcdefghijklmnopqrstuvwxyz")
    try game.expect("the result") { $0.screen.shows(["YOU WON", "Esc menu"]) }
    game.send(.interrupt)
    #expect(try game.waitForExit().shellCode == 130)
    expectRestored(game)
  }

  @Test func aDumbTerminalIsWrittenToALineAtATime() throws {
    let game = try Home().start(environment: ["TERM": "dumb"])
    try game.expect("Guess a letter.")
    game.send("quit\n")
    #expect(try game.waitForExit() == .exited(0))
    #expect(!game.output.contains(0x1B))
  }

  @Test(arguments: ["nonesuch", "", nil] as [String?])
  func aTerminalThatWillNotDoIsToldInOneLine(name: String?) throws {
    let game = try Home().start(environment: ["TERM": name])
    #expect(try game.waitForExit() == .exited(1))
    expectOneLine(game.output, naming: "--plain")
    expectRestored(game)
  }

  @Test(arguments: [4, 5, 6, 9, 14, 18], ["", "--plain"])
  func tooFewFileDescriptorsAreToldInOneLine(count: Int, argument: String) throws {
    let shell = try PtyProgram(
      "sh", ["-c", "ulimit -n \(count); exec \(Home.program()) \(argument)"])
    #expect(try shell.waitForExit() == .exited(1))
    expectOneLine(shell.output, naming: "ulimit -n")
    expectRestored(shell)
  }

  @Test(arguments: ["", "--plain"])
  func someFileDescriptorsAreEnough(argument: String) throws {
    let home = try Home()
    let shell = try PtyProgram(
      "sh", ["-c", "ulimit -n 20; exec \(Home.program()) \(argument)"],
      environment: ["XDG_DATA_HOME": home.path])
    try shell.expect(argument.isEmpty ? "Esc menu" : "Guess a letter.")
    shell.send(.interrupt)
    #expect(try shell.waitForExit() == .signaled(SIGINT))
    #expect(try Kept(in: home).integrity == "ok")
  }

  @Test(arguments: ["< /dev/null", "> \"$XDG_DATA_HOME/out\"", "< /dev/null > /dev/null"])
  func whereThereIsNoTerminalItSaysSoInOneLine(redirection: String) throws {
    let home = try Home()
    let shell = try PtyProgram(
      "sh", ["-c", "\"$HANGMAN\" \(redirection); echo; echo code $?; cat \"$XDG_DATA_HOME/out\""],
      environment: ["XDG_DATA_HOME": home.path, "HANGMAN": try Home.program()])
    shell.companion = home
    _ = try shell.waitForExit()
    let text = String(decoding: shell.output, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines[0].contains("terminal") && lines[0].contains("--plain"))
    #expect(lines[1] == "code 0")
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: ["< /dev/null", "> /dev/null"])
  func whereThereIsNoTerminalTheStatusIs1(redirection: String) throws {
    let shell = try PtyProgram(
      "sh", ["-c", "\"$HANGMAN\" \(redirection)"],
      environment: ["HANGMAN": try Home.program()])
    #expect(try shell.waitForExit() == .exited(1))
  }

  @Test(arguments: [
    (["--color", "never"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "vt100"]),
    (["--color=never"], ["TERM": "linux"]),
  ])
  func noColourIsSentOnAnyScreen(arguments: [String], environment: [String: String]) throws {
    let game = try visitScreens(arguments, environment)
    #expect(game.colors.isEmpty)
  }

  @Test func coloursAreSentAndOnRequestAlways() throws {
    #expect(try !visitScreens([], [:]).colors.isEmpty)
    #expect(try !visitScreens(["--color", "always"], ["NO_COLOR": "1"]).colors.isEmpty)
  }

  @Test(arguments: [([], ["LANG": "C"]), (["--ascii"], [:]), ([], ["LC_ALL": "POSIX"])])
  func onlyASCIIIsDrawnWhereItMustBe(arguments: [String], environment: [String: String]) throws {
    let game = try visitScreens(arguments, environment)
    #expect(game.output.allSatisfy { $0 < 0x80 })
  }

  /// Goes through the settings and a lost game's result, and leaves.
  private func visitScreens(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> PtyProgram {
    let home = try Scene.ending.home()
    let variables = environment.merging(["XDG_DATA_HOME": home.path]) { given, _ in given }
    let game = try PtyProgram(Home.program(), arguments, environment: variables)
    game.companion = home
    try Scene.settings.open(game)
    Scene.game.step(game)
    try Scene.game.expect(game)
    try Scene.ending.open(game)
    game.send("?")
    try game.expect("show this help")
    game.send(.interrupt)
    _ = try game.waitForExit()
    return game
  }

  private func expectOneLine(
    _ output: [UInt8], naming name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: output, as: UTF8.self)
    let count = text.split(whereSeparator: \.isNewline).count
    #expect(count == 1 && text.contains(name), "\(text)", sourceLocation: sourceLocation)
    #expect(!text.contains("\u{1B}"), sourceLocation: sourceLocation)
  }
}

import Glibc
import TerminalHarness
import Testing
import Waiting

/// What a player's shell sees, in a terminal by somebody else.
@Suite(.waiting) struct ShellTests {
  private func startShell() throws -> Tmux {
    let path = try TestEnvironment.product("TerminalProbe")
    let tmux = try Tmux("bash --norc --noprofile", environment: ["PROBE": path])
    try tmux.expect("$")
    return tmux
  }

  /// Waits until the shell finds its job stopped; it tells when it is asked.
  private func expectStopped(_ tmux: Tmux) throws {
    try tmux.enter("while jobs %1 | grep -q Running; do :; done; jobs")
    try tmux.expect("Stopped")
  }

  @Test func ctrlZGivesTheTerminalToTheShellAndFgTakesItBack() throws {
    let tmux = try startShell()
    let fresh = try tmux.modes()
    try tmux.enter("$PROBE")
    try tmux.expect("event 0: nothing.")
    try tmux.send("e")
    try tmux.expect("event 1: character e.")
    let playing = try tmux.modes()
    try tmux.send(.suspend)
    try tmux.expect("Stopped")
    #expect(try tmux.modes() == fresh)
    try tmux.resize(columns: 70, rows: 20)
    try tmux.enter("stty -a | grep -c ' echo '")
    try tmux.expect("the answer") { $0.contains("1") }
    try tmux.enter("fg")
    try tmux.expect("size 70x20")
    try tmux.expect("event 1: character e.")
    #expect(try tmux.modes() == playing)
    try tmux.send(.up)
    try tmux.expect("event 2: key up.")
  }

  @Test func itStopsAndGoesOnAgainAndAgain() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    for count in 1...4 {
      try tmux.expect("event \(count - 1)")
      try tmux.send(.suspend)
      try tmux.expect("Stopped")
      try tmux.enter("clear; fg")
      try tmux.expect("probe")
      try tmux.send(.down)
      try tmux.expect("event \(count): key down.")
    }
  }

  @Test func inTheBackgroundItWaitsForTheTerminal() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE &")
    try expectStopped(tmux)
    try tmux.enter("fg")
    try tmux.expect("event 0: nothing.")
    try tmux.send("e")
    try tmux.expect("event 1: character e.")
  }

  @Test(arguments: ["kill %1", "kill -HUP %1", "kill -INT %1; bg"])
  func aStoppedGameCanBeEnded(command: String) throws {
    let tmux = try startShell()
    let fresh = try tmux.modes()
    try tmux.enter("$PROBE")
    try tmux.expect("event 0: nothing.")
    let game = try tmux.foreground()
    try tmux.send(.suspend)
    try tmux.expect("Stopped")
    try tmux.enter(command)
    try tmux.expectEnd(ofGroup: game)
    #expect(try tmux.modes() == fresh)
  }

  @Test(arguments: ["kill %1", "kill -HUP %1"])
  func aGameStoppedUnawaresCanBeEnded(command: String) throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    try tmux.expect("event 0: nothing.")
    let game = try tmux.foreground()
    try tmux.signal(SIGSTOP)
    try tmux.expect("Stopped")
    try tmux.enter(command)
    try tmux.expectEnd(ofGroup: game)
  }

  @Test func inTheBackgroundItStopsAgain() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    try tmux.expect("event 0: nothing.")
    for _ in 0..<2 {
      try tmux.send(.suspend)
      try tmux.expect("Stopped")
      try tmux.enter("clear; bg")
      try expectStopped(tmux)
      try tmux.enter("clear; fg")
      try tmux.expect("event 0: nothing.")
    }
    try tmux.send("e")
    try tmux.expect("event 1: character e.")
  }

  @Test func aStopThatCannotBeCaughtIsSurvived() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    try tmux.expect("event 0: nothing.")
    try tmux.signal(SIGSTOP)
    try tmux.expect("Stopped")
    try tmux.enter("stty sane; fg")
    try tmux.expect("event 0: nothing.")
    try tmux.send("e")
    try tmux.expect("event 1: character e.")
  }

  @Test(arguments: [(NamedKey.interrupt, 130), (.quit, 131)])
  func theShellSeesWhichSignalItWas(key: NamedKey, code: Int) throws {
    let tmux = try startShell()
    try tmux.enter("before=$(stty -g); $PROBE")
    try tmux.expect("event 0: nothing.")
    try tmux.send(key)
    try tmux.expect("the shell") { !$0.contains { $0.contains("probe") } }
    try tmux.enter("echo code $?")
    try tmux.expect("code \(code)")
    try tmux.enter("[ \"$before\" = \"$(stty -g)\" ] && echo as it was")
    try tmux.expect("the same settings") { $0.contains("as it was") }
  }

  @Test func aPasteIsOneEventThere() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    try tmux.expect("event 0: nothing.")
    try tmux.paste("hello world")
    try tmux.expect("event 1: paste of 11: hello world.")
  }

  @Test func everyKeyOfTmuxIsOneEvent() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    let others: [NamedKey] = [.interrupt, .quit, .suspend, .repaint]
    for (index, key) in NamedKey.allCases.filter({ !others.contains($0) }).enumerated() {
      try tmux.expect("event \(index)")
      try tmux.send(key)
      try tmux.expect("event \(index + 1): key")
    }
  }

  @Test func coloursReachTheTerminal() throws {
    let tmux = try startShell()
    try tmux.enter("$PROBE")
    try tmux.expect("accent")
    #expect(try tmux.styledScreen().joined().contains("\u{1B}[38;5;166m"))
  }
}

import TerminalHarness
import Testing
import Waiting

/// Ctrl-Z and `fg` in a real shell.
@Suite(.waiting) struct SuspendTests {
  @Test(arguments: [Scene.game, .settings, .scores, .ending, .menu, .help, .message])
  func ctrlZAndFgGoOnWithAnyScreenAtItsNewSize(scene: Scene) throws {
    let home = try scene.home()
    let shell = try home.tmux("bash --norc --noprofile")
    try shell.expect("$")
    let fresh = try shell.modes()
    try shell.enter("before=$(stty -g); \"$HANGMAN\"")
    try open(scene, in: shell)
    let playing = try shell.modes()

    try shell.send(.suspend)
    try shell.expect("Stopped")
    #expect(try shell.modes() == fresh)
    // The shell's own line editor changes the settings, but not while it runs something.
    try shell.enter("clear; [ \"$before\" = \"$(stty -g)\" ] && echo as it was | tr a-z A-Z")
    try shell.expect("AS IT WAS")
    try shell.resize(columns: 100, rows: 30)
    try shell.enter("clear; fg")

    try shell.expect("\(scene) at 100×30") { $0.shows(scene.marks) && $0.count == 30 }
    try shell.expect("the last row") { $0.last?.isEmpty == false }
    #expect(try shell.modes() == playing)
    #expect(try !shell.screen().shows(["Stopped"]))
    try shell.send(.interrupt)
    try shell.expect("the shell") { $0.shows(["$"]) && !$0.shows(scene.marks) }
    try shell.enter("echo code $?")
    try shell.expect("code 130")
    #expect(try shell.modes() == fresh)
  }

  @Test func theRoundIsSavedBeforeAStopAndGoesOnAfterIt() throws {
    let home = try Scene.game.home()
    let shell = try home.tmux("bash --norc --noprofile")
    try shell.expect("$")
    try shell.enter("\"$HANGMAN\"")
    try shell.expect("Welcome back")
    try shell.send("i")
    try shell.expect("the guess") { Sight($0)?.letters.count == 5 }
    let before = try sight(of: shell.screen())
    try shell.send(.suspend)
    try shell.expect("Stopped")
    #expect(try Kept(in: home).newest == before)
    try shell.enter("clear; fg")
    try shell.expect("Esc menu")
    #expect(try sight(of: shell.screen()) == before)
    try shell.send("o")
    try shell.expect("the next guess") { Sight($0)?.letters.count == 6 }
  }

  private func open(_ scene: Scene, in shell: Tmux) throws {
    if scene != .message { try shell.expect("Esc menu") }
    switch scene {
    case .game, .message, .tooSmall: break
    case .settings: for key in [NamedKey.backTab, .backTab, .enter] { try shell.send(key) }
    case .scores: for key in [NamedKey.backTab, .enter] { try shell.send(key) }
    case .ending, .thinking: try shell.send(scene.keys)
    case .menu: try shell.send(.escape)
    case .help: try shell.send("?")
    case .ghostNames, .ghost:
      for key in [NamedKey.escape, .up, .up, .enter] { try shell.send(key) }
      try shell.expect("[ Start ]")
      if scene == .ghost { for key in [NamedKey.enter, .enter] { try shell.send(key) } }
    }
    try shell.expect("\(scene)") { $0.shows(scene.marks) }
  }
}

import Glibc
import HangmanModel
import TerminalHarness
import Testing
import Waiting

/// Codes and words for friends, in a whole terminal.
@Suite(.waiting) struct CodesTests {
  @Test func aWordIsSetForAFriendAndPlayedAndTheGameBeforeComesBack() throws {
    let home = try Home()
    let game = try home.tmux("\"$HANGMAN\" --no-animation; echo left; read line")
    try game.expect("8 letters")
    try game.send("e")
    try game.expect("7 of 8")
    try game.send(.escape)
    try game.expect("A Word for a Friend")
    for key in [NamedKey.up, .up, .up, .enter] { try game.send(key) }
    try game.expect("A WORD FOR A FRIEND")
    try game.send("otter")
    try game.expect("5 letters so far.")
    #expect(try !game.screen().contains { $0.lowercased().contains("otter") })
    for key in [NamedKey.backTab, .enter] { try game.send(key) }
    try game.expect("A friend has set a word.")
    try game.send("t")
    try game.expect("the letters") { Sight($0)?.pattern == "_TT__" }
    try game.signal(SIGKILL)
    try game.expect("left")

    let next = try home.tmux("\"$HANGMAN\" --no-animation; echo left; read line")
    try next.expect("the friend's word") { Sight($0)?.pattern == "_TT__" }
    try next.send("oer")
    try next.expect("YOU WON")
    try next.send("s")
    try next.expect("Sent to the clipboard")
    try next.send(.enter)
    try next.expect("the game before") { Sight($0)?.letters == ["E"] }
    try next.send(.escape)
    try next.expect("Quit")
    for key in [NamedKey.up, .enter] { try next.send(key) }
    try next.expect("left")
    try next.expect("Hangman (5 letters, a friend's word): won with 0 of 8 mistakes.")
  }

  @Test func aGameIsSharedReplayedAndPlayedByOthers() throws {
    let home = try Home()
    let game = try home.tmux(
      "\"$HANGMAN\" --no-animation --misses 3 --seed 7; echo left; read line", columns: 132)
    try game.expect("3 of 3")
    try game.send("eqz")
    try game.expect("YOU LOST")
    try game.send("s")
    try game.expect("Sent to the clipboard")
    try game.send(.interrupt)
    try game.expect("Beat me: hangman play ")
    let challenge = try code(after: "hangman play ", in: game.screen())
    #expect(challenge.isEmpty == false)

    let other = try home.tmux(
      "\"$HANGMAN\" play \(challenge) --no-animation --plain > \"$XDG_DATA_HOME/out\"; "
        + "\"$HANGMAN\" play \(challenge) --no-animation")
    try other.enter("e")
    try other.enter("story")
    try other.enter("quit")
    try other.expect("the game from the code") {
      Sight($0)?.letters == ["E"] && $0.shows(["2 of 3", "not scored"])
    }
    try other.send("qz")
    try other.expect("YOU LOST")
    for key in [NamedKey.right, .enter] { try other.send(key) }
    try other.expect("STORY")
    try other.send("r")
    try other.expect("hangman replay ")
    let screen = try other.screen()
    let replayed = try code(after: "hangman replay ", in: screen)

    let replay = try home.tmux("\"$HANGMAN\" replay \(replayed) --no-animation; echo left; read l")
    try replay.expect("Step 0 of 3. The game begins.")
    try replay.send(.right)
    try replay.expect("Step 1 of 3. No E.")
    try replay.send(.end)
    try replay.expect("YOU LOST")
    try replay.send(.left)
    try replay.expect("Step 2 of 3. No Q.")
    try replay.send(.escape)
    try replay.expect("left")
  }

  @Test func aWordIsTypedUnseenAtAShell() throws {
    let home = try Home()
    let shell = try home.tmux("bash --norc --noprofile", environment: ["PS1": "$ "])
    try shell.expect("$")
    let modes = try shell.modes()
    try shell.enter("\"$HANGMAN\" set --plain")
    try shell.expect("it isn't shown")
    try shell.enter("otter")
    try shell.expect("a code") { screen in
      screen.contains { (try? Code.read($0, as: [FriendWord.self])) != nil }
    }
    #expect(try !shell.screen().contains { $0.contains("otter") })
    try shell.enter("\"$HANGMAN\" set --plain; stty -a | grep -c ' echo '")
    try shell.expect("it isn't shown")
    try shell.send(.interrupt)
    try shell.enter("stty -a | grep -c ' echo '")
    try shell.expect("the answer") { $0.contains("1") }
    #expect(try shell.modes() == modes)
  }

  /// The code behind some words, wherever a line of the screen ends.
  private func code(after words: String, in screen: [String]) throws -> String {
    let rows = screen.map { $0.trimmingPrefix { $0 == " " || $0 == "║" } }
      .map { String($0.reversed().drop { $0 == " " || $0 == "║" }.reversed()) }
    let text = rows.joined(separator: " ")
    let start = try #require(text.firstRange(of: words)?.upperBound)
    return String(text[start...].prefix { $0 != " " })
  }
}

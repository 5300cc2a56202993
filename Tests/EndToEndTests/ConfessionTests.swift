import TerminalHarness
import Testing
import Waiting

/// The confession in a whole terminal, at once and after a restart.
@Suite(.waiting) struct ConfessionTests {
  @Test func aLostGameIsConfessedToldAgainFromTheHistoryAndReplayed() throws {
    let home = try Home()
    let game = try home.tmux("exec \"$HANGMAN\" --no-animation --misses 3 --seed 7")
    try game.expect("3 of 3")
    try game.send("eqz")
    try game.expect("How did I do that? Story tells you.")
    try game.send(.enter)
    try game.expect("STORY")
    try game.expect("No E: I dodged")
    try game.send(.end)
    try game.expect("Each answer was true of")
    try game.expect("Had I been honest, it would have been ")
    try game.send(.escape)
    try game.expect("YOU LOST")
    try game.send(.interrupt)
    try game.waitForEnd()

    let later = try home.tmux("exec \"$HANGMAN\" --no-animation")
    try later.expect("Esc menu")
    try later.send(.escape)
    try later.expect("Quit")
    for _ in 0..<4 {
      if try later.screen().contains(where: { $0.contains("► Scores") }) { break }
      try later.send(.down)
      try later.expect("►")
    }
    try later.send(.enter)
    try later.expect("[Latest]")
    try later.send("1")
    try later.expect("STORY")
    try later.expect("you lost, 3 of 3")
    try later.send("r")
    try later.expect("Step 0 of 3.")
    let row = try #require(try later.screen().first { $0.contains("hangman replay ") })
    let code = try #require(row.split(separator: " ").last)
    try later.send(.interrupt)
    try later.waitForEnd()

    let replay = try home.tmux("exec \"$HANGMAN\" replay \(code) --no-animation")
    try replay.expect("Step 0 of 3.")
    try replay.send(.right)
    try replay.expect("Step 1 of 3. No E.")
  }
}

import Glibc
import HangmanModel
import PerfectPlay
import TerminalHarness
import Testing
import Waiting
import Words

/// The Devil in a whole terminal.
@Suite(.waiting) struct DevilTests {
  private let options = "--no-animation --setter devil --length 4 --misses 17 --seed 5"

  @Test func aHintIsTakenAndTheGameIsLostAllTheSame() throws {
    let home = try Home()
    let game = try home.tmux("exec \"$HANGMAN\" \(options)")
    try game.expect("Devil · par 15")
    try game.send("+")
    try game.expect("A hint costs a mistake")
    try game.send(.enter)
    try game.expect("Mistakes left   16 of 17")
    var round = try #require(
      Round(
        GameSetup(
          list: Library.embedded.standard.id, subject: .word(length: 4), allowed: 17, setter: .devil
        ),
        seed: 5, in: Library.embedded.standard.universe))
    round.take(.letter(try #require(round.advice()).letter))
    for letter in "etaoinshrdlcumwfgypbvkjxqz" where round.board.status == .playing {
      round.guess(try #require(Letter(letter)))
      try game.send(String(letter))
      if round.board.status == .playing {
        try game.expect("Mistakes left   \(round.board.missesLeft) of 17")
      }
    }
    try game.expect("YOU LOST")
    try game.expect(round.witness())
    try game.expect("Devil · with hints")
  }

  @Test func aKilledGameGoesOnAsItWouldHaveGone() throws {
    let home = try Home()
    let game = try home.tmux("exec \"$HANGMAN\" \(options)")
    try game.expect("Devil")
    try game.send("e")
    try game.expect("Wrong letters   E")
    try game.signal(SIGKILL)
    try game.waitForEnd()
    let again = try home.tmux("exec \"$HANGMAN\" --no-animation")
    try again.expect("Welcome back.")
    try again.expect("Wrong letters   E")
    try again.send("a")
    try again.expect("E A")
  }
}

import Glibc
import TerminalHarness
import Testing
import Waiting

/// The game of the day in a whole terminal, whatever day it is.
@Suite(.waiting) struct DailyTests {
  @Test func itIsPlayedOnceAndItsCalendarComesAfter() throws {
    let home = try Home()
    let daily = "exec \"$HANGMAN\" daily --no-animation"
    let first = try home.tmux(daily)
    try first.expect("Daily 20")
    try first.send("z")
    try first.expect("the first guess") { screen in
      screen.contains {
        $0.contains("No Z.") || $0.contains("the letter Z") || $0.contains("one Z")
      }
    }
    try first.signal(SIGKILL)
    try first.waitForEnd()

    let second = try home.tmux(daily)
    try second.expect("Welcome back.")
    try second.expect("Daily 20")
    try second.send("qxjvkwyfbgpmhcduleotairns")
    try second.expect("[ Calendar ]")
    try second.expect("Streak ")
    try second.signal(SIGTERM)
    try second.waitForEnd()

    let third = try home.tmux(daily)
    try third.expect("DAILY")
    try third.expect("it with ")
    try third.send(.escape)
    try third.expect("level 1")
  }
}

import Glibc
import TerminalHarness
import Testing
import Waiting

/// What the program does about the player's habits and mistakes, in a whole terminal.
@Suite(.waiting) struct MannersTests {
  @Test func aGameIsGivenUpOnlyWhenThatIsMeantAndItsWordIsShown() throws {
    let game = try Home().tmux()
    try game.expect("8 letters")
    try game.send("e")
    try game.expect("7 of 8")
    try ask(for: "New Game", in: game)
    try game.expect("Give this game up?")
    try game.send(.enter)
    try game.expect("the game as it was") {
      Sight($0)?.letters == ["E"] && !$0.shows(["Give this"])
    }
    try ask(for: "New Game", in: game)
    for key in [NamedKey.down, .enter] { try game.send(key) }
    try game.expect("You gave up. It could have been")
    try game.expect("another game") { Sight($0)?.letters == [] }
    try game.send("<")
    try game.expect("given up")
  }

  @Test func gamesThatWaitAreListedInTheMenuAndCanBeTakenUpAndDropped() throws {
    let home = try Home()
    let first = try home.tmux()
    try first.expect("8 letters")
    try first.send("e")
    try first.expect("7 of 8")
    try first.signal(SIGKILL)
    try first.waitForEnd()

    let game = try home.tmux("exec \"$HANGMAN\" --length 5 --no-animation")
    try game.expect("you left is waiting.")
    try game.send("o")
    try game.expect("5 letters")
    try ask(for: "Waiting Games (1)", in: game)
    try game.expect("Webster's 1934, Imp, ________, 7 of 8 left, just now")
    for key in [NamedKey.enter, .enter] { try game.send(key) }
    try game.expect("Welcome back")
    try game.expect("the first game") { Sight($0)?.letters == ["E"] }
    try ask(for: "Waiting Games (1)", in: game)
    try game.expect("Webster's 1934, Imp, _____, 12 of 13 left, just now")
    for key in [NamedKey.enter, .down, .enter] { try game.send(key) }
    try game.expect("That game is dropped.")
    try game.send(.enter)
    try game.expect("no note") { !$0.shows(["is dropped"]) }
    try game.send(.escape)
    try game.expect("a menu without them") { $0.shows(["Quit"]) && !$0.shows(["Waiting Games"]) }
  }

  @Test func anUntouchedBoardIsNotWelcomedBackToAndEvilIsExplainedUntilAGuess() throws {
    let home = try Home()
    let first = try home.tmux()
    try first.expect("Evil: I choose no word. I hold them all, and dodge.")
    try first.expect("I hold 29,842 words of 8 letters.")
    try first.signal(SIGKILL)
    try first.waitForEnd()
    let next = try home.tmux()
    try next.expect("I hold 29,842 words of 8 letters.")
    #expect(try !next.screen().shows(["Welcome back"]))
    #expect(try next.screen().shows(["Evil: I choose"]))
    try next.send("e")
    try next.expect("No E.")
    try next.signal(SIGKILL)
    try next.waitForEnd()
    let last = try home.tmux()
    try last.expect("Welcome back")
    #expect(try !last.screen().shows(["Evil: I choose"]))
  }

  @Test func theFooterHasTheKeysOfWhatStandsAbove() throws {
    let game = try Home().tmux("exec \"$HANGMAN\" --length 5 --misses 1 --no-animation")
    try game.expect("A–Z guess")
    try game.send(.escape)
    try game.expect("the menu's keys") { $0.last?.contains("Enter choose  Esc back") == true }
    try game.send("?")
    try game.expect("the help's keys") { $0.last?.contains("any key close") == true }
    try game.send(.enter)
    try game.expect("the menu again") { $0.last?.contains("Enter choose") == true }
    try game.send(.escape)
    try game.expect("A–Z guess")
    try game.send("q")
    try game.expect("YOU LOST")
    try game.send(.enter)
    try game.expect("the keys of the story") {
      $0.shows(["STORY"]) && $0.last?.contains("Esc back") == true
    }
  }

  @Test func aFinishedGameIsNotResumed() throws {
    let game = try Home().tmux("exec \"$HANGMAN\" --length 5 --misses 1 --no-animation")
    try game.expect("Esc menu")
    try game.send("q")
    try game.expect("YOU LOST")
    try game.send(.escape)
    try game.expect("the menu") { $0.shows(["New Game", "Quit"]) && !$0.shows(["Resume"]) }
  }

  @Test func digitsSetASliderAndTheListBringsTheLengthAlong() throws {
    let game = try Home().tmux("exec \"$HANGMAN\" --no-animation")
    try game.expect("Esc menu")
    for key in [NamedKey.backTab, .backTab, .enter] { try game.send(key) }
    try game.expect("► Word length")
    try game.send("24")
    try game.expect("24 letters") { $0.number(beside: "Word length") == 24 }
    try game.send(.up)
    try game.send(.right)
    try game.expect("No word has 24 letters, so now: ")
    try game.expect("22 letters") { $0.number(beside: "Word length") == 22 }
  }

  /// Chooses a line of the menu.
  private func ask(for title: String, in game: Tmux) throws {
    try game.send(.escape)
    try game.expect("Resume")
    var steps = 0
    while try !game.screen().contains(where: { $0.contains("► \(title)") }), steps < 8 {
      try game.send(.down)
      steps += 1
      usleep(100_000)
    }
    try game.send(.enter)
  }
}

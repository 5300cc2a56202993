import Glibc
import TerminalHarness
import Testing
import Waiting

/// A player's days with the game, in a whole terminal.
@Suite(.waiting) struct PlayingTests {
  private let alphabet = "abcdefghijklmnopqrstuvwxyz"

  @Test func aWonGameComesToTheHighScoresAndIsThereTheNextDay() throws {
    let home = try Home()
    let game = try home.tmux("exec \"$HANGMAN\" --length 5 --misses 26 --seed 3")
    try game.expect("five tiles") { Sight($0)?.pattern == "_____" }
    try game.expect("26 of 26")
    try game.send(alphabet)
    try game.expect("the scores below the verdict") {
      $0.shows(["YOU WON", " SCORES ", "Esc menu"])
    }
    try game.expect("this game, marked") { $0.contains { $0.contains("► 1 ") } }
    let word = try #require(try word(in: game.screen()))
    #expect(word.count == 5)
    try leaveByTheMenu(game)

    let next = try home.tmux()
    try next.expect("level 2")
    try next.send(.backTab)
    try next.send(.enter)
    try next.expect("SCORES")
    try next.expect(word)
    #expect(try !next.screen().contains { $0.contains("►") })
  }

  @Test func eachListHasItsOwnTableAndTheOneInPlayComesFirst() throws {
    let home = try Home()
    for list in ["webster", "english"] {
      let game = try home.tmux(
        "exec \"$HANGMAN\" --list \(list) --setter good --length 3 --misses 26 --seed 3")
      try game.expect("HANGMAN")
      try game.send(alphabet)
      try game.expect("YOU WON")
      try leaveByTheMenu(game)
    }
    let next = try home.tmux("exec \"$HANGMAN\" --list english")
    try next.expect("level 2")
    try next.send(.backTab)
    try next.send(.enter)
    try next.expect("Everyday English")
    try next.send(.pageDown)
    try next.expect("Webster's 1934")
    try next.send(.pageUp)
    try next.expect("Everyday English")
  }

  @Test func aLostGameShowsItsWordAndThenANewOneBegins() throws {
    let home = try Home()
    let game = try home.tmux("exec \"$HANGMAN\" --length 7 --misses 2 --seed 5")
    try game.expect("2 of 2")
    try game.send("q")
    try game.expect("No Q.")
    try game.expect("1 of 2")
    try game.send("j")
    try game.expect("YOU LOST")
    try game.expect("It could have been")
    try game.expect("No win yet")
    // From the story, where the first loss leads.
    try game.send(.backTab)
    try game.send(.enter)
    try game.expect("2 of 2")
    try game.expect("I hold all my words of 7 letters.")
    try game.send("e")
    try game.expect("the guess") { Sight($0)?.letters == ["E"] }
  }

  @Test func settingsChangeAtOnceAndTakeEffectWithTheNextGame() throws {
    let home = try Home()
    let game = try home.tmux()
    try game.expect("8 letters")
    try game.send("e")
    try game.expect("7 of 8")
    try game.send(.backTab)
    try game.send(.backTab)
    try game.send(.enter)
    try game.expect("Esc done")
    try change(in: game)
    try game.send(.escape)
    try game.expect("Esc menu")
    try game.expect("the game as it was") { Sight($0)?.allowed == 8 && $0.shows(["8 letters"]) }
    try game.signal(SIGKILL)
    try game.waitForEnd()

    let next = try home.tmux()
    try next.expect("Welcome back")
    try next.expect("the round") { Sight($0)?.letters == ["E"] }
    try next.send(.escape)
    try next.expect("Resume")
    for key in [NamedKey.down, .enter] { try next.send(key) }
    try next.expect("Give this game up?")
    for key in [NamedKey.down, .enter] { try next.send(key) }
    try next.expect("a game by the settings") { screen in
      Sight(screen)?.allowed == 11 && screen.shows(["10 letters", "I have chosen a word."])
    }
  }

  /// Moves both sliders and flips the switch.
  private func change(in game: Tmux) throws {
    try game.send(.right)
    try game.expect("length 9") { $0.number(beside: "Word length") == 9 }
    try game.send(.right)
    try game.expect("length 10") { $0.number(beside: "Word length") == 10 }
    for key in [NamedKey.down, .pageUp] { try game.send(key) }
    try game.expect("11 mistakes") { $0.number(beside: "Mistakes allowed") == 11 }
    try game.expect("Custom, your own number")
    try game.send(.down)
    try game.send(" ")
    try game.expect("it chooses a word, and keeps to it")
  }

  @Test func aKilledGameGoesOnWhereItStood() throws {
    let home = try Home()
    let first = try home.tmux()
    try first.expect("8 letters")
    try first.send("etaoin")
    try first.expect("six guesses") { Sight($0)?.letters.count == 6 }
    let left = try sight(of: first.screen())
    try first.signal(SIGKILL)
    try first.waitForEnd()

    let next = try home.tmux()
    try next.expect("Welcome back")
    #expect(try sight(of: next.screen()) == left)
    try next.send("s")
    try next.expect("a seventh guess") { Sight($0)?.letters.count == 7 }
  }

  @Test func helpShowsTheKeysAndAnyKeyClosesIt() throws {
    let home = try Home()
    let game = try home.tmux()
    try game.expect("8 letters")
    try game.send("?")
    try game.expect("pick a key on the grid")
    try game.send("e")
    try game.expect("no help") { !$0.shows(["show this help"]) }
    #expect(try sight(of: game.screen()).letters.isEmpty)
  }

  @Test func theGridIsPlayedWithArrowsAndTheButtonsWithTab() throws {
    let home = try Home()
    let game = try home.tmux()
    try game.expect("8 letters")
    for key in [NamedKey.right, .right, .right, .enter] { try game.send(key) }
    try game.expect("the guess of C") { Sight($0)?.letters == ["C"] }
    for key in [NamedKey.tab, .enter] { try game.send(key) }
    try game.expect("Give this game up?")
    for key in [NamedKey.down, .enter] { try game.send(key) }
    try game.expect("You gave up. It could have been")
    try game.expect("a new game") { Sight($0)?.letters == [] && $0.shows(["I hold"]) }
  }

  @Test func keysTypedAheadOfTheEndAreDropped() throws {
    let home = try Home()
    let game = try home.start("--length", "5", "--misses", "26", "--seed", "3")
    _ = try game.expectSight()
    try game.freeze()
    game.send(alphabet + "\r\r\u{1B}qqq\r")
    try game.expect("all of it to be there") { $0.unread == 33 }
    game.thaw()
    try game.expect("the end") { $0.screen.shows(["YOU WON", "Next Level"]) }
    game.send("xyz7")
    try game.expectIdle()
    #expect(game.screen.shows(["YOU WON", "Next Level"]))
    #expect(!game.screen.shows(["Esc done"]))
    game.send(.enter)
    try game.expect("a new game") { Sight($0.screen)?.letters.isEmpty == true }
  }

  private func leaveByTheMenu(_ game: Tmux) throws {
    try game.send(.escape)
    try game.expect("Quit")
    try game.send(.up)
    try game.send(.enter)
    try game.waitForEnd()
  }

  /// The word in the sentence of a won game.
  private func word(in screen: [String]) -> String? {
    let words = screen.joined(separator: " ").split(separator: " ")
    guard let index = words.firstIndex(of: "found"), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }
}

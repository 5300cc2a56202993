import Foundation
import Storage
import Testing

/// The real program behind real pipes.
@Suite struct PlainPipeTests {
  private let home = TemporaryFolder()

  @Test func aWholeGameIsPlayedThroughAPipe() throws {
    let program = try PlainProgram(home: home, ["--length", "4", "--misses", "26", "--seed", "7"])
    for letter in "EAIOUSTRNLCDMPHGKYBWFZJVQX" { program.type(String(letter)) }
    let ending = program.end()
    #expect(ending.status == 0 && !ending.isSignal)
    #expect(ending.complaint == "")
    #expect(ending.lines.contains("You found it!"))
    #expect(ending.lines.contains("That is number 1 of the high scores."))
    #expect(ending.lines.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
    #expect(ending.lines.last == "Goodbye. Level 2 waits for the next start.")
  }

  @Test func theSameSeedAndLinesGiveTheSameGame() throws {
    let games = try (1...2).map { _ in
      let program = try PlainProgram(
        home: TemporaryFolder(), ["--good", "--length", "9", "--seed", "11"])
      program.type("e", "a", "o", "t", "r")
      return program.end().lines
    }
    #expect(games[0] == games[1])
    #expect(games[0].contains("I have chosen a word. Guess a letter."))
  }

  @Test func eachAnswerComesBeforeTheNextLineIsTyped() throws {
    let program = try PlainProgram(home: home)
    #expect(program.waits(for: "8 mistakes left."))
    program.type("7")
    #expect(program.line() == "\"7\" isn't a letter. Type one of A to Z, or help.")
    program.type("scores")
    #expect(program.line() == "No game has been won yet.")
    program.type("quit")
    #expect(program.line() == "Goodbye. This game goes on at the next start.")
    #expect(program.line() == nil)
    #expect(program.end().status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func aSignalEndsItAsUsualAndTheGameGoesOn(signal: Int32) throws {
    let program = try PlainProgram(home: home, ["--length", "5", "--misses", "9"])
    program.type("E", "E")
    #expect(program.waits(for: "You've already tried E"))
    program.signal(signal)
    let ending = program.end()
    #expect(ending.isSignal && ending.status == signal)

    let lines = try PlainProgram(home: home).end().lines
    #expect(lines.contains("Welcome back. Here is the game you left."))
    #expect(lines.contains { $0.hasSuffix("the word: E.") })
  }

  @Test func theLastLineNeedsNoNewlineAndALongOneIsOneInput() throws {
    let program = try PlainProgram(
      home: home, shell: #"{ head -c 1000000 /dev/zero; printf '\nlength'; } | "$0" "$@""#)
    let lines = program.end().lines
    #expect(lines.suffix(4).first?.hasPrefix("That is none of the letters") == true)
    #expect(lines.suffix(3).first == "Word length: varied, of 6 to 11 letters.")
  }

  @Test(arguments: [
    #"seq 9999 2>/dev/null | "$0" "$@" | head -n 1 >/dev/null"#,
    #"trap '' PIPE; seq 9999 2>/dev/null | "$0" "$@" | head -n 1 >/dev/null"#,
    #"seq 9999 2>/dev/null | "$0" "$@" >&-"#,
    #"exec "$0" "$@" <&-"#,
    #"exec "$0" "$@" <&- >&- 2>&-"#,
  ])
  func aClosedPipeEndsItWithoutAWord(shell: String) throws {
    let ending = try PlainProgram(home: home, shell: shell).end()
    #expect(ending.complaint == "")
    #expect(ending.status == 0 && !ending.isSignal)
    let claims = home.path("home/.local/share/hangman/hangman.sqlite-claims")
    #expect(try Data(contentsOf: URL(fileURLWithPath: claims)).isEmpty, "taken for a stream")
    #expect(try waitingRounds() == 1)
  }

  @Test(arguments: [#""$0" "$@""#, #""$0" scores"#, #""$0" engine"#, #""$0" arena --games 1"#])
  func outputThatCannotBeWrittenIsAnErrorAndTheGameIsKept(shell: String) throws {
    let ending = try PlainProgram(home: home, shell: shell + " >/dev/full").end()
    #expect(ending.complaint == "Error: The output can't be written: No space left on device.\n")
    #expect(ending.status == 1)
    #expect(try waitingRounds() == (shell.hasSuffix("\"$@\"") ? 1 : 0))
  }

  /// How many games wait to be gone on with.
  private func waitingRounds() throws -> Int {
    let path = home.path("home/.local/share/hangman/hangman.sqlite")
    return try Store.looking(at: path) { GameStore($0).waitingRounds().count } ?? 0
  }
}

import Presentation
import Testing
import Words

@testable import hangman

@Suite struct PlainCommandTests {
  /// What a line asks for: the first name of a command with the words behind it, or what it is instead.
  private func read(_ line: String) -> String {
    switch ReadLine(line, by: PlainGame.commands) {
    case .command(let command, let rest):
      rest.isEmpty ? command.command.name : "\(command.command.name): \(rest)"
    case .overlong(let name): "too long: \(name)"
    case .other(let text): "other: \(text)"
    }
  }

  @Test(arguments: Letter.alphabet)
  func everySingleLetterIsAGuess(letter: Letter) {
    let name = letter.description
    #expect(read(name) == "other: \(name)")
    #expect(read("  \(name.lowercased())\r") == "other: \(name.lowercased())")
  }

  @Test(arguments: [
    ("word", "word"), ("LETTERS", "letters"), (" New ", "new"), ("new game", "new"),
    ("high  Scores", "scores"), ("?", "help"), ("exit", "quit"), ("length", "length"),
    ("Length\t8", "length: 8"), ("mistakes 8", "misses: 8"), ("evil ON", "evil: ON"),
    ("misses eight or so", "misses: eight or so"), ("new york", "too long: new"),
    ("quit it", "too long: quit"), ("elephant", "other: elephant"), ("", "other: "),
    ("8", "other: 8"), ("e e", "other: e e"), ("Solve  bear cub", "solve: bear cub"),
    ("/bear", "solve: bear"), ("/ BEAR", "solve: BEAR"), ("/", "solve"), ("solve", "solve"),
    ("list Dutch", "list: Dutch"), ("category Food and Drink", "category: Food and Drink"),
    ("next level", "next"), ("runs", "runs"), ("Stats", "stats"), ("story", "story"),
    ("Confession 3", "story: 3"), ("games", "games"), ("hint Yes", "hint: Yes"),
    ("daily sure", "daily: sure"), ("define bear", "define: bear"), ("phrase", "word"),
    ("stats all", "too long: stats"),
  ])
  func aLineIsRead(line: String, command: String) {
    #expect(read(line) == command)
  }

  @Test func everyExampleOfTheHelpIsUnderstood() {
    for help in PlainGame.commands.dropFirst().compactMap(\.command.words.help) {
      let line = String(help.prefix { $0 != ":" })
      #expect(read(line).hasPrefix(line.prefix { $0 != " " }))
    }
  }

  @Test func noNameIsThatOfTwoCommands() {
    for commands in [PlainGame.commands.map(\.command), PlainGhost.commands.map(\.command)] {
      let names = commands.flatMap(\.words.names)
      #expect(Set(names).count == names.count)
    }
  }
}

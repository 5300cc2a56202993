import Testing
import Words

@testable import hangman

@Suite struct PlainCommandTests {
  @Test(arguments: Letter.alphabet)
  func everySingleLetterIsAGuess(letter: Letter) {
    let name = letter.description
    #expect(PlainCommand(name) == .guess(name))
    #expect(PlainCommand("  \(name.lowercased())\r") == .guess(name.lowercased()))
  }

  @Test(arguments: [
    ("word", PlainCommand.word), ("LETTERS", .letters), (" New ", .new), ("new game", .new),
    ("high  Scores", .scores), ("?", .help), ("exit", .quit), ("length", .length("")),
    ("Length\t8", .length("8")), ("mistakes 8", .misses("8")), ("evil ON", .evil("on")),
    ("misses eight or so", .misses("eight or so")), ("new york", .overlong("new")),
    ("quit it", .overlong("quit")), ("elephant", .guess("elephant")), ("", .guess("")),
    ("8", .guess("8")), ("e e", .guess("e e")), ("Solve  bear cub", .solve("bear cub")),
    ("/bear", .solve("bear")), ("/ BEAR", .solve("BEAR")), ("/", .solve("")), ("solve", .solve("")),
    ("list Dutch", .list("dutch")), ("category Food and Drink", .category("Food and Drink")),
    ("next level", .next), ("runs", .runs), ("Stats", .stats), ("story", .story("")),
    ("Confession 3", .story("3")), ("games", .games),
    ("define bear", .define("bear")), ("phrase", .word), ("stats all", .overlong("stats")),
  ])
  func aLineIsRead(line: String, command: PlainCommand) {
    #expect(PlainCommand(line) == command)
  }

  @Test func everyExampleOfTheHelpIsUnderstood() {
    for entry in PlainCommand.entries where entry.example != "E" {
      if case .guess = PlainCommand(entry.example) {
        Issue.record("\(entry.example) is no command")
      }
    }
  }
}

import HangmanModel
import Words

/// What a line asks for in the plain game.
enum PlainCommand: Equatable {
  /// Anything that's no command; whether it is a guess is for the board to judge.
  case guess(String)
  case word, letters, hint, takeHint, next, new, share, settings, scores, runs, stats, games
  case help, quit
  case daily(DailyAnswer)

  /// What the whole word or phrase is; nothing where it is empty.
  case solve(String)

  /// A game to tell of, by its number among the latest; the last one where it is empty.
  case story(String)

  /// A word to explain; the last answer where it is empty.
  case define(String)

  /// A setting to change, with what stands behind its name; to tell it where that is empty.
  case length(String)
  case misses(String)
  case evil(String)
  case meter(String)
  case list(String)
  case category(String)

  /// A command's name with words behind it that it doesn't take.
  case overlong(String)

  /// Reads a line; blanks around and between its words, and the case of letters, don't matter.
  init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let text = words.joined(separator: " ")
    guard let first = words.first?.lowercased() else {
      self = .guess("")
      return
    }
    if text.hasPrefix("/") {
      self = .solve(String(text.dropFirst().drop { $0 == " " }))
      return
    }
    self =
      PlainCommand(first, with: words.dropFirst().joined(separator: " "))
      ?? Self.named[text.lowercased()]
      ?? (Self.named[first] == nil ? .guess(text) : .overlong(first))
  }

  /// A command that takes words behind it.
  private init?(_ name: String, with rest: String) {
    switch name {
    case "solve": self = .solve(rest)
    case "story", "confession": self = .story(rest)
    case "define": self = .define(rest)
    case "length": self = .length(rest)
    case "misses", "mistakes": self = .misses(rest)
    case "evil": self = .evil(rest.lowercased())
    case "meter": self = .meter(rest.lowercased())
    case "list": self = .list(rest.lowercased())
    case "category": self = .category(rest)
    default: return nil
    }
  }

  /// The commands that stand alone, by every name that they go by.
  private static let named: [String: PlainCommand] = [
    "word": .word, "phrase": .word, "letters": .letters, "hint": .hint, "hint yes": .takeHint,
    "next": .next, "next level": .next,
    "new": .new, "new game": .new, "daily": .daily(.none), "daily sure": .daily(.sure),
    "daily drop": .daily(.drop), "share": .share, "games": .games,
    "settings": .settings, "scores": .scores,
    "high scores": .scores, "runs": .runs, "stats": .stats, "statistics": .stats, "help": .help,
    "?": .help, "quit": .quit, "exit": .quit,
  ]
}

extension PlainCommand {
  /// A command as the help tells it.
  struct Entry {
    let example: String
    let purpose: String
  }

  /// What the help lists, in its order; each example is a line that may be typed.
  static let entries = [
    Entry(example: "E", purpose: "a single letter is a guess"),
    Entry(example: "solve bear", purpose: "say what the whole word is; / bear does the same"),
    Entry(example: "word", purpose: "the word so far"),
    Entry(example: "letters", purpose: "the letters used and those left"),
    Entry(example: "hint", purpose: "what a hint costs; hint yes takes it"),
    Entry(example: "meter", purpose: "how many words I hold; after each guess with meter on"),
    Entry(example: "next", purpose: "after a win, the next level of the run"),
    Entry(example: "new", purpose: "give this game and its run up for another one"),
    Entry(example: "daily", purpose: "the game of the day, or what came of it"),
    Entry(example: "story", purpose: "after the game, what I did at each guess"),
    Entry(example: "share", purpose: "after the game, a line to show to others"),
    Entry(
      example: "define bear", purpose: "what a word means; define alone is for the last answer"),
    Entry(example: "settings", purpose: "what the next game is played with"),
    Entry(example: "list phrases", purpose: "phrases in the next game, or another list of words"),
    Entry(example: "category plants", purpose: "phrases about plants in the next game"),
    Entry(example: "length 8", purpose: "words of 8 letters in the next game"),
    Entry(example: "misses 8", purpose: "8 mistakes lose the next game"),
    Entry(
      example: "misses fair",
      purpose: "as many as careful play makes, and 2 more; gentle has 4 more, hard 1"),
    Entry(example: "evil off", purpose: "I choose a word and keep it"),
    Entry(example: "evil on", purpose: "I hold every word, and dodge"),
    Entry(example: "evil angel", purpose: "I do so as the Angel does; evil alone names them all"),
    Entry(example: "scores", purpose: "the best games"),
    Entry(example: "games", purpose: "the latest games; story 2 tells of the second"),
    Entry(example: "runs", purpose: "the best runs"),
    Entry(example: "stats", purpose: "what all games have come to"),
    Entry(example: "quit", purpose: "leave; the game goes on at the next start"),
    Entry(example: "help", purpose: "this list"),
  ]
}

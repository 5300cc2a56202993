import Words

/// What a line asks for in the plain game.
enum PlainCommand: Equatable {
  /// Anything that's no command; whether it is a guess is for the board to judge.
  case guess(String)
  case word, letters, new, settings, scores, help, quit

  /// A setting to change, with what stands behind its name; to tell it where that is empty.
  case length(String)
  case misses(String)
  case evil(String)

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
    let rest = words.dropFirst().joined(separator: " ")
    switch first {
    case "length": self = .length(rest)
    case "misses", "mistakes": self = .misses(rest)
    case "evil": self = .evil(rest.lowercased())
    default:
      if let command = Self.named[text.lowercased()] {
        self = command
      } else if Self.named[first] != nil {
        self = .overlong(first)
      } else {
        self = .guess(text)
      }
    }
  }

  /// The commands that stand alone, by every name that they go by.
  private static let named: [String: PlainCommand] = [
    "word": .word, "letters": .letters, "new": .new, "new game": .new, "settings": .settings,
    "scores": .scores, "high scores": .scores, "help": .help, "?": .help, "quit": .quit,
    "exit": .quit,
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
    Entry(example: "word", purpose: "the word so far, letter by letter"),
    Entry(example: "letters", purpose: "the letters used and those left"),
    Entry(example: "new", purpose: "give this game up for another one"),
    Entry(example: "settings", purpose: "what the next game is played with"),
    Entry(example: "length 8", purpose: "words of 8 letters in the next game"),
    Entry(example: "misses 8", purpose: "8 mistakes lose the next game"),
    Entry(example: "evil off", purpose: "I choose a word and keep it"),
    Entry(example: "evil on", purpose: "I hold every word, and dodge"),
    Entry(example: "scores", purpose: "the best games"),
    Entry(example: "quit", purpose: "leave; the game goes on at the next start"),
    Entry(example: "help", purpose: "this list"),
  ]
}

/// What can be typed in a game that is played a line at a time, and what it does there: the help and what
/// is understood are made of the same table.
struct LineCommand<Game>: Sendable {
  enum Action: Sendable {
    case leave
    /// Stands alone on its line.
    case alone(@Sendable (Game) -> [String])
    /// Takes the words behind its name, which may be none.
    case withWords(@Sendable (Game, String) -> [String])
  }

  /// A line of the help: what may be typed, and what comes of it.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) { (self.line, self.purpose) = (line, purpose) }
  }

  let names: [String]
  let examples: [Example]
  let action: Action

  init(
    _ names: [String], _ examples: [Example] = [],
    does action: @escaping @Sendable (Game) -> [String]
  ) {
    (self.names, self.examples, self.action) = (names, examples, .alone(action))
  }

  init(
    _ names: [String], _ examples: [Example] = [],
    takes action: @escaping @Sendable (Game, String) -> [String]
  ) {
    (self.names, self.examples, self.action) = (names, examples, .withWords(action))
  }

  /// Only a line of the help, for what is typed without a command's name.
  init(_ example: Example) {
    (names, examples, action) = ([], [example], .alone { _ in [] })
  }

  /// The command that ends the game.
  init(leave names: [String], _ examples: [Example]) {
    (self.names, self.examples, self.action) = (names, examples, .leave)
  }
}

/// What a line asks for, by a table of commands.
enum ReadLine<Game> {
  /// A command, and the words behind its name.
  case command(LineCommand<Game>, String)
  /// A command's name with words behind it that it doesn't take.
  case overlong(String)
  /// Anything that's no command.
  case other(String)

  /// Blanks around and between the words, and the case of commands, don't matter.
  init(_ line: String, by commands: [LineCommand<Game>]) {
    // A slash needs no blank behind it.
    let text = line.replacing(/^\s*\//, with: "/ ").singleSpaced
    let words = text.split(separator: " ")
    func named(_ name: some StringProtocol) -> LineCommand<Game>? {
      commands.first { $0.names.contains(name.lowercased()) }
    }
    if let command = named(text) {
      self = .command(command, "")
    } else if let first = words.first, let command = named(first) {
      let rest = words.dropFirst().joined(separator: " ")
      if case .withWords = command.action {
        self = .command(command, rest)
      } else {
        self = .overlong(first.lowercased())
      }
    } else {
      self = .other(text)
    }
  }
}

extension String {
  /// The words with a blank between them, and none around.
  var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

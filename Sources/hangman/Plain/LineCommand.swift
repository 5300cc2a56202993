import Presentation
import ProgramModel

/// What can be typed in a game that is played a line at a time, and what it does there: the help and what
/// is understood are made of the same table.
struct LineCommand<Game>: Sendable {
  enum Action: Sendable {
    case leave
    /// Stands alone on its line, or with one of a few words behind it.
    case alone(or: [PlainWord], @Sendable (Game, PlainWord?) -> [String])
    /// Takes the words behind its name, which may be none.
    case withWords(@Sendable (Game, String) -> [String])
  }

  let command: PlainCommand
  let action: Action

  init(_ command: PlainCommand, does action: @escaping @Sendable (Game) -> [String]) {
    self.init(command, or: []) { game, _ in action(game) }
  }

  init(
    _ command: PlainCommand, or words: [PlainWord],
    does action: @escaping @Sendable (Game, PlainWord?) -> [String]
  ) {
    (self.command, self.action) = (command, .alone(or: words, action))
  }

  init(_ command: PlainCommand, takes action: @escaping @Sendable (Game, String) -> [String]) {
    (self.command, self.action) = (command, .withWords(action))
  }

  /// Only a line of the help, for what is typed without a command's name, or behind another's.
  init(told command: PlainCommand) { self.init(command) { _ in [] } }

  /// The command that ends the game.
  init(leave command: PlainCommand) { (self.command, action) = (command, .leave) }
}

/// What a line asks for, by a table of commands.
enum ReadLine<Game> {
  /// A command, and the words behind its name.
  case command(LineCommand<Game>, String)
  /// A command's name with words behind it that it doesn't take.
  case overlong(String)
  /// Anything that's no command.
  case other(String)

  /// Blanks around and between the words, and the case of commands, don't matter, nor does the language.
  init(_ line: String, by commands: [LineCommand<Game>]) {
    // A slash needs no blank behind it.
    let text = line.replacing(/^\s*\//, with: "/ ").singleSpaced
    let words = text.split(separator: " ").map(String.init)
    // A name has one word or two.
    for count in [2, 1] where count <= words.count {
      let rest = words.dropFirst(count).joined(separator: " ")
      let command = commands.named(words.prefix(count).joined(separator: " "))
      if let command, rest.isEmpty || command.takes(rest) {
        self = .command(command, rest)
        return
      }
    }
    let name = words.first.map { $0.lowercased() } ?? ""
    self = commands.named(name) == nil ? .other(text) : .overlong(name)
  }
}

extension Array {
  /// The command of a name, first in the language that is spoken now.
  fileprivate func named<Game>(_ name: String) -> Element? where Element == LineCommand<Game> {
    let name = name.lowercased()
    let named = Language.spokenFirst.map { language in
      first { $0.command.names(in: language).contains(name) }
    }
    return named.compactMap(\.self).first
  }
}

extension LineCommand {
  fileprivate func takes(_ words: String) -> Bool {
    switch action {
    case .leave: false
    case .alone(let allowed, _): PlainWord(typed: words).map(allowed.contains) ?? false
    case .withWords: true
    }
  }
}

extension PlainWord {
  /// The word that was typed, in whatever language.
  init?(typed text: String) {
    guard let word = Self.allCases.first(where: { isTyped(text, as: $0.text) }) else { return nil }
    self = word
  }
}

/// Whether a name was typed, in whatever language, in either case and with or without its accents.
func isTyped(_ text: String, as name: @autoclosure () -> String) -> Bool {
  let text = inPrintableASCII(text.lowercased())
  return Language.names(name).contains { inPrintableASCII($0.lowercased()) == text }
}

extension String {
  /// The words with a blank between them, and none around.
  var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

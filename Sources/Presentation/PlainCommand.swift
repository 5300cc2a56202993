public import ProgramModel

/// What can be typed where a game is played a line at a time.
public enum PlainCommand: CaseIterable, Sendable {
  case guess, solve, word, letters, hint, meter, next, new, waiting, resume, drop, daily
  case story, share, define, settings, list, category, length, variedLength, misses, difficulty
  case evil, evilOn, character
  case language, scores, games, runs, stats, everyone, playerName, quit, help

  // In Ghost.
  case addition, challenge, answer, giveUp, fragment, rule, newRound, ghostScores, quitGhost,
    ghostHelp

  /// Its names in a language, the usual one first; none for a mere line of the help.
  public func names(in language: Language) -> [String] { language.tongue.words(for: self).names }

  public var words: CommandWords { tongue.words(for: self) }

  /// Its usual name.
  public var name: String { words.names.first ?? "" }

  /// Whether it was typed, in whatever language.
  public func isTyped(_ text: String) -> Bool {
    Language.allCases.contains { names(in: $0).contains(text.lowercased()) }
  }

  /// What is typed with a word behind it.
  public func line(with word: String) -> String { "\(name) \(word)" }
}

/// How a command is typed; and its line of the help: what may be typed, and behind a colon what comes of that.
public typealias CommandWords = (names: [String], help: String?)

/// A word that is typed behind a command.
public enum PlainWord: CaseIterable, Sendable {
  case on, off, yes, sure, drop, varied, any

  /// It in the language that is spoken now.
  public var text: String {
    switch self {
    case .on: labels.on.text
    case .off: labels.off.text
    case .yes: labels.yes.text
    case .sure: labels.sure.text
    case .drop: PlainCommand.drop.name
    case .varied: labels.varied.text
    case .any: labels.any.text.lowercased()
    }
  }
}

extension Language {
  /// All of them, the one that is spoken now first.
  public static var spokenFirst: [Language] { [current] + allCases.filter { $0 != current } }

  /// Something's names in all languages.
  public static func names(_ name: () -> String) -> [String] {
    allCases.map { $current.withValue($0, operation: name) }
  }
}

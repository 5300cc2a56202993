import Presentation
import ProgramModel
import Storage

/// What a game says to a line.
struct LineReply: Equatable {
  let sentences: [String]
  var goesOn = true
}

/// A game a line at a time: takes what the player typed, and returns what to say to it.
///
/// It knows no terminal and no pipe. Each sentence is a line of its own in printable ASCII, with accents
/// where the locale has them.
protocol LineGame {
  static var commands: [LineCommand<Self>] { get }
  var store: Store { get }
  var spoken: SpokenLanguage { get }

  /// Another language is spoken from now on.
  func didChangeLanguage()

  /// What has to be told besides, once.
  func takeNotices() -> [String]

  /// Begins or resumes, and says so.
  ///
  /// - Parameter message: something else to tell the player first.
  func opening(telling message: String?) -> LineReply

  /// The answer to a line that isn't a command even where it reads like one; nil for any other.
  func answerBeforeCommands(to line: String) -> [String]?

  /// What is said to a line that isn't a command.
  func answer(to line: String) -> [String]

  /// What will be there at the next start; nil if nothing will.
  var waiting: PlainMessage? { get }
}

extension LineGame {
  func answerBeforeCommands(to line: String) -> [String]? { nil }
  func takeNotices() -> [String] { store.takeNotices() }

  /// Does what a line asks for.
  func reply(to line: String) -> LineReply {
    Language.$current.withValue(spoken.language) { answered(line) }
  }

  private func answered(_ line: String) -> LineReply {
    if let sentences = answerBeforeCommands(to: line) { return say(sentences) }
    switch ReadLine(line, by: Self.commands) {
    case .command(let command, let rest):
      switch command.action {
      case .leave: return end()
      case .alone(_, let action): return say(action(self, PlainWord(typed: rest)))
      case .withWords(let action): return say(action(self, rest))
      }
    case .overlong(let name): return say([PlainMessage.standsAlone(name).text])
    case .other(let text): return say(answer(to: text))
    }
  }

  /// Speaks the language of a name or a code from now on; without one it tells how to choose.
  func changeLanguage(to text: String) -> [String] {
    guard let chosen = Language.allCases.first(where: { $0.isCalled(text) }) else {
      return [PlainMessage.languageUsage.text]
    }
    spoken.choose(chosen)
    return Language.$current.withValue(chosen) {
      didChangeLanguage()
      return [PlainMessage.languageSpoken.text]
    }
  }

  /// Takes leave, as at the end of the input. The round has been saved by then.
  func end() -> LineReply {
    Language.$current.withValue(spoken.language) { leaveTaken }
  }

  private var leaveTaken: LineReply {
    let told = [.goodbye, store.isLasting ? waiting : nil].compactMap(\.self)
    return LineReply(
      sentences: [spoken.printable(told.map(\.text).joined(separator: " "))], goesOn: false)
  }

  /// What is said, and what has to be told of the store.
  func say(_ sentences: [String]) -> LineReply {
    // A command may have changed the language.
    let notices = Language.$current.withValue(spoken.language) { takeNotices() }
    return LineReply(sentences: (sentences + notices).map(spoken.printable))
  }

  static var help: [String] {
    [PlainMessage.commands.text] + commands.compactMap(\.command.words.help).map { $0 + "." }
  }
}

extension Language {
  /// Whether it goes by a name: its code, or what it is called in any language.
  fileprivate func isCalled(_ text: String) -> Bool {
    text.lowercased() == rawValue || isTyped(text, as: name) || isTyped(text, as: localizedName)
  }
}

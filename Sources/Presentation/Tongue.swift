public import ProgramModel

/// A language's words for all that is told. The facts come as values of the messages' types, so a language
/// that lacks a sentence doesn't compile; which fact is told, and where, no language decides.
public protocol Tongue: Counting, Naming, BoardTongue, StoryTongue, ScreenTongue, PlainTongue,
  GhostTongue
{}

extension Language {
  /// Its words.
  public var tongue: any Tongue {
    switch self {
    case .english: English()
    case .dutch: Dutch()
    }
  }
}

/// The words of the language that is spoken now.
var tongue: any Tongue { Language.current.tongue }

/// What is told, without the words for it.
public protocol Message: Hashable, Sendable {
  func text(in tongue: any Tongue) -> String
}

extension Message {
  /// The same in the language that is spoken now.
  public var text: String { text(in: tongue) }
}

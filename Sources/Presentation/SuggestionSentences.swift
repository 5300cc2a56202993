public import HangmanModel
import Words

extension Suggestion {
  /// What is played, in a word or two.
  public var title: String {
    switch self {
    case .everydayWords(let list): list.localizedTitle
    case .villain(let setter): EndMessage.villain(setter).text
    }
  }

  /// The key that takes it.
  public var key: Character {
    switch self {
    case .everydayWords: "e"
    case .villain: "v"
    }
  }

  /// Why it is made.
  fileprivate var reason: String {
    switch self {
    case .everydayWords: EndMessage.unknownWord.text
    case .villain: EndMessage.sameLetters.text
    }
  }
}

/// What is suggested at the end of a game, and why.
public func suggestionSentence(_ suggestion: Suggestion) -> String {
  "\(suggestion.reason) \(briefSuggestionSentence(suggestion))"
}

/// What is suggested, with its key.
public func briefSuggestionSentence(_ suggestion: Suggestion) -> String {
  EndMessage.suggestion(suggestion.title, key: suggestion.key.uppercased()).text
}

/// The same, with what to type.
public func plainSuggestionSentence(_ suggestion: Suggestion) -> String {
  let command =
    switch suggestion {
    case .everydayWords(let list): PlainCommand.list.line(with: list.typedName)
    case .villain(let setter): PlainCommand.evil.line(with: setter.localizedName.lowercased())
    }
  return
    "\(suggestion.reason) \(EndMessage.typedSuggestion(suggestion.title, command: command).text)"
}

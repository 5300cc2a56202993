public import HangmanModel
import Words

/// What shows a game again on the command line; nil for one without a code.
public func replayCommand(of record: GameRecord) -> String? {
  if !CommandName.isTyped { return nil }
  return record.replayCode().map { command("replay \(arguments($0, record))") }
}

/// A code as it is typed behind a command, with the list of one's own that it needs.
func arguments(_ code: String, _ record: GameRecord) -> String {
  let list = record.setup.list
  return "\(code)\(list.isOwn ? "" : " --words \(quoted(list.title))")"
}

/// A file's name as a shell and a command line take it, without characters that a terminal would obey.
private func quoted(_ name: String) -> String {
  let name = name.hasPrefix("-") ? "./" + name : name
  let visible = String(name.unicodeScalars.filter { $0.properties.generalCategory != .control })
  let isPlain = visible.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
  return isPlain
    ? visible
    : "'\(visible.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
}

/// What is said of a code that is good for something else.
public func otherKindSentence(_ coded: any Coded) -> String {
  let message: ShareMessage =
    switch coded {
    case let game as GameRecord where !game.isChallenge: .ofReplay
    case is FriendWord: .ofWord
    default: .ofGame
    }
  return message.text
}

/// What is said of a game that its setter would answer otherwise now.
public func earlierSetterSentence(_ record: GameRecord) -> String {
  let again = command("play \(arguments(record.anew.code(), record))")
  return ShareMessage.otherEdition(record.editionText, command: again).text
}

/// The same where the game is begun anew.
public func sameBeginningSentence(_ record: GameRecord) -> String {
  ShareMessage.sameBeginning(record.editionText).text
}

extension GameRecord {
  fileprivate var editionText: String {
    ShareMessage.ofEdition(setup.setter, isEarlier: edition < setup.setter.edition).text
  }
}

/// What is told of a step when a game is told again.
public func replaySentence(_ step: Replay.Step, at index: Int, of count: Int) -> String {
  let place = "\(ShareMessage.step(index, of: count).text)."
  guard let move = step.move, let outcome = step.outcome else {
    return "\(place) \(ShareMessage.begins.text)"
  }
  return "\(place) \(sentence(for: outcome, of: move, board: step.board))"
}

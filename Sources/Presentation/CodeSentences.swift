public import HangmanModel
import Words

/// Why a code can't be used, and what to do about it.
public func sentence(for fault: CodeFault) -> String {
  switch fault {
  case .mistyped: "That code is mistyped: no game has it."
  case .tooLong: "That is too long for a code."
  case .otherVersion: "That code is from another version of this game."
  case .needsList: "That code is for somebody's own list of words: name its file with --words."
  case .otherList(let list): "That code is for another list of words than \(list.title)."
  case .changedList(let list):
    "That code is for another edition of the list \(list.title): its words have changed since."
  case .unplayable: "The game of that code can't have been played on these words."
  }
}

/// What shows a game again on the command line; nil for one without a code.
public func replayCommand(of record: GameRecord) -> String? {
  record.replayCode().map { "hangman replay \(arguments($0, record))" }
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
  switch coded {
  case let game as GameRecord where !game.isChallenge:
    "That is the code of a whole game: hangman replay shows it."
  case is FriendWord: "That is the code of a word to guess: hangman play begins it."
  default: "That is the code of a game to play: hangman play begins it."
  }
}

/// What is said of a game that its setter would answer otherwise now.
public func earlierSetterSentence(_ record: GameRecord) -> String {
  "That game was \(playedAgainstEarlier(record)). "
    + "hangman play \(arguments(record.anew.code(), record)) begins the same one."
}

/// The same where the game is begun anew.
public func sameBeginningSentence(_ record: GameRecord) -> String {
  "That game was \(playedAgainstEarlier(record)): it begins alike, and may go on otherwise."
}

private func playedAgainstEarlier(_ record: GameRecord) -> String {
  let setter = record.setup.setter
  let isEarlier = record.edition < setter.edition
  return "played against \(isEarlier ? "an earlier" : "a later") \(setter.name)"
}

/// What is told of a step when a game is told again.
public func replaySentence(_ step: Replay.Step, at index: Int, of count: Int) -> String {
  let place = "Step \(index) of \(count)."
  guard let move = step.move, let outcome = step.outcome else {
    return "\(place) The game begins."
  }
  return "\(place) \(sentence(for: outcome, of: move, board: step.board))"
}

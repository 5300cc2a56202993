import HangmanModel
import Wording
import Words

// What the plain game says: short, one thought a line, nothing that only the eye can sort out.

/// The word so far, read out cell by cell, and how many mistakes are left.
func wordSentences(_ board: Board) -> [String] {
  [patternSentence(board.pattern), missesLeftSentence(board)]
}

/// The answer of a game that has ended, spelled.
func spelledSentence(_ game: FinishedGame) -> String {
  let word = game.result.word
  let beginning = game.heldCount == 1 ? "The word was" : "It could have been"
  return "\(beginning) \(word): \(spelled(word))."
}

private func patternSentence(_ pattern: Pattern) -> String {
  let cells = (0..<pattern.length).map { pattern[$0] }
  let hasSigns = cells.contains { $0.map { Letter($0) == nil } ?? false }
  let count = counted(cells.count, hasSigns ? "character" : "letter")
  if pattern.hiddenCount == cells.count, cells.count > 1 { return "\(count), all blank." }
  return "\(count): \(cells.map(spoken).joined(separator: ", "))."
}

private func spelled(_ word: String) -> String {
  word.map(spoken).joined(separator: ", ")
}

/// A cell by name, since a screen reader may pass over a sign.
private func spoken(_ cell: Character?) -> String {
  switch cell {
  case nil: "blank"
  case " ": "space"
  case "-": "hyphen"
  case "'": "apostrophe"
  case ".": "full stop"
  case ",": "comma"
  case "/": "slash"
  case "&": "ampersand"
  case let cell?: String(cell)
  }
}

private func missesLeftSentence(_ board: Board) -> String {
  board.missesLeft == 1
    ? "1 mistake left: the next one loses." : "\(counted(board.missesLeft, "mistake")) left."
}

/// What came of a guess.
func outcomeSentences(_ outcome: Outcome, letter: Letter, board: Board) -> [String] {
  let told = sentence(for: outcome, letter: letter, board: board)
  if board.status != .playing { return [told] }
  switch outcome {
  case .hit(let positions):
    let places = positions.indices.map { String($0 + 1) }
    let found =
      places.count == 1
      ? "Yes, there is one \(letter), at place \(places[0])."
      : "Yes, there are \(places.count) of the letter \(letter), at places \(listed(places))."
    return [found, patternSentence(board.pattern)]
  case .miss: return [told, missesLeftSentence(board)]
  case .solved, .wrong, .repeated, .unfit, .ended: return [told]
  }
}

/// The letters that have been used, and last those that haven't.
func letterSentences(_ board: Board) -> [String] {
  func named(_ letters: [Letter]) -> String { letters.map(\.description).joined(separator: ", ") }
  let hits = board.guessed.filter(board.shows)
  let left = Letter.alphabet.filter { !board.letters.contains($0) }
  var told: [String] = []
  if board.guessed.isEmpty { told.append("No letter is used.") }
  if !hits.isEmpty { told.append("In the word: \(named(hits)).") }
  if !board.missed.isEmpty { told.append("Not in the word: \(named(board.missed)).") }
  return told + [left.isEmpty ? "No letter is left." : "Not used yet: \(named(left))."]
}

/// What is wrong with a line that's neither a command nor a letter.
func invalidSentence(_ input: String) -> String {
  if input.isEmpty { return "That was an empty line. Type a letter, or help." }
  guard let input = quoted(input) else {
    return "That is none of the letters A to Z, and no command. Type one letter, or help."
  }
  return input.count == 3
    ? "\(input) is no letter. Type one of A to Z, or help."
    : "\(input) is no command. Type one letter to guess it, or help."
}

func overlongSentence(_ name: String) -> String {
  "Nothing was done. Type \(name) alone on its line."
}

let endedSentence = "The game is over. Type new for another one."

/// The word, the mistakes, how the setter dodged, and what came of it in the table.
func endSentences(_ game: FinishedGame, in scores: HighScores) -> [String] {
  let result = game.result
  let misses = result.misses == 0 ? "no mistake" : counted(result.misses, "mistake")
  return [
    answerSentence(game), "You made \(misses), of \(result.allowed) allowed.",
  ] + dodgeSentences(game) + rankSentences(game, in: scores)
    + ["Type new for another game, or quit."]
}

/// The word; of several that fit every answer none was ever chosen.
private func answerSentence(_ game: FinishedGame) -> String {
  let word = game.result.word
  return switch game.heldCount {
  case 1: "The word was \(word)."
  case 2: "It could have been \(word), or one other word."
  case let held: "It could have been \(word), or one of \(grouped(held - 1)) other words."
  }
}

/// How many words it held: the first guesses that took some away, and the last one.
private func dodgeSentences(_ game: FinishedGame) -> [String] {
  if !game.result.setup.setter.dodges { return ["I had chosen it before your first guess."] }
  let counts = game.candidateCounts
  guard let first = counts.first else { return [] }
  let steps = zip(game.moves.map(\.description), zip(counts, counts.dropFirst()))
    .filter { $1.0 != $1.1 }.map { "\(grouped($1.1)) after \($0)" }
  let told = steps.count > 4 ? Array(steps.prefix(3) + steps.suffix(1)) : steps
  return ["I began with \(counted(first, "word"))."]
    + (told.isEmpty ? [] : ["I held \(listed(told))."])
}

private func rankSentences(_ game: FinishedGame, in scores: HighScores) -> [String] {
  guard game.result.isWon else { return [] }
  let rank = scores.entries.firstIndex { $0.id == game.id }
  if let rank { return ["That is number \(rank + 1) of the high scores."] }
  return game.id == nil ? [] : ["It isn't among the \(scores.entries.count) best games."]
}

var helpSentences: [String] {
  ["Type one of these, and Enter."] + PlainCommand.entries.map { "\($0.example): \($0.purpose)." }
}

/// Input in quotation marks, if it's short and fit to be said again.
func quoted(_ input: String) -> String? {
  input.count <= 20 && inPrintableASCII(input) == input ? "\"\(input)\"" : nil
}

/// The text with a question mark for each character that not every device can show, such as those
/// of a file's name.
func inPrintableASCII(_ text: String) -> String {
  String(
    text.map { character in
      character.asciiValue.map { (0x20...0x7E).contains($0) } ?? false ? character : "?"
    })
}

import HangmanModel
import TerminalUI
import Presentation
import Words

// What the plain game says: short, one thought a line, nothing that only the eye can sort out.

/// The word so far, read out cell by cell, and how many mistakes are left.
func wordSentences(_ board: Board) -> [String] {
  (board.category.map { [categorySentence($0)] } ?? [])
    + [patternSentence(board.pattern), missesLeftSentence(board)]
}

/// The answer of a game that has ended, spelled.
func spelledSentence(_ game: FinishedGame) -> String {
  let word = game.result.word
  let beginning =
    game.heldCount == 1 ? "The \(game.result.setup.noun) was" : "It could have been"
  return "\(beginning) \(word): \(spelled(word))."
}

func missesLeftSentence(_ board: Board) -> String {
  board.missesLeft == 1
    ? "1 mistake left: the next one loses." : "\(counted(board.missesLeft, .mistake)) left."
}

/// What came of a move; of a phrase also what has become known of its category.
func outcomeSentences(
  _ outcome: Outcome, of move: Move, board: Board, categoryBefore: CategoryHint?
) -> [String] {
  let told = sentence(for: outcome, of: move, board: board)
  if board.status != .playing { return [told] }
  let isNew = board.category != categoryBefore
  let category = isNew ? board.category.map { [categorySentence($0)] } ?? [] : []
  switch (outcome, move) {
  case (.hit(let positions), .letter(let letter)):
    return [hitSentence(letter, positions, board)] + category + [patternSentence(board.pattern)]
  case (.miss, _), (.wrong, _): return [told] + category + [missesLeftSentence(board)]
  default: return [told]
  }
}

/// Places are told where they can be counted: in a word without signs.
private func hitSentence(_ letter: Letter, _ positions: Positions, _ board: Board) -> String {
  let places = positions.indices.map { String($0 + 1) }
  let isCountable = board.letterCount == board.pattern.length
  return places.count == 1
    ? "Yes, there is one \(letter)\(isCountable ? ", at place \(places[0])" : "")."
    : "Yes, there are \(places.count) of the letter \(letter)"
      + (isCountable ? ", at places \(listed(places))." : ".")
}

/// The letters that have been used, and last those that haven't.
func letterSentences(_ board: Board) -> [String] {
  func named(_ letters: [Letter]) -> String { letters.map(\.description).joined(separator: ", ") }
  let hits = board.guessed.filter(board.shows)
  let left = Letter.alphabet.filter { !board.letters.contains($0) }
  var told: [String] = []
  if board.guessed.isEmpty { told.append("No letter is used.") }
  if !hits.isEmpty { told.append("In the \(board.setup.noun): \(named(hits)).") }
  if !board.missed.isEmpty {
    told.append("Not in the \(board.setup.noun): \(named(board.missed)).")
  }
  return told + [left.isEmpty ? "No letter is left." : "Not used yet: \(named(left))."]
}

/// What is wrong with a line that's neither a command nor a letter.
func invalidSentence(_ input: String, board: Board) -> String {
  if input.isEmpty { return "That was an empty line. Type a letter, or help." }
  guard let input = quoted(input) else {
    return "That is none of the letters A to Z, and no command. Type one letter, or help."
  }
  if input.count == 3 { return "\(input) isn't a letter. Type one of A to Z, or help." }
  return Solution(input).letters.count == board.letterCount
    ? "\(input) isn't a command. If it is your answer, type solve before it."
    : "\(input) isn't a command. Type one letter to guess it, or help."
}

func endedSentence(next level: Int?) -> String {
  "The game is over. Type \(level.map { "next for level \($0), or " } ?? "")new for another one."
}

/// Input in quotation marks, if it's short and fit to be said again.
func quoted(_ input: String) -> String? {
  input.count <= 20 && inPrintableASCII(input) == input ? "\"\(input)\"" : nil
}

/// The text with a question mark for each character that not every device can show, such as those
/// of a file's name.
func inPrintableASCII(_ text: String) -> String {
  String(
    Glyphs.ascii.adapted(text).map { character in
      character.asciiValue.map { (0x20...0x7E).contains($0) } ?? false ? character : "?"
    })
}

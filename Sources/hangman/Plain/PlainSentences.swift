import HangmanModel
import Presentation
import TerminalUI
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
  let message: PlainMessage =
    game.heldCount == 1
    ? .spelled(word, spelled(word), game.result.setup.noun) : .spelledOne(word, spelled(word))
  return message.text
}

func missesLeftSentence(_ board: Board) -> String {
  PlainMessage.mistakesLeft(board.missesLeft).text
}

/// What came of a move; of a phrase also what has become known of its category.
func outcomeSentences(_ view: GameView) -> [String] {
  let (told, board) = (view.notice, view.board)
  guard board.status == .playing, case .move(let move, let outcome, let tellsCategory) = view.news
  else {
    return [told]
  }
  let category = tellsCategory ? board.category.map { [categorySentence($0)] } ?? [] : []
  switch (outcome, move) {
  case (.hit(let positions), .letter(let letter)):
    // Places are told where they can be counted: in a word without signs.
    let isCountable = board.letterCount == board.pattern.length
    let places = positions.indices.map { String($0 + 1) }
    return [isCountable ? PlainMessage.hit(letter, places).text : told] + category
      + [patternSentence(board.pattern)]
  case (.miss, _), (.wrong, _): return [told] + category + [missesLeftSentence(board)]
  default: return [told]
  }
}

/// The letters that have been used, and last those that haven't.
func letterSentences(_ board: Board) -> [String] {
  func named(_ letters: [Letter]) -> String { letters.map(\.description).joined(separator: ", ") }
  let hits = board.guessed.filter(board.shows)
  let left = Letter.alphabet.filter { !board.letters.contains($0) }
  let noun = board.setup.noun
  let told: [PlainMessage?] = [
    board.guessed.isEmpty ? .noneUsed : nil,
    hits.isEmpty ? nil : .used(named(hits), noun),
    board.missed.isEmpty ? nil : .missed(named(board.missed), noun),
    left.isEmpty ? .noneUnused : .unused(named(left)),
  ]
  return told.compactMap { $0?.text }
}

/// What is wrong with a line that's neither a command nor a letter.
func invalidSentence(_ input: String, board: Board) -> String {
  if input.isEmpty { return PlainMessage.empty.text }
  guard let input = quoted(input) else { return PlainMessage.unfit.text }
  if input.count == 3 { return PlainMessage.notALetter(input).text }
  let isAnswer = Solution(input).letters.count == board.letterCount
  return (isAnswer ? PlainMessage.answer(input) : .notACommand(input)).text
}

func endedSentence(next level: Int?) -> String {
  PlainMessage.over(nextLevel: level).text
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

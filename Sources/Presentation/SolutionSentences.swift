public import HangmanModel
import Words

/// What came of a solution.
func solutionSentence(for outcome: Outcome, board: Board) -> String {
  switch outcome {
  case .hit, .solved: "You found it!"
  case .miss, .wrong:
    board.status == .lost ? "No, that isn't it. No mistakes left." : "No, that isn't it."
  case .repeated: repeatedSolutionNotice
  case .unfit, .hinted: "That doesn't fit."
  case .ended: "The game is over."
  }
}

private let repeatedSolutionNotice = "You've already said that; it costs nothing."

/// Why a solution isn't taken, which costs nothing; nil for one that is.
public func refusal(of verdict: SolutionVerdict, board: Board) -> String? {
  switch verdict {
  case .accepted: nil
  case .repeated: repeatedSolutionNotice
  case .length(let count):
    "The \(board.setup.noun) has \(counted(board.letterCount, .letter)), not \(grouped(count))."
  case .unfit(let letter, let place): unfitNotice(letter, place, board)
  case .invalid: "Only letters, and the signs on the board, can be in it."
  case .ended: "The game is over."
  }
}

private func unfitNotice(_ letter: Letter, _ place: Int, _ board: Board) -> String {
  // Only without signs can the eye and the ear count the letters.
  let isCountable = board.letterCount == board.pattern.length
  if let shown = board.pattern[place] {
    return isCountable
      ? "Letter \(place + 1) is \(shown), not \(letter)."
      : "The board has \(shown) where that has \(letter)."
  }
  if !board.shows(letter) { return "There is no \(letter) in it." }
  let known = "every \(letter) is shown already."
  return isCountable ? "Letter \(place + 1) isn't \(letter): \(known)" : "No: \(known)"
}

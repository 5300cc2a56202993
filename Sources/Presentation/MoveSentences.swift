public import HangmanModel
import Words

/// What came of a move.
public func sentence(for outcome: Outcome, of move: Move, board: Board) -> String {
  switch move {
  case .letter(let letter):
    told(message(for: outcome, of: letter, board: board), isLast: board.status == .lost)
  case .solution:
    told(
      solutionMessage(for: outcome),
      isLast: board.status == .lost && outcome.isMistake)
  case .hint(let hint): hintMessage(for: outcome, of: hint).text
  }
}

private func told(_ message: GameMessage, isLast: Bool) -> String {
  isLast ? "\(message.text) \(GameMessage.noMistakesLeft.text)" : message.text
}

private func message(for outcome: Outcome, of letter: Letter, board: Board) -> GameMessage {
  switch (board.status, outcome) {
  case (.won, _): .found
  case (.lost, _): .missed(letter)
  case (_, .hit(let positions)): .hit(letter, positions.count)
  case (_, .miss): .missed(letter)
  case (_, .repeated): .repeated(letter)
  case (_, .solved), (_, .wrong), (_, .unfit), (_, .hinted), (_, .ended): .over
  }
}

private func solutionMessage(for outcome: Outcome) -> GameMessage {
  switch outcome {
  case .hit, .solved: .found
  case .miss, .wrong: .wrong
  case .repeated: .said
  case .unfit, .hinted: .unfit
  case .ended: .over
  }
}

/// Why a solution isn't taken, which costs nothing; nil for one that is.
public func refusal(of verdict: SolutionVerdict, board: Board) -> String? {
  let refusal: GameMessage? =
    switch verdict {
    case .accepted: nil
    case .repeated: .said
    case .length(let count): .length(board.setup.noun, board.letterCount, said: count)
    case .unfit(let letter, let place): unfit(letter, place, board)
    case .invalid: .invalid
    case .ended: .over
    }
  return refusal?.text
}

private func unfit(_ letter: Letter, _ index: Int, _ board: Board) -> GameMessage {
  // Only without signs can the eye and the ear count the letters.
  let place = board.letterCount == board.pattern.length ? index + 1 : nil
  if let shown = board.pattern[index] { return .shown(shown, not: letter, place: place) }
  return board.shows(letter) ? .allShown(letter, place: place) : .lacked(letter)
}

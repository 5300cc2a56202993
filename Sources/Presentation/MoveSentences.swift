public import HangmanModel
public import Words

/// What is told of letters, solutions and hints, and why one isn't taken.
public enum MoveMessage: Message {
  case found, over
  case hit(Letter, Int), missed(Letter), lastMissed(Letter), repeated(Letter)
  case wrong, lastWrong, said, unfit
  /// What is to be found has so many letters, and what was said has others.
  case length(Noun, Int, said: Int)
  case invalid
  /// The letter on the board where another was said, with its place where letters can be counted.
  case shown(Character, not: Letter, place: Int?)
  /// A letter that is in no place, or in those alone that show it.
  case lacked(Letter), allShown(Letter, place: Int?)
  /// What a hint would cost, and whether it helps.
  case safeHint, riskyHint, fatalHint, noHint
  case howToTakeHint
  case hint(String), openHint(String)
  /// The letter to guess and what it's worth: not exactly where a villain may force less than a perfect one.
  case advice(Letter, ClosedRange<Int>, isExact: Bool)
  /// The same once it's paid.
  case paid(String)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}

/// What came of a move.
public func sentence(for outcome: Outcome, of move: Move, board: Board) -> String {
  switch move {
  case .letter(let letter): message(for: outcome, of: letter, board: board).text
  case .solution: solutionMessage(for: outcome, board: board).text
  case .hint(let hint): hintMessage(for: outcome, of: hint).text
  }
}

private func message(for outcome: Outcome, of letter: Letter, board: Board) -> MoveMessage {
  switch (board.status, outcome) {
  case (.won, _): .found
  case (.lost, _): .lastMissed(letter)
  case (_, .hit(let positions)): .hit(letter, positions.count)
  case (_, .miss): .missed(letter)
  case (_, .repeated): .repeated(letter)
  case (_, .solved), (_, .wrong), (_, .unfit), (_, .hinted), (_, .ended): .over
  }
}

private func solutionMessage(for outcome: Outcome, board: Board) -> MoveMessage {
  switch outcome {
  case .hit, .solved: .found
  case .miss, .wrong: board.status == .lost ? .lastWrong : .wrong
  case .repeated: .said
  case .unfit, .hinted: .unfit
  case .ended: .over
  }
}

/// Why a solution isn't taken, which costs nothing; nil for one that is.
public func refusal(of verdict: SolutionVerdict, board: Board) -> String? {
  let refusal: MoveMessage? =
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

private func unfit(_ letter: Letter, _ index: Int, _ board: Board) -> MoveMessage {
  // Only without signs can the eye and the ear count the letters.
  let place = board.letterCount == board.pattern.length ? index + 1 : nil
  if let shown = board.pattern[index] { return .shown(shown, not: letter, place: place) }
  return board.shows(letter) ? .allShown(letter, place: place) : .lacked(letter)
}

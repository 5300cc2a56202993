public import HangmanModel
public import Words

/// What is said when a game that was left goes on.
public let resumedNotice = "Welcome back. Here is the game you left."

/// What is said when a game begins though another one was left, which isn't what was asked for.
public let waitingNotice = "The game you left is waiting."

/// What is said of a game that waits, and that can't be taken up.
public let cannotGoOnNotice =
  "You can't continue that game: it's open in another window, or already over."

/// What is said while the setter decides.
public let thinkingNotice = "It thinks…"

/// What is said when a round begins.
///
/// - Parameters:
///   - tellsHeld: whether it may be known how many words are held.
///   - lost: the setter that was asked for, if it had to give way.
public func openingSentence(
  for round: Round, tellsHeld: Bool = true, insteadOf lost: Setter? = nil
) -> String {
  let setup = round.board.setup
  if round.occasion == .friend { return "A friend has set a word. Guess a letter." }
  if setup.setter.dodges {
    let warning = hopelessSentence(setup, par: round.par)
    return "\(holdingSentence(round, tellsHeld)) \(warning ?? "Guess a letter.")"
  }
  let chosen =
    lost == nil ? "I have chosen a \(setup.noun)." : tooFewAlikeSentence(for: setup)
  return "\(chosen) Guess a letter."
}

private func holdingSentence(_ round: Round, _ isCounted: Bool) -> String {
  let (board, noun) = (round.board, round.board.setup.noun)
  let count = isCounted ? round.candidates.count : nil
  let all = round.run.level > 1 ? "all my other \(noun)s" : "all my \(noun)s"
  let kind =
    board.category != nil
    ? "of this shape"
    : board.pattern.hiddenCount == board.pattern.length
      ? "of \(counted(board.pattern.length, .letter))"
      : "that \(count == 1 ? "looks" : "look") like this"
  return "I hold \(count.map { counted($0, noun) } ?? all) \(kind)."
}

/// How many words the setter still holds.
public func heldSentence(_ round: Round) -> String {
  let (setup, count) = (round.board.setup, round.candidates.count)
  return setup.setter.dodges
    ? "I hold \(counted(count, setup.noun))." : "I hold the one \(setup.noun) that I chose."
}

/// What came of a move.
public func sentence(for outcome: Outcome, of move: Move, board: Board) -> String {
  switch move {
  case .letter(let letter): letterSentence(for: outcome, letter, board: board)
  case .solution: solutionSentence(for: outcome, board: board)
  case .hint(let hint): hintSentence(for: outcome, of: hint)
  }
}

private func letterSentence(for outcome: Outcome, _ letter: Letter, board: Board) -> String {
  switch (board.status, outcome) {
  case (.won, _): "You found it!"
  case (.lost, _): "No \(letter). No mistakes left."
  case (_, .hit(let positions)):
    positions.count == 1
      ? "Yes, there is one \(letter)."
      : "Yes, there are \(positions.count) of the letter \(letter)."
  case (_, .miss): "No \(letter)."
  case (_, .repeated): repeatedNotice(letter)
  case (_, .solved), (_, .wrong), (_, .unfit), (_, .hinted), (_, .ended): "The game is over."
  }
}

/// What is said of a game that was given up, for which so many words were left.
public func givenUpSentence(_ word: String, of setup: GameSetup, held: Int) -> String {
  let told = held > 1 && setup.setter.dodges ? "It could have been" : "The \(setup.noun) was"
  return "You gave up. \(told) \(word)."
}

/// The key for the story of a game that was given up, which must be seen where the hints of keys have no room.
public let givenUpStoryNotice = "< tells its story."

/// What is said of a letter that was guessed before.
public func repeatedNotice(_ letter: Letter) -> String {
  "You've already tried \(letter); it costs nothing."
}

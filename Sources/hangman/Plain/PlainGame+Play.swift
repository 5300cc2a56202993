import HangmanModel
import Presentation
import Words

// Moves, and what begins and ends with them.
extension PlainGame {
  func guess(_ input: String) -> [String] {
    switch board.verdict(on: input) {
    case .invalid: [invalidSentence(input, board: board)]
    case .ended: [endedSentence(next: nextLevel)]
    case .repeated(let letter): [GameMessage.repeated(letter).text]
    case .accepted(let letter): play(.letter(letter))
    }
  }

  func solve(_ input: String) -> [String] {
    let verdict = board.verdict(onSolution: input)
    if case .ended = verdict { return [endedSentence(next: nextLevel)] }
    if input.isEmpty { return [PlainMessage.howToSolve.text] }
    if case .accepted(let solution) = verdict { return play(.solution(solution)) }
    return refusal(of: verdict, board: board).map { [$0] } ?? []
  }

  private func play(_ move: Move) -> [String] {
    let before = board.category
    let outcome = session.play(move)
    let told = outcomeSentences(outcome, of: move, board: board, categoryBefore: before)
    guard let game = session.finished else {
      return told + (session.settings.showsMeter ? [heldSentence(session.round)] : []) + remark
    }
    return told + remark + endSentences(game, in: session.highScores())
      + session.distinctions(of: game)
      + runSentences(game, in: session.runScores())
      + (session.suggestion.map { [plainSuggestionSentence($0)] } ?? [])
  }

  /// Begins the game of the day or goes on with it, or tells why that can't be.
  func openDaily(_ answer: PlainWord?) -> [String] {
    if session.openDaily(answer == .sure ? .sure : answer == .drop ? .drop : .none) {
      return session.isBegun ? resumedGame : newGame
    }
    return session.todaySentences {
      PlainCommand.daily.line(with: ($0 == .sure ? PlainWord.sure : .drop).text)
    }
  }

  /// The word so far, or the answer.
  var word: [String] {
    session.finished.map { [spelledSentence($0)] } ?? wordSentences(board)
  }

  /// What a hint would cost.
  var hint: [String] {
    [
      board.status == .playing
        ? sentence(
          for: session.round.hintOffer(), on: board, isTaken: PlainMessage.howToTakeHint.text)
        : endedSentence(next: nextLevel)
    ]
  }

  func takeHint() -> [String] {
    guard let advice = session.takeHint() else { return hint }
    return [hintSentence(advice, against: board.setup.setter), missesLeftSentence(board)]
  }

  /// The level that comes next, while the run waits for it.
  var nextLevel: Int? {
    session.finished.flatMap { $0.runState == .goesOn ? $0.level + 1 : nil }
  }

  func startNextLevel() -> [String] {
    if session.startNextLevel() { return newGame }
    return [(board.status == .playing ? PlainMessage.levelGoesOn : .noNextLevel).text]
  }

  func startNewGame() -> [String] {
    let ending = [session.runEnd].compactMap(\.self)
    let waits = session.waitsIfLeft
    let givenUp = session.startNewGame().map(givenUpSentences) ?? []
    return givenUp + ending + (waits ? [DailyMessage.waits.text] : [])
      + (session.isResumed ? resumedGame : newGame)
  }

  var newGame: [String] {
    if session.round.isParOpen { session.prepare() }
    let state = wordSentences(board)
    let isLengthTold =
      board.category == nil && board.setup.setter.dodges
      && board.pattern.hiddenCount == board.pattern.length
    return dailyTitle + levelSentences(session.round)
      + [
        openingSentence(
          for: session.round, tellsHeld: session.tellsHeld, insteadOf: session.lostSetter)
      ]
      + (isLengthTold ? state.dropFirst() : state[...]) + remark
  }

  /// That this is the game of a day, where it is.
  private var dailyTitle: [String] {
    guard let day = session.round.occasion.day else { return [] }
    return [
      Presentation.dailyTitle(session.round.occasion).map { "\($0)." },
      dailySentence(DailyGame(of: day)),
    ]
    .compactMap(\.self)
  }

  /// What the setter remarks on the game, where that was asked for.
  private var remark: [String] {
    isSpeaking
      ? [Voice.remark(on: session.round, tellsHeld: session.settings.showsMeter)].compactMap(\.self)
      : []
  }

  var resumedGame: [String] {
    [GameMessage.resumed.text] + dailyTitle + levelSentences(session.round) + wordSentences(board)
      + letterSentences(board).dropLast()
  }
}

import HangmanModel
import Presentation
import Words

// Moves, and what begins and ends with them.
extension PlainGame {
  /// Says what has just happened.
  func tell(_ news: News) -> [String] {
    if !session.isBegun, session.round.isParOpen { session.prepare() }
    return sentences(of: session.view(news, isSpeaking: isSpeaking))
  }

  func guess(_ input: String) -> [String] {
    switch board.verdict(on: input) {
    case .invalid: [invalidSentence(input, board: board)]
    case .ended: [endedSentence(next: nextLevel)]
    case .repeated(let letter): [GameMessage.repeated(letter).text]
    case .accepted(let letter): tell(session.make(.letter(letter)))
    }
  }

  func solve(_ input: String) -> [String] {
    let verdict = board.verdict(onSolution: input)
    if case .ended = verdict { return [endedSentence(next: nextLevel)] }
    if input.isEmpty { return [PlainMessage.howToSolve.text] }
    if case .accepted(let solution) = verdict { return tell(session.make(.solution(solution))) }
    return refusal(of: verdict, board: board).map { [$0] } ?? []
  }

  /// Begins the game of the day or goes on with it, or tells why that can't be.
  func openDaily(_ answer: PlainWord?) -> [String] {
    if session.openDaily(answer == .sure ? .sure : answer == .drop ? .drop : .none) {
      return tell(session.opening)
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
    if board.status != .playing { return [endedSentence(next: nextLevel)] }
    return tell(.offer(session.round.hintOffer()))
  }

  func takeHint() -> [String] { session.takeHint().map { tell(.hint($0)) } ?? hint }

  /// The level that comes next, while the run waits for it.
  var nextLevel: Int? {
    session.finished.flatMap { $0.runState == .goesOn ? $0.level + 1 : nil }
  }

  func startNextLevel() -> [String] {
    if session.startNextLevel() { return tell(.begins) }
    return [(board.status == .playing ? PlainMessage.levelGoesOn : .noNextLevel).text]
  }

  func startNewGame() -> [String] { tell(session.startNewGame()) }
}

import HangmanModel
import Presentation
import Words

// What the ear is told where the eye looks at the board.

/// What has just happened, in whole sentences.
func sentences(of view: GameView) -> [String] {
  let remark = [view.remark].compactMap(\.self)
  switch view.news {
  case .begins: return beginning(view) + remark
  case .beginsBesideAnother: return [GameMessage.anotherWaits.text] + beginning(view) + remark
  case .resumed: return resumed(view)
  case .newGame(let endedRun, let isOtherWaiting, let isResumed):
    let told: [String?] = [
      endedRun.flatMap(runEndSentence), isOtherWaiting ? DailyMessage.waits.text : nil,
    ]
    return (view.givenUp.map(givenUpSentences) ?? []) + told.compactMap(\.self)
      + (isResumed ? resumed(view) : beginning(view) + remark)
  case .move:
    let held = view.showsMeter ? [view.heldSentence] : []
    let moved = outcomeSentences(view)
    return view.end.map { moved + remark + sentences(of: $0) } ?? moved + held + remark
  case .hint: return [view.notice, missesLeftSentence(view.board)]
  case .offer(let offer):
    return [sentence(for: offer, on: view.board, isTaken: PlainMessage.howToTakeHint.text)]
  case .nothing, .thinking, .meter, .settingsWait, .shared, .step: return [view.notice]
  }
}

/// What is known as a game begins.
private func beginning(_ view: GameView) -> [String] {
  let board = view.board
  let state = wordSentences(board)
  let isLengthTold =
    board.category == nil && board.setup.setter.dodges
    && board.pattern.hiddenCount == board.pattern.length
  return standing(view) + [view.opening] + (isLengthTold ? state.dropFirst() : state[...])
}

private func resumed(_ view: GameView) -> [String] {
  [GameMessage.resumed.text] + standing(view) + wordSentences(view.board)
    + letterSentences(view.board).dropLast()
}

/// Which day's game it is, and where the run stands once it has a level behind it.
private func standing(_ view: GameView) -> [String] {
  let day = view.occasion.day.map { dailySentence(DailyGame(of: $0)) }
  let run = view.level == 1 ? nil : view.runSentence
  return [dailyTitle(view.occasion).map { "\($0)." }, day, run].compactMap(\.self)
}

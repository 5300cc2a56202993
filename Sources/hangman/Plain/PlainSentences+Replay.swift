import HangmanModel
import Presentation
import Words

/// A game told again, a line a step, and how it ended.
func replaySentences(_ replay: Replay) -> [String] {
  let steps = replay.steps.enumerated().dropFirst().map { index, step in
    [
      "\(ShareMessage.step(index, of: replay.steps.count - 1).text): "
        + (step.move.map { "\($0)." } ?? ""),
      step.move.flatMap { move in
        step.outcome.map { sentence(for: $0, of: move, board: step.board) }
      },
      step.board.status == .playing ? patternSentence(step.board.pattern) : nil,
      step.board.status == .playing ? missesLeftSentence(step.board) : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
  let end = replay.game.map { game in
    [PlainMessage.ended(isWon: game.result.isWon).text] + endSentences(game)
  }
  return [GameView(replay.beginning).opening] + wordSentences(replay.beginning.board) + steps
    + (end ?? [])
}

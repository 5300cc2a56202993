import HangmanModel
import Presentation
import Words

/// The word, the mistakes, how the setter dodged, and what came of it in the table.
func endSentences(_ game: FinishedGame, in scores: HighScores) -> [String] {
  endSentences(game) + rankSentences(game, in: scores)
}

/// The same of a game that isn't kept.
func endSentences(_ game: FinishedGame) -> [String] {
  let result = game.result
  let misses = result.misses == 0 ? "no mistake" : counted(result.misses, .mistake)
  return [
    answerSentence(game), meaningSentence(game),
    game.category.map { categorySentence(.known($0)) },
    "You made \(misses), of \(result.allowed) allowed.", scoreSentence(of: result),
  ].compactMap(\.self) + dodgeSentences(game)
}

/// What is told of a game that is given up for another one: the word, and how the setter dodged.
func givenUpSentences(_ game: FinishedGame) -> [String] {
  ["You gave up the game before.", answerSentence(game)] + dodgeSentences(game)
}

/// How many words it held: the first guesses that took some away, and the last one.
private func dodgeSentences(_ game: FinishedGame) -> [String] {
  if !game.occasion.isOfSetter { return [] }
  if !game.result.setup.setter.dodges { return ["I had chosen it before your first guess."] }
  let counts = game.candidateCounts
  guard let first = counts.first else { return [] }
  let steps = zip(game.record.moves.map(game.text(of:)), zip(counts, counts.dropFirst()))
    .filter { $1.0 != $1.1 }.map { "\(grouped($1.1)) after \($0)" }
  let told = steps.count > 4 ? Array(steps.prefix(3) + steps.suffix(1)) : steps
  return ["I began with \(counted(first, game.result.setup.noun))."]
    + (told.isEmpty ? [] : ["I held \(listed(told))."])
}

private func rankSentences(_ game: FinishedGame, in scores: HighScores) -> [String] {
  guard game.result.isWon else { return [] }
  let rank = scores.entries.firstIndex { $0.id == game.id }
  let table = scores.isHelped ? "the games with hints" : "the high scores"
  if let rank { return ["That is number \(rank + 1) of \(table)."] }
  return game.id == nil ? [] : ["It isn't among the \(scores.entries.count) best games."]
}

/// What the answer means, where that is known.
func meaningSentence(_ game: FinishedGame) -> String? {
  game.meaning.map { Presentation.meaningSentence($0, of: game.result.word) }
}

/// What the game makes of its run, and what can be typed next.
func runSentences(_ game: FinishedGame, in scores: RunScores) -> [String] {
  if game.runState == .goesOn {
    return [
      "Type next for level \(game.level + 1)\(spareClause(game)); you have "
        + "\(counted(game.points, .point)).",
      game.occasion.isOwnRun
        ? "Type new to end the run with another game, or quit."
        : "Type new for another game, or quit.",
    ]
  }
  return [
    runSentence(for: game), runRankSentence(game, in: scores),
    "Type new for another game, or quit.",
  ].compactMap(\.self)
}

/// Where the run stands, once it has a level behind it.
func levelSentences(_ round: Round) -> [String] {
  round.run.found.isEmpty ? [] : [runSentence(round)]
}

extension FinishedGame {
  /// A move as it is told: the letter, or the solution with the signs of the answer.
  fileprivate func text(of move: Move) -> String {
    if case .solution(let solution) = move { return solution.text(like: result.word) }
    return move.description
  }
}

import HangmanModel
import Presentation
import Words

/// What the ear is told of an end: the word, the mistakes, how the setter dodged, what sets the game apart, what it
/// makes of its run, and what can be typed next.
func sentences(of end: GameEnd) -> [String] {
  let suggestion = end.suggestion.map(plainSuggestionSentence)
  return endSentences(end.game) + [placeSentence(of: end)].compactMap(\.self)
    + end.distinctions.map(\.text) + runSentences(of: end) + [suggestion].compactMap(\.self)
}

/// The word, the mistakes, and how the setter dodged.
func endSentences(_ game: FinishedGame) -> [String] {
  let result = game.result
  return [
    answerSentence(game), meaningSentence(game),
    game.category.map { categorySentence(.known($0)) },
    PlainMessage.mistakes(result.misses, allowed: result.allowed).text, scoreSentence(of: result),
  ].compactMap(\.self) + dodgeSentences(game)
}

/// What is told of a game that is given up for another one: the word, and how the setter dodged.
func givenUpSentences(_ game: FinishedGame) -> [String] {
  [PlainMessage.gaveUp.text, answerSentence(game)] + dodgeSentences(game)
}

/// How many words it held: the first guesses that took some away, and the last one.
private func dodgeSentences(_ game: FinishedGame) -> [String] {
  if !game.occasion.isOfSetter { return [] }
  if !game.result.setup.setter.dodges { return [PlainMessage.chosenBefore.text] }
  let counts = game.candidateCounts
  guard let first = counts.first else { return [] }
  let steps = zip(game.record.moves.map(game.text(of:)), zip(counts, counts.dropFirst()))
    .filter { $1.0 != $1.1 }.map { PlainMessage.Held($1.1, after: $0) }
  let told = steps.count > 4 ? Array(steps.prefix(3) + steps.suffix(1)) : steps
  return [PlainMessage.began(first, game.result.setup.noun).text]
    + (told.isEmpty ? [] : [PlainMessage.held(told).text])
}

private func placeSentence(of end: GameEnd) -> String? {
  guard let scores = end.scores, let rank = end.rank else { return nil }
  let count = scores.entries.count
  let place: PlainMessage =
    rank > count ? .notAmongBest(count) : .place(rank, isHelped: scores.isHelped)
  return place.text
}

/// What the answer means, where that is known.
func meaningSentence(_ game: FinishedGame) -> String? {
  game.meaning.map { Presentation.meaningSentence($0, of: game.result.word) }
}

/// What the game makes of its run, and what can be typed next.
private func runSentences(of end: GameEnd) -> [String] {
  let game = end.game
  if game.runState == .goesOn {
    return [
      PlainMessage.nextLevel(game.level + 1, spare: game.spareClause, points: game.points).text,
      (game.occasion.isOwnRun ? PlainMessage.newEndsRun : .new).text,
    ]
  }
  return [
    runSentence(for: game), end.runRank.map { EndMessage.rank($0).text }, PlainMessage.new.text,
  ].compactMap(\.self)
}

extension FinishedGame {
  /// A move as it is told: the letter, or the solution with the signs of the answer.
  fileprivate func text(of move: Move) -> String {
    if case .solution(let solution) = move { return solution.text(like: result.word) }
    return move.description
  }
}

public import HangmanModel

/// `YOU WON` or `YOU LOST`.
public func headline(of game: FinishedGame) -> String {
  game.result.isWon ? "YOU WON" : "YOU LOST"
}

/// What was done, the most important first: how the game ended, what sets it apart, what it makes of the run,
/// and what the villain held.
public func boardSentences(of game: FinishedGame, _ distinctions: [String] = []) -> [String] {
  let run = runSentence(for: game)
  let held = game.result.setup.setter.dodges ? heldSentence(game) : nil
  return [game.result.isWon ? foundSentence(game.result) : answerSentence(game)] + distinctions
    + [run, held].compactMap(\.self)
}

/// `You found BEAD with 5 of 8 mistakes, one under par.`
private func foundSentence(_ result: GameResult) -> String {
  let mistakes =
    result.misses == 0
    ? "without a mistake" : "with \(result.misses) of \(counted(result.allowed, .mistake))"
  let par = result.par == nil ? nil : result.score.map(parPhrase)
  return "You found \(result.word) \(mistakes)\(par.map { ", \($0)" } ?? "")."
}

/// The word; of several that fit every answer none was ever chosen, and a few of them are named.
public func answerSentence(_ game: FinishedGame) -> String {
  let (word, noun) = (game.result.word, game.result.setup.noun)
  let others = game.heldCount - 1
  if others == 0 { return "The \(noun) was \(word)." }
  let counted = others == 1 ? "one other \(noun)" : "one of \(grouped(others)) other \(noun)s"
  let named = game.others.isEmpty ? [counted] : game.others
  return "It could have been \(listed([word] + named, or: true))."
}

/// What the villain held, in short.
private func heldSentence(_ game: FinishedGame) -> String {
  if game.startCount == 1 { return "I held just one \(game.result.setup.noun) all along." }
  let held = game.heldCount == 1 ? "one" : grouped(game.heldCount)
  return "I began with \(counted(game.startCount, game.result.setup.noun)), "
    + "and at the end I held \(held)."
}

/// A record or wins in a row that a game has made; nil without them.
///
/// - Parameter statistics: those of all games.
public func distinctionSentence(
  _ game: FinishedGame, in scores: HighScores, _ statistics: Statistics
) -> String? {
  guard game.result.isWon else { return nil }
  if scores.entries.count > 1, scores.entries[0].id == game.id {
    return "That's your best game here so far."
  }
  let streak = statistics.currentStreak
  if streak < 3 { return nil }
  let isLongest = streak == statistics.bestStreak && streak < statistics.games
  return "You have won \(grouped(streak)) in a row\(isLongest ? ", more than ever" : "")."
}

/// What is said where the story of the first game that a villain has won is picked.
public let firstStoryNotice = "How did I do that? Story tells you."

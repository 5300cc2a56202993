public import HangmanModel
public import Words

/// What is told at the end of a game, and of runs.
public enum EndMessage: Message {
  /// The word, with the mistakes of those allowed, and where that stands to par.
  case found(String, misses: Int, of: Int, standing: String?)
  /// The word; or some that fit every answer, of which none was ever chosen, or one with a number of others.
  case answer(String, Noun), answers([String]), answerOrOthers(String, Int, Noun)
  /// What the villain held: one word all along, or so many at first and at last.
  case heldOne(Noun), held(Int, Noun, atEnd: Int)
  /// Where a score stands: `at par`, `one over par`, `three under par`; and a sentence of that, and of par.
  case toPar(Int), score(String, Int)
  /// What sets it apart.
  case best, streak(Int, isLongest: Bool), placeAmongAll(Int)
  /// So many days in a row were won; and at best.
  case days(Int, best: Int)
  /// The story of the first game that a villain has won is picked.
  case firstStory
  /// What a word means, or the one that a form of it is made from.
  case meaning(Meaning), meaningOfForm(String, Meaning)
  /// A villain that is suggested, and why another game is.
  case villain(Setter), unknownWord, sameLetters
  /// What takes a suggestion: a key, or what to type before a new game.
  case suggestion(String, key: String), typedSuggestion(String, command: String)

  // What is told of a run: the mistakes to spare, also behind a comma, and the next level.
  case spare(Int), withSpare(Int), next(Int, points: Int, spare: String)
  case complete(Noun, figures: String), ended(figures: String)
  case rank(Int)
  /// Where it began, where that has no name.
  case from(mistakes: Int)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}

func found(_ result: GameResult) -> EndMessage {
  .found(
    result.word, misses: result.misses, of: result.allowed,
    standing: result.par == nil ? nil : result.score.map { EndMessage.toPar($0).text })
}

/// The word; of several that fit every answer none was ever chosen, and a few of them are named.
public func answerSentence(_ game: FinishedGame) -> String {
  let (word, noun) = (game.result.word, game.result.setup.noun)
  let others = game.heldCount - 1
  let answer: EndMessage =
    if others == 0 {
      .answer(word, noun)
    } else {
      game.others.isEmpty ? .answerOrOthers(word, others, noun) : .answers([word] + game.others)
    }
  return answer.text
}

func held(_ game: FinishedGame) -> EndMessage {
  let noun = game.result.setup.noun
  return game.startCount == 1
    ? .heldOne(noun) : .held(game.startCount, noun, atEnd: game.heldCount)
}

/// A record or wins in a row that a game has made; nil without them.
///
/// - Parameter statistics: those of all games.
public func distinction(
  of game: FinishedGame, in scores: HighScores, _ statistics: Statistics
) -> EndMessage? {
  guard game.result.isWon else { return nil }
  if scores.entries.count > 1, scores.entries[0].id == game.id { return .best }
  let streak = statistics.currentStreak
  if streak < 3 { return nil }
  return .streak(
    streak, isLongest: streak == statistics.bestStreak && streak < statistics.games)
}

/// What a word means: `BEAR (noun): …`, or `BEARS: from BEAR (noun): …`.
public func meaningSentence(_ meaning: Meaning, of word: String) -> String {
  (meaning.word == word ? EndMessage.meaning(meaning) : .meaningOfForm(word, meaning)).text
}
